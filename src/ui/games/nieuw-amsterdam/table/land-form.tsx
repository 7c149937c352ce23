import { landCard, landScore } from '@/games/nieuw-amsterdam/catalogue';
import { Text } from '@/ui/kit/text';
import { Confirm } from './confirm';
import { Form } from './form';
import { OptionRow } from '@/ui/kit/option-row';
import { Options } from './options';
import { useScene } from './scene';

/** One of the lands on offer. */
export function LandForm() {
  const { say, view, me, choice, choose } = useScene();
  const picked = view.lands.find((id) => id === choice?.at);
  const place = me.lands.length + 1;
  return (
    <Form
      title={say.moves.label.acquireLand}
      foot={picked !== undefined && <Confirm move={{ type: 'acquireLand', land: picked }} />}
    >
      <Text variant="small" tone="muted">
        {say.table.lands.nextPlace(place, landScore(place))}
      </Text>
      <Options label={say.names.landsOnOffer} least={160}>
        {view.lands.map((id) => (
          <OptionRow
            key={id}
            icon="land"
            label={say.names.land(landCard(id))}
            chosen={id === picked}
            onPress={() => choose({ type: 'acquireLand', at: id })}
          />
        ))}
      </Options>
    </Form>
  );
}
