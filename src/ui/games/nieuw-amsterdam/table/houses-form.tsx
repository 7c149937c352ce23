import { useState } from 'react';

import { Text } from '@/ui/kit/text';
import { offerOf } from '../drafts/auction';
import { triedOf } from '../drafts/tried';
import { FACTS } from '../rule-facts';
import { Confirm } from './confirm';
import { CountRow } from './count-row';
import { Form } from './form';
import { usePosition } from './scene';

/** Houses on one's own lands. */
export function HousesForm() {
  const { say, offers, tried } = usePosition();
  const most = offerOf(offers, 'buildHouses')?.max ?? 1;
  const [count, setCount] = useState(triedOf(tried, 'buildHouses')?.count ?? most);
  return (
    <Form title={say.moves.label.buildHouses} foot={<Confirm move={{ type: 'buildHouses', count }} />}>
      <Text variant="small" tone="muted">
        {say.moves.special.explain.carpenters(FACTS)}
      </Text>
      <CountRow
        icon="house"
        label={say.moves.label.buildHouses}
        note={say.moves.upTo(most)}
        value={count}
        min={1}
        max={most}
        onChange={setCount}
      />
    </Form>
  );
}
