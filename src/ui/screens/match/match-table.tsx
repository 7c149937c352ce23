import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';

import type { Kind } from '@/core/game';
import type { Language } from '@/i18n';
import type { Match } from '@/match/match';
import { selectOffers, selectToAct, selectView } from '@/match/selectors';
import type { MatchStore } from '@/match/store-state';
import { companyOf, isHuman } from '@/match/table';
import type { GameUi } from '@/ui/games/game-ui';
import { gameUi } from '@/ui/games/registry';
import type { Pace } from '@/ui/motion/flight';
import { identityOf } from '../shell/identity';
import { BotBar } from './bot-bar';
import { ConsentSheet } from './consent-sheet';
import { Controls } from './controls';
import { News } from './news';
import { SittingContext, useMatch, useSitting, type Ways } from './sitting';
import { turnFor } from './turn-for';
import { useAsk } from './use-ask';
import { useBriefly } from './use-briefly';
import { useHelp } from './use-help';
import { useTableKeys } from './use-table-keys';

function OpenTable({ Table }: Pick<GameUi, 'Table'>) {
  const { store, match, table, language, leftHanded, pace, pointed, ways } = useSitting();
  const view = useMatch(selectView);
  const offers = useMatch(selectOffers);
  const acting = useMatch(selectToAct);
  const events = useMatch((state) => state.events);
  const seats = useMemo(() => table.seats.map(identityOf), [table]);
  const ask = useAsk(match);
  const help = useHelp();
  useTableKeys();
  return (
    <>
      <Table
        view={view}
        seats={seats}
        acting={acting}
        human={isHuman(companyOf(table), acting)}
        offers={offers}
        ask={ask}
        onMove={store.getState().submit}
        language={language}
        events={events}
        past={match.steps}
        pace={pace}
        leftHanded={leftHanded}
        turn={turnFor(table, acting)}
        controls={<Controls />}
        news={<News />}
        waiting={<BotBar />}
        help={help}
        pointed={pointed}
        onRule={ways.rules}
      />
      <ConsentSheet />
    </>
  );
}

interface Props {
  readonly store: StoreApi<MatchStore>;
  readonly language: Language;
  readonly leftHanded: boolean;
  /** How what happened is shown; at once unless told. */
  readonly pace?: Pace;
  readonly ways: Ways;
}

/** The game on the table of this store; nothing while there is none. */
export function MatchTable({ store, language, leftHanded, pace = 'off', ways }: Props) {
  const match: Match<Kind> | null = useStore(store, (state) => state.match);
  const table = useStore(store, (state) => state.table);
  const step = match?.steps.length ?? 0;
  const [pointed, point] = useBriefly<readonly Kind['Event'][]>(step);
  const [told, tell] = useBriefly<string>(step);
  const sitting = useMemo(
    () =>
      match === null || table === null
        ? null
        : { store, match, table, language, leftHanded, pace, ways, pointed, point, told, tell },
    [store, match, table, language, leftHanded, pace, ways, pointed, point, told, tell],
  );
  const ui = table === null ? undefined : gameUi[table.game];
  if (sitting === null || ui === undefined) return null;
  return (
    <SittingContext value={sitting}>
      <OpenTable Table={ui.Table} />
    </SittingContext>
  );
}
