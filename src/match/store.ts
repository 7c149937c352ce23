import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Kind, Seat } from '@/core/game';
import { at } from '@/core/list';
import { rngFromSeed } from '@/core/rng';
import { GUARD_MS, handover, isCovered } from './handover';
import { type Match, start, submit } from './match';
import { createKeeper } from './keeper';
import { matchOf, type SaveProblem } from './save';
import type { Loaded } from './saves';
import { adviseUnasked, askAdvice, dropAdvice } from './advising';
import { type MarkKind, withMark } from './marks';
import { plan, save, show, stop } from './store-effects';
import { type Answer, EMPTY, type MatchDeps, type MatchStore, type Submission } from './store-state';
import {
  type Company,
  companyOf,
  fits,
  isHuman,
  type SeatKind,
  type SeatSetup,
  settled,
  tableOf,
  type TableSetup,
  withSeat,
} from './table';
import { redone, restartTurn, type TakeBack, takenBack, undoStep } from './undo';
import type { Workings } from './workings';
import type { Written } from './write-queue';

/** The game on the table of this device. No React, no clock, no disk but those handed in. */
export function createMatchStore(deps: MatchDeps): StoreApi<MatchStore> {
  return createStore<MatchStore>()((_set, _get, store) => {
    const workings: Workings = {
      deps,
      store,
      botTurn: null,
      stopAdvice: () => undefined,
      guardedUntil: 0,
      keeper: createKeeper({ put: (document) => deps.saves.put(document), schedule: deps.schedule }),
      lastSave: Promise.resolve('saved'),
      visits: 0,
    };
    return {
      ...EMPTY,
      botSpeed: 'normal',
      unsaved: 0,
      slowBots: false,
      begin: (table) => begin(workings, table),
      open: (id) => open(workings, id),
      submit: (move) => submitMove(workings, move),
      undo: () => goBack(workings, undoStep),
      restartTurn: () => goBack(workings, restartTurn),
      redo: () => goForward(workings),
      agree: () => agree(workings),
      decline: () => {
        store.setState({ asked: null });
        plan(workings);
      },
      lift: () => lift(workings),
      stepBot: () => workings.botTurn?.hurry(),
      setBotSpeed: (botSpeed) => {
        store.setState({ botSpeed });
        workings.botTurn?.pace();
      },
      pauseBots: (paused) => {
        store.setState({ paused });
        workings.botTurn?.pace();
      },
      forgiveBot: () => store.setState({ botFault: null }),
      askAdvice: () => askAdvice(workings),
      dropAdvice: () => dropAdvice(workings),
      reseat: (seat, change) => reseat(workings, seat, change),
      orient: (orientation) => changeTable(workings, (table) => ({ ...table, orientation })),
      retrySave: () => save(workings),
      leave: () => leave(workings),
    };
  });
}

/** A name for a seat whose set-up came without: words are for the screens. */
const numberOf = (seat: Seat): string => String(seat + 1);

const ID_LENGTH = 16;

function begin(workings: Workings, asked: TableSetup): string | null {
  const { deps } = workings;
  const table = settled(asked, numberOf);
  const game = deps.gameById(table.game);
  if (game === null || !fits(game, table)) return null;
  workings.visits++;
  stop(workings);
  const id = rngFromSeed(`${deps.now()} ${table.seed}`).slice(0, ID_LENGTH);
  const name = table.seats.map((seat) => seat.name).join(', ');
  show(workings, start(game, tableOf(table)), { ...EMPTY, id, name, table });
  return id;
}

async function open(workings: Workings, id: string): Promise<SaveProblem | null> {
  const { store } = workings;
  const visit = ++workings.visits;
  const loaded = await newestOf(workings, id);
  if (!loaded.ok) return loaded.problem;
  if (visit !== workings.visits) return null;
  const { name, table } = loaded.document;
  stop(workings);
  const pending = workings.keeper.pending(id) !== null;
  const savedMoves = pending ? null : loaded.match.steps.length;
  store.setState({ ...EMPTY, id, name, table, match: loaded.match, savedMoves });
  if (pending) save(workings);
  plan(workings);
  return null;
}

/** A game left before it could be saved is newer here than on the disk. */
async function newestOf({ deps, keeper }: Workings, id: string): Promise<Loaded> {
  const document = keeper.pending(id);
  const match = document === null ? null : matchOf(document, deps.gameById);
  return document !== null && match?.ok === true
    ? { ok: true, document, match: match.value }
    : deps.saves.load(id);
}

interface Scene {
  readonly match: Match<Kind>;
  readonly company: Company;
}

function sceneOf({ store }: Workings): Scene | null {
  const { match, table } = store.getState();
  return match === null || table === null ? null : { match, company: companyOf(table) };
}

function submitMove(workings: Workings, move: unknown): Submission {
  const { deps, store } = workings;
  const scene = sceneOf(workings);
  if (scene === null || !isUpToPerson(scene, store.getState().holder)) return 'notNow';
  if (deps.now() < workings.guardedUntil) return 'tooSoon';
  const played = submit(scene.match, move);
  if (!played.ok) {
    store.setState({ lastRefusal: played.refusal });
    return 'refused';
  }
  show(workings, played.match, { events: played.events, holder: played.by, botFault: null });
  return 'played';
}

const isUpToPerson = ({ match, company }: Scene, holder: Seat | null): boolean =>
  isHuman(company, match.game.toAct(match.state)) && !isCovered(handover(match, company, holder));

type WayBack = (match: Match<Kind>, company: Company) => TakeBack | null;

/** At once if it is free; else it waits for agreement, and so do the bots. */
function goBack(workings: Workings, wayBack: WayBack): Answer {
  const scene = sceneOf(workings);
  const way = scene === null ? null : wayBack(scene.match, scene.company);
  if (scene === null || way === null) return 'nothing';
  if (way.need === 'nothing') {
    show(workings, takenBack(scene.match, way), { events: [] });
    return 'done';
  }
  stop(workings);
  workings.store.setState({ asked: way });
  return 'asked';
}

function agree(workings: Workings): void {
  const scene = sceneOf(workings);
  const { asked } = workings.store.getState();
  if (scene !== null && asked !== null) show(workings, takenBack(scene.match, asked), { events: [] });
}

function goForward(workings: Workings): Answer {
  const scene = sceneOf(workings);
  const match = scene === null ? null : redone(scene.match, scene.company);
  if (scene === null || match === null) return 'nothing';
  const steps = match.steps.slice(scene.match.steps.length);
  const holder = steps[0]?.by ?? null;
  show(workings, match, { events: steps.flatMap(({ events }) => events), holder });
  return 'done';
}

function lift(workings: Workings): void {
  const { deps, store } = workings;
  const scene = sceneOf(workings);
  if (scene === null) return;
  const { seat, cover } = handover(scene.match, scene.company, store.getState().holder);
  if (cover === 'none') return;
  if (cover !== 'banner') workings.guardedUntil = deps.now() + GUARD_MS;
  store.setState({ holder: seat });
  if (cover !== 'banner') adviseUnasked(workings);
}

function changeTable(workings: Workings, change: (table: TableSetup) => TableSetup): void {
  const { table, asked } = workings.store.getState();
  if (table === null) return;
  workings.store.setState({ table: change(table) });
  save(workings);
  if (asked === null) plan(workings);
}

/** Who plays a seat is marked in the log, where it changes. */
function reseat(workings: Workings, seat: Seat, change: Partial<SeatSetup>): void {
  const { match, table } = workings.store.getState();
  if (match === null || table === null) return;
  const { kind } = at(table.seats, seat);
  if (change.kind !== undefined && change.kind !== kind) {
    const mark = { at: match.steps.length, kind: SEAT_MARK[change.kind], by: seat };
    workings.store.setState({ match: { ...match, marks: withMark(match.marks, mark) } });
  }
  changeTable(workings, (now) => settled(withSeat(now, seat, change), numberOf));
}

const SEAT_MARK: Readonly<Record<SeatKind, MarkKind>> = { bot: 'tookOver', human: 'gaveBack' };

function leave(workings: Workings): Promise<Written> {
  workings.visits++;
  stop(workings);
  workings.store.setState(EMPTY);
  return workings.lastSave;
}
