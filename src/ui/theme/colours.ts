/** Every colour of the app. The map is always drawn with these; the chrome around it reads a `Palette`. */
export const colours = {
  ink: '#2B2118',
  sepia: '#6B5238',
  /** Decoration only: too pale for text. */
  faded: '#8A7355',
  parchment: '#F1E4C8',
  vellum: '#FAF3E3',
  shade: '#E2CFA8',
  sea: '#C9D6CF',
  seaInk: '#4F6F73',
  meadow: '#C8CFA0',
  wood: '#7A8B5C',
  road: '#E6D3AC',
  brick: '#B86B4B',
  alarm: '#9B1C1C',
  good: '#2F6B3C',
  focus: '#0B57D0',
  night: '#1E1A16',
  paper: '#F8F0DC',
  fadedInk: '#5A4A38',
  rule: '#8C7553',
} as const;

/** One wash for each of six districts; always together with a name and a number. */
export const districtWashes = ['#EBD3BE', '#DCDDC0', '#CFDAD3', '#E9DDB0', '#E3D0D6', '#E8DCC4'] as const;

/** What the chrome is painted with. */
export interface Palette {
  readonly ground: string;
  readonly panel: string;
  readonly pressed: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly action: string;
  readonly onAction: string;
  readonly alarm: string;
  readonly good: string;
  readonly focus: string;
}

export const palettes: Readonly<Record<'light' | 'night', Palette>> = {
  light: {
    ground: colours.parchment,
    panel: colours.vellum,
    pressed: colours.shade,
    text: colours.ink,
    muted: colours.sepia,
    line: colours.faded,
    action: colours.ink,
    onAction: colours.vellum,
    alarm: colours.alarm,
    good: colours.good,
    focus: colours.focus,
  },
  night: {
    ground: colours.night,
    panel: '#2A241E',
    pressed: '#3D342A',
    text: colours.parchment,
    muted: '#B8A88A',
    line: '#8A7355',
    action: colours.parchment,
    onAction: colours.ink,
    alarm: '#F0958A',
    good: '#9CCB9F',
    focus: '#8FB8FF',
  },
};

function luminance(hex: string): number {
  const channel = (from: number): number => {
    const value = parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** The contrast of two colours as WCAG counts it: 1 (none) to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
