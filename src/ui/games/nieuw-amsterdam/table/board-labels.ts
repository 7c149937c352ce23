import { ROUNDS } from '@/games/nieuw-amsterdam/catalogue/rates';
import type { BoardLabels } from '../board/labels';
import type { Position } from './scene';

export const boardLabels = ({ say, common, view }: Position): BoardLabels => ({
  board: common.accessibility.board,
  title: say.title,
  subtitle: view.phase === 'placement' ? say.names.phase.placement : common.match.round(view.round, ROUNDS),
  north: say.names.north,
  river: say.names.river,
  sea: say.names.bay,
  districts: say.names.district,
  moneyBox: say.names.moneyBox,
  lands: say.names.landsOnOffer,
  ships: say.names.shipsOnOffer,
  wharf: say.names.wharf,
  landRow: say.names.landRow,
  zoom: { in: common.match.zoom.in, out: common.match.zoom.out, fit: common.match.zoom.reset },
});
