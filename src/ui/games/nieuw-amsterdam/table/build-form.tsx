import { Text } from '@/ui/kit/text';
import { offerOf } from '../drafts/auction';
import { chosen } from '../drafts/businesses';
import { BusinessRows } from './business-rows';
import { Confirm } from './confirm';
import { Form } from './form';
import { useScene } from './scene';

/** Up to three businesses, in any districts. */
export function BuildForm() {
  const { say, me, offers, counts } = useScene();
  const most = offerOf(offers, 'buildBusinesses')?.max ?? 0;
  return (
    <Form
      title={say.moves.label.buildBusinesses}
      foot={<Confirm key={chosen(counts)} move={{ type: 'buildBusinesses', districts: counts }} />}
    >
      <Text variant="small" tone="muted">
        {`${say.table.businesses.most(most)}. ${say.table.businesses.inSupply(me.buildings)}.`}
      </Text>
      <BusinessRows most={most} />
    </Form>
  );
}
