import { cartoucheLayers } from './cartouche';
import { cardShip, landLayers, roadsteadLayers } from './cards';
import { chestLayers, shadeLayers } from './chest';
import { compassLayers } from './compass';
import { countryLayers, pierLayers, wharfLayers } from './grounds';
import { iconPictures } from './icon';
import { layersOf } from './inks';
import { mapLayers } from './map';
import { moduleOf } from './module';
import { prospectLayers } from './prospect';
import { sheets } from './sheets';
import { socialPictures } from './social';
import { stall } from './stall';

const BOARD = 'src/ui/games/nieuw-amsterdam/board';

/** What the app draws with, as source files. */
export const sources = (): readonly { readonly file: string; readonly text: string }[] => [
  { file: `${BOARD}/engraved-map.ts`, text: moduleOf({ MAP: mapLayers() }) },
  {
    file: `${BOARD}/engraved-fittings.ts`,
    text: moduleOf({
      COMPASS: compassLayers(),
      CARTOUCHE_LOW: cartoucheLayers(296, 124),
      CARTOUCHE_HIGH: cartoucheLayers(396, 196),
      CHEST: chestLayers(),
      CHEST_SHADE: shadeLayers(),
      STALL: layersOf(stall),
      WHARF: wharfLayers(),
      PIER: pierLayers(),
      COUNTRY: countryLayers(810, 196),
    }),
  },
  {
    file: `${BOARD}/engraved-cards.ts`,
    text: moduleOf({
      LAND_OFFER: landLayers({ w: 94, h: 78, cleared: false }),
      WOODLAND: landLayers({ w: 83, h: 78, cleared: false }),
      FIELD: landLayers({ w: 83, h: 78, cleared: true }),
      ROADSTEAD: roadsteadLayers(94, 78),
      SHIP: cardShip(),
    }),
  },
  { file: 'src/ui/screens/home/engraved-prospect.ts', text: moduleOf({ PROSPECT: prospectLayers() }) },
];

export const pictures = [...iconPictures, ...socialPictures, ...sheets];
