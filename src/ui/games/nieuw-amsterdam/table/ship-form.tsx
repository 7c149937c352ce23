import { useState } from 'react';

import { shipCard } from '@/games/nieuw-amsterdam/catalogue';
import type { ShipId } from '@/games/nieuw-amsterdam/types';
import { Text } from '@/ui/kit/text';
import { offerOf } from '../drafts/auction';
import { furTotal, mostAlike } from '../drafts/furs';
import { Confirm } from './confirm';
import { Form } from './form';
import { FurRows } from './fur-rows';
import { OptionRow } from './option-row';
import { Options } from './options';
import { useScene } from './scene';

/** Which furs go on board: the best set to begin with. */
function Loading({ ship }: { readonly ship: ShipId }) {
  const { say, me, ask } = useScene();
  const need = shipCard(ship).furs;
  const [furs, setFurs] = useState(() => mostAlike(me.furs, need));
  const left = need - furTotal(furs);
  const best = ask.preview({ type: 'shipFurs', ship, furs: mostAlike(me.furs, need) });
  const points = best?.changes.reduce((sum, { vp }) => sum + (vp.ships ?? 0), 0) ?? 0;
  return (
    <>
      <Text variant="small" tone="muted">
        {`${say.table.ships.chosen(furTotal(furs), need)}; ${say.table.ships.bestSet(points)}`}
      </Text>
      <Confirm
        move={{ type: 'shipFurs', ship, furs }}
        missing={left > 0 ? say.table.ships.missing(left) : null}
      />
      <FurRows there={me.furs} most={need} value={furs} onChange={setFurs} />
    </>
  );
}

/** One of the ships on offer, and its load. */
export function ShipForm() {
  const { say, view, me, offers, choice, choose } = useScene();
  const loadable = offerOf(offers, 'shipFurs')?.ships ?? [];
  const picked = loadable.find((id) => id === choice?.at);
  const missing = (id: ShipId) => shipCard(id).furs - furTotal(me.furs);
  return (
    <Form title={say.moves.label.shipFurs}>
      <Options label={say.names.shipsOnOffer}>
        {view.ships.map((id) => (
          <OptionRow
            key={id}
            icon="ship"
            label={say.names.ship(shipCard(id))}
            chosen={id === picked}
            reason={loadable.includes(id) ? null : say.table.ships.missing(missing(id))}
            onPress={() => choose({ type: 'shipFurs', at: id })}
          />
        ))}
      </Options>
      {picked !== undefined && <Loading key={picked} ship={picked} />}
    </Form>
  );
}
