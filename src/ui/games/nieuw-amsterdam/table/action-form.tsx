import type { MoveType } from '@/games/nieuw-amsterdam/moves';
import { FACTS } from '../rule-facts';
import { offerOf } from '../drafts/auction';
import { BlackMarketForm } from './black-market-form';
import { BuildForm } from './build-form';
import { HousesForm } from './houses-form';
import { LandForm } from './land-form';
import { MarketForm } from './market-form';
import { usePosition } from './scene';
import { ShipForm } from './ship-form';
import { SimpleForm } from './simple-form';
import { TradeForm } from './trade-form';

/** The form of one kind of action; null for moves that need none. */
export function ActionForm({ type }: { readonly type: MoveType }) {
  const { say, offers } = usePosition();
  switch (type) {
    case 'buildBusinesses':
      return <BuildForm />;
    case 'holdElections':
    case 'clearLand':
      return <SimpleForm move={{ type }} />;
    case 'acquireLand':
      return <LandForm />;
    case 'tradeFurs':
      return <TradeForm />;
    case 'shipFurs':
      return <ShipForm />;
    case 'lumberYard':
    case 'granary':
      return <MarketForm type={type} />;
    case 'buildWarehouse':
      return <SimpleForm move={{ type }} note={say.moves.special.explain.docks(FACTS)} />;
    case 'buildHouses':
      return <HousesForm />;
    case 'blackMarket':
      return <BlackMarketForm />;
    case 'moveTradingPost': {
      const to = offerOf(offers, 'moveTradingPost')?.to;
      const note =
        to === undefined ? say.moves.special.explain.tradingCompany(FACTS) : say.table.tradingPost.to(to);
      return <SimpleForm move={{ type }} note={note} />;
    }
    case 'placeBusiness':
    case 'chooseColumn':
    case 'bid':
    case 'passBid':
    case 'pay':
    case 'takeColumn':
    case 'passTile':
    case 'endTurn':
    case 'closeBusinesses':
      return null;
  }
}
