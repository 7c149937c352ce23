import { useState } from 'react';

import { shipCard } from '@/games/nieuw-amsterdam/catalogue';
import type { FurCounts, ShipId } from '@/games/nieuw-amsterdam/types';
import { Text } from '@/ui/kit/text';
import { offerOf } from '../drafts/auction';
import { furTotal, mostAlike } from '../drafts/furs';
import { triedOf } from '../drafts/tried';
import { Columns } from './columns';
import { Confirm } from './confirm';
import { Form } from './form';
import { FurRows } from './fur-rows';
import { OptionRow } from '@/ui/kit/option-row';
import { Options } from './options';
import { usePosition, useScene } from './scene';

interface Load {
  readonly ship: ShipId;
  readonly furs: FurCounts;
}

/** Which furs go on board. */
function Loading({ ship, furs, onChange }: Load & { readonly onChange: (load: Load) => void }) {
  const { say, me, ask } = usePosition();
  const need = shipCard(ship).furs;
  const best = ask.preview({ type: 'shipFurs', ship, furs: mostAlike(me.furs, need) });
  const points = best?.changes.reduce((sum, { vp }) => sum + (vp.ships ?? 0), 0) ?? 0;
  return (
    <>
      <Text variant="small" tone="muted">
        {`${say.table.ships.chosen(furTotal(furs), need)}; ${say.table.ships.bestSet(points)}`}
      </Text>
      <FurRows there={me.furs} most={need} value={furs} onChange={(next) => onChange({ ship, furs: next })} />
    </>
  );
}

function Ships({
  picked,
  loadable,
}: {
  readonly picked: ShipId | null;
  readonly loadable: readonly ShipId[];
}) {
  const { say, view, me, choose } = usePosition();
  const missing = (id: ShipId) => shipCard(id).furs - furTotal(me.furs);
  return (
    <Options label={say.names.shipsOnOffer} least={160}>
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
  );
}

/** One of the ships on offer, and its load: the best set to begin with. */
export function ShipForm() {
  const { say, me, offers, choice, tried } = useScene();
  const [kept, keep] = useState<Load | null>(() => triedOf(tried, 'shipFurs'));
  const loadable = offerOf(offers, 'shipFurs')?.ships ?? [];
  const ship = loadable.find((id) => id === choice?.at) ?? null;
  const need = ship === null ? 0 : shipCard(ship).furs;
  const furs = kept !== null && kept.ship === ship ? kept.furs : mostAlike(me.furs, need);
  const left = need - furTotal(furs);
  const missing = left > 0 ? say.table.ships.missing(left) : null;
  return (
    <Form
      title={say.moves.label.shipFurs}
      foot={ship !== null && <Confirm key={ship} move={{ type: 'shipFurs', ship, furs }} missing={missing} />}
    >
      <Columns>
        <Ships picked={ship} loadable={loadable} />
        {ship !== null && <Loading ship={ship} furs={furs} onChange={keep} />}
      </Columns>
    </Form>
  );
}
