import { landCard, shipCard } from '@/games/nieuw-amsterdam/catalogue';
import type { MoveType } from '@/games/nieuw-amsterdam/moves';
import { DISTRICTS, type District, type ShipId, TRADERS } from '@/games/nieuw-amsterdam/types';
import { offerOf } from '../drafts/auction';
import { ownIn, withDistrict } from '../drafts/businesses';
import { furTotal } from '../drafts/furs';
import { type BoardSpot, type SpotId, spotKey } from '../board/spots';
import { columnFacts, districtFacts, traderFacts } from './facts';
import type { Scene } from './scene';
import { SPECIALS } from './step-actions';

/** A place that belongs to a kind of move: it says what lies there and, if so, why it cannot be used. */
function spot(
  scene: Scene,
  id: SpotId,
  type: MoveType,
  told: readonly [label: string, at: string],
): BoardSpot {
  const { ask, choice, why, say } = scene;
  const [label, at] = told;
  const refusal = ask.whyNot(type, at);
  const picked = choice?.type === type && choice.at === at;
  return {
    id,
    state: refusal !== null ? 'blocked' : picked ? 'selected' : 'legal',
    label: `${label} ${refusal === null ? say.moves.label[type] : why(refusal)}`,
  };
}

/** Whether a tap on a district builds there, rather than opening its special action. */
const isBuilding = ({ view, ask, choice }: Scene): boolean =>
  view.phase === 'city' &&
  ask.whyNot('buildBusinesses') === null &&
  (choice === null || choice.type === 'buildBusinesses');

const districtMove = (scene: Scene, district: District): MoveType => {
  if (scene.view.phase === 'placement') return 'placeBusiness';
  if (scene.view.phase === 'upkeep') return 'closeBusinesses';
  return isBuilding(scene) ? 'buildBusinesses' : SPECIALS[district];
};

function districtSpots(scene: Scene): BoardSpot[] {
  return DISTRICTS.map((district) => {
    const type = districtMove(scene, district);
    const label = scene.say.places.district(districtFacts(scene, district));
    const made = spot(scene, { kind: 'district', district }, type, [label, district]);
    const picked = scene.counts[district] > 0 || (scene.choice?.type === type && type === SPECIALS[district]);
    return picked && made.state === 'legal' ? { ...made, state: 'selected' } : made;
  });
}

/** A ship that wants more furs than there are is blocked, though shipping is not. */
function shipSpot(scene: Scene, id: ShipId): BoardSpot {
  const { say, offers, me } = scene;
  const card = shipCard(id);
  const made = spot(scene, { kind: 'ship', id }, 'shipFurs', [say.names.ship(card), id]);
  if (made.state === 'blocked' || offerOf(offers, 'shipFurs')?.ships.includes(id)) return made;
  const missing = say.table.ships.missing(card.furs - furTotal(me.furs));
  return { ...made, state: 'blocked', label: `${say.names.ship(card)} ${missing}` };
}

const columnSpots = (scene: Scene, type: 'chooseColumn' | 'takeColumn'): BoardSpot[] =>
  scene.view.moneyBox.map((_, column): BoardSpot => {
    const label = scene.say.places.column(columnFacts(scene, column));
    const refusal = scene.ask.judge({ type, column });
    const picked = scene.choice?.at === String(column);
    return {
      id: { kind: 'column', index: column },
      state: refusal !== null ? 'blocked' : picked ? 'selected' : 'legal',
      label: refusal === null ? label : `${label} ${scene.why(refusal)}`,
    };
  });

/** What can be tapped on the board now; nothing while a bot plays. */
export function boardSpots(scene: Scene): BoardSpot[] {
  const { view, human, say } = scene;
  if (!human) return [];
  const { lands, ships } = view;
  switch (view.phase) {
    case 'choose':
      return columnSpots(scene, 'chooseColumn');
    case 'takeColumn':
      return columnSpots(scene, 'takeColumn');
    case 'placement':
    case 'city':
    case 'upkeep':
      return districtSpots(scene);
    case 'land':
      return [
        ...lands.map((id) =>
          spot(scene, { kind: 'land', id }, 'acquireLand', [say.names.land(landCard(id)), id]),
        ),
        ...districtSpots(scene),
      ];
    case 'trade':
      return [
        ...TRADERS.map((trader) =>
          spot(scene, { kind: 'trader', trader }, 'tradeFurs', [
            say.places.trader(traderFacts(scene, trader)),
            trader,
          ]),
        ),
        ...ships.map((id) => shipSpot(scene, id)),
        ...districtSpots(scene),
      ];
    case 'bid':
    case 'pay':
    case 'over':
      return [];
  }
}

function tapDistrict(scene: Scene, district: District): void {
  const { counts, setCounts, choose, pick, offers, view, seat } = scene;
  const type = districtMove(scene, district);
  if (type === 'placeBusiness') return choose({ type, at: district });
  if (type === 'closeBusinesses') {
    const most = offerOf(offers, 'closeBusinesses')?.count ?? 0;
    const there = ownIn(view, district, seat);
    return setCounts(withDistrict(counts, district, counts[district] + 1, { most, there }));
  }
  if (type !== 'buildBusinesses') return choose({ type });
  const most = offerOf(offers, 'buildBusinesses')?.max ?? 0;
  return pick({ choice: { type }, counts: withDistrict(counts, district, counts[district] + 1, { most }) });
}

/** A tap on the board means what the list means; on a place that cannot be used it asks why. */
export function tapSpot(scene: Scene, id: SpotId): void {
  const { view, choose } = scene;
  const tapped = boardSpots(scene).find((one) => spotKey(one.id) === spotKey(id));
  if (tapped?.state === 'blocked') return scene.explain(tapped.label);
  switch (id.kind) {
    case 'district':
      return tapDistrict(scene, id.district);
    case 'column':
      return choose({ type: view.phase === 'choose' ? 'chooseColumn' : 'takeColumn', at: String(id.index) });
    case 'land':
      return choose({ type: 'acquireLand', at: id.id });
    case 'ship':
      return choose({ type: 'shipFurs', at: id.id });
    case 'trader':
      return choose({ type: 'tradeFurs', at: id.trader });
    case 'camp':
    case 'zone':
      return;
  }
}
