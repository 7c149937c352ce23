import { render } from '@testing-library/react-native';

import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import type { Event } from '@/games/nieuw-amsterdam/events';
import type { Move } from '@/games/nieuw-amsterdam/moves';
import type { State } from '@/games/nieuw-amsterdam/types';
import { Table } from '@/ui/games/nieuw-amsterdam/table/table';

const seats = [
  { name: 'Anna', colour: 0 },
  { name: 'Bram', colour: 1 },
  { name: 'Cornelis', colour: 2 },
] as const;
export const nameOf = (seat: number) => seats[seat]?.name ?? '';

export const onRule = jest.fn<void, [string]>();

/** A position of three players in the eyes of whoever is to act. */
interface Seen {
  readonly events?: readonly Event[];
  readonly pointed?: readonly Event[];
  readonly warns?: boolean;
}

export async function sitAt(state: State, { events = [], pointed, warns = true }: Seen = {}) {
  const onMove = jest.fn<void, [Move]>();
  onRule.mockClear();
  const judge = (move: Move) => {
    const played = game.play(state, move);
    return played.ok ? null : played.refusal;
  };
  const preview = (move: Move) => {
    const seen = game.preview(state, move);
    return seen.ok ? seen.preview : null;
  };
  await render(
    <Table
      view={game.viewFor(state, null)}
      seats={seats.slice(0, state.players.length)}
      acting={state.current}
      human
      offers={game.offers(state)}
      ask={{ judge, preview, whyNot: (type, at) => game.whyNot(state, state.current ?? 0, type, at) }}
      onMove={onMove}
      language="en"
      events={events}
      past={[]}
      pace="off"
      leftHanded={false}
      turn={0}
      controls={null}
      news={null}
      waiting={null}
      help={{ warns, button: null, hints: null, tried: null, worths: [] }}
      pointed={pointed ?? null}
      onRule={onRule}
    />,
  );
  return onMove;
}
