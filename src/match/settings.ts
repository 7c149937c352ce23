import { bool, isMalformed, nullable, oneOf, type Fields, text, whole } from '@/core/shape';
import { BOT_SPEEDS, type BotSpeed } from './bot-turn';
import { asciiJson } from './storage/envelope';
import { type TableSetup, tableShape } from './table';

export const ANIMATIONS = ['auto', 'full', 'fast', 'reduced', 'off'] as const;
/** `auto`: full, unless the device asks for less motion. */
export type Animation = (typeof ANIMATIONS)[number];

/** Per cent. */
export const VOLUMES = [25, 50, 100] as const;
export type Volume = (typeof VOLUMES)[number];

/** What people like, apart from any game. */
export interface Settings {
  /** A language's code; null follows the device. */
  readonly language: string | null;
  readonly animation: Animation;
  readonly botSpeed: BotSpeed;
  readonly sound: boolean;
  readonly volume: Volume;
  readonly haptics: boolean;
  /** Per cent. */
  readonly textScale: 100 | 115 | 130 | 150;
  readonly leftHanded: boolean;
  readonly night: 'auto' | 'on' | 'off';
  /** When all games were last exported; null: never. */
  readonly backedUpAt: number | null;
  /** How the last table was set up, to offer it again. */
  readonly lastTable: TableSetup | null;
}

export const DEFAULTS: Settings = {
  language: null,
  animation: 'auto',
  botSpeed: 'normal',
  sound: true,
  volume: 25,
  haptics: true,
  textScale: 100,
  leftHanded: false,
  night: 'auto',
  backedUpAt: null,
  lastTable: null,
};

const SHAPES: Fields<Settings> = {
  language: nullable(text(20)),
  animation: oneOf(ANIMATIONS),
  botSpeed: oneOf(BOT_SPEEDS),
  sound: bool,
  volume: oneOf(VOLUMES),
  haptics: bool,
  textScale: oneOf([100, 115, 130, 150]),
  leftHanded: bool,
  night: oneOf(['auto', 'on', 'off']),
  backedUpAt: nullable(whole()),
  lastTable: nullable(tableShape),
};

/** Field by field: one that is missing, damaged or from another version takes its default, the others stay. */
export function decodeSettings(stored: string | null): Settings {
  const json = stored === null ? null : parse(stored);
  if (typeof json !== 'object' || json === null) return DEFAULTS;
  const given = new Map(Object.entries(json));
  const read = <F extends keyof Settings>(field: F): Settings[F] => {
    const value = SHAPES[field](given.get(field));
    return isMalformed(value) ? DEFAULTS[field] : value;
  };
  return {
    language: read('language'),
    animation: read('animation'),
    botSpeed: read('botSpeed'),
    sound: read('sound'),
    volume: read('volume'),
    haptics: read('haptics'),
    textScale: read('textScale'),
    leftHanded: read('leftHanded'),
    night: read('night'),
    backedUpAt: read('backedUpAt'),
    lastTable: read('lastTable'),
  };
}

function parse(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return null; // every field takes its default
  }
}

/** ASCII, as some media hold bytes. */
export const encodeSettings = (settings: Settings): string => asciiJson(settings);
