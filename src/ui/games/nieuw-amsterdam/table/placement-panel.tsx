import { sum } from '@/core/list';
import { DISTRICTS } from '@/games/nieuw-amsterdam/types';
import { Text } from '@/ui/kit/text';
import { ownIn } from '../drafts/businesses';
import { offerOf } from '../drafts/auction';
import { Confirm } from './confirm';
import { Decision } from './decision';
import { standingsOf } from './facts';
import { OptionRow } from '@/ui/kit/option-row';
import { Options } from './options';
import { useScene } from './scene';

/** The first businesses: a district on the board or in the list, then the button. */
export function PlacementPanel() {
  const scene = useScene();
  const { say, view, seat, offers, choice, choose } = scene;
  const placed = sum(DISTRICTS.map((district) => ownIn(view, district, seat)));
  const open = offerOf(offers, 'placeBusiness')?.districts ?? [];
  const district = open.find((name) => name === choice?.at);
  return (
    <Decision
      title={say.moves.label.placeBusiness}
      foot={district !== undefined && <Confirm move={{ type: 'placeBusiness', district }} />}
    >
      <Text variant="small" tone="muted">
        {placed === 0 ? say.table.placement.first : say.table.placement.second}
      </Text>
      <Options label={say.names.businesses} least={150}>
        {open.map((name) => (
          <OptionRow
            key={name}
            icon={name}
            label={say.names.district[name]}
            note={standingsOf(scene, name)}
            chosen={name === district}
            onPress={() => choose({ type: 'placeBusiness', at: name })}
          />
        ))}
      </Options>
    </Decision>
  );
}
