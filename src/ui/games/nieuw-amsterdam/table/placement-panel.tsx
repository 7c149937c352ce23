import { sum } from '@/core/list';
import { DISTRICTS } from '@/games/nieuw-amsterdam/types';
import { Panel } from '@/ui/kit/panel';
import { Text } from '@/ui/kit/text';
import { ownIn } from '../drafts/businesses';
import { offerOf } from '../drafts/auction';
import { Confirm } from './confirm';
import { standingsOf } from './facts';
import { OptionRow } from './option-row';
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
    <Panel title={say.moves.label.placeBusiness}>
      <Text variant="small" tone="muted">
        {placed === 0 ? say.table.placement.first : say.table.placement.second}
      </Text>
      <Options label={say.names.businesses}>
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
      {district !== undefined && <Confirm move={{ type: 'placeBusiness', district }} />}
    </Panel>
  );
}
