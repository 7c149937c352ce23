import type { GameUi } from './game-ui';
import { automatic } from './nieuw-amsterdam/automatic';
import { Table } from './nieuw-amsterdam/table/table';
import { hasPlace, rulesText } from './nieuw-amsterdam/telling';
import { Thumbnail } from './nieuw-amsterdam/thumbnail';

/** By the game's id: the only file of the screens' side that knows all games. */
export const gameUi: Readonly<Record<string, GameUi>> = {
  'nieuw-amsterdam': { Table, Thumbnail, rulesText, hasPlace, automatic },
};
