import { range } from '@/core/list';
import { type EventOf, leave, slide, type Story, type Trip } from './trip';

/** The tiles drop into the chest, column by column. */
export const tilesLaid = ({ columns }: EventOf<'tilesLaid'>): Trip[] =>
  columns.flatMap((tiles, column) =>
    tiles.map((step, row) => slide({ kind: 'tile', step }, { at: 'chest' }, { at: 'tile', column, row })),
  );

/** The chooser's turn-order token is laid on the column for sale. */
export const columnChosen = ({ player, column }: EventOf<'columnChosen'>, { before }: Story): Trip[] => {
  const number = before.players[player]?.token ?? 1;
  return [slide({ kind: 'token', number }, { at: 'seat', seat: player }, { at: 'column', index: column })];
};

/** Whoever bids steps up to the column. */
export function bidMade({ player }: EventOf<'bidMade'>, { before }: Story): Trip[] {
  const column = before.auction?.column;
  if (column === undefined) return [];
  return [
    leave({ kind: 'marker', seat: player }, { at: 'seat', seat: player }, { at: 'column', index: column }),
  ];
}

export const columnTaken = ({ player, column, tiles }: EventOf<'columnTaken'>): Trip[] =>
  tiles.map((step, row) =>
    slide({ kind: 'tile', step }, { at: 'tile', column, row }, { at: 'seat', seat: player }),
  );

/** Tokens change hands across the chest. */
export function tokenTaken({ player, token }: EventOf<'tokenTaken'>, { before }: Story): Trip[] {
  const from = before.players.findIndex((other) => other.token === token);
  return [
    {
      piece: { kind: 'token', number: token },
      way: [
        { place: { at: 'seat', seat: Math.max(0, from) } },
        { place: { at: 'chest' } },
        { place: { at: 'seat', seat: player }, opacity: 0.3 },
      ],
      lasts: 450,
    },
  ];
}

export const tilesLeftOut = ({ columns }: EventOf<'tilesLeftOut'>, { before }: Story): Trip[] =>
  columns.flatMap((column) =>
    range(before.moneyBox[column]?.tiles.length ?? 0).flatMap((row) => {
      const step = before.moneyBox[column]?.tiles[row];
      return step === undefined
        ? []
        : [leave({ kind: 'tile', step }, { at: 'tile', column, row }, { at: 'chest' })];
    }),
  );
