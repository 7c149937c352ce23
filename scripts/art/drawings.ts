import { compassLayers } from './compass';
import { iconPictures } from './icon';
import { mapLayers } from './map';
import { moduleOf } from './module';
import { socialPictures } from './social';

const BOARD = 'src/ui/games/nieuw-amsterdam/board';

/** What the app draws with, as source files. */
export const sources = (): readonly { readonly file: string; readonly text: string }[] => [
  { file: `${BOARD}/engraved-map.ts`, text: moduleOf({ MAP: mapLayers() }) },
  { file: `${BOARD}/engraved-fittings.ts`, text: moduleOf({ COMPASS: compassLayers() }) },
];

export const pictures = [...iconPictures, ...socialPictures];
