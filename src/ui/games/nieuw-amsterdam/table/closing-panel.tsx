import { VP_PER_CLOSED } from '@/games/nieuw-amsterdam/catalogue/rates';
import { Text } from '@/ui/kit/text';
import { offerOf } from '../drafts/auction';
import { chosen, everything, ownIn } from '../drafts/businesses';
import { BusinessRows } from './business-rows';
import { Confirm } from './confirm';
import { Decision } from './decision';
import { useScene } from './scene';

/** Too little corn: which businesses close. */
export function ClosingPanel() {
  const { say, view, seat, me, nameOf, offers, counts } = useScene();
  const count = offerOf(offers, 'closeBusinesses')?.count ?? 0;
  const own = everything(view, seat);
  const left = count - chosen(counts);
  return (
    <Decision
      title={say.table.closing.title(nameOf(seat), count)}
      foot={
        <Confirm
          move={{ type: 'closeBusinesses', districts: counts }}
          missing={left > 0 ? say.table.closing.left(left) : null}
        />
      }
    >
      <Text variant="small" tone="muted">
        {say.table.closing.why(chosen(own), me.corn)}
      </Text>
      <Text variant="small" tone="alarm">
        {say.table.closing.cost(Math.min(me.vp, VP_PER_CLOSED * count))}
      </Text>
      <BusinessRows most={count} there={(district) => ownIn(view, district, seat)} />
      <Text variant="lead" aria-live="polite">
        {say.table.closing.left(left)}
      </Text>
    </Decision>
  );
}
