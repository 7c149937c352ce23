import { BidPanel } from './bid-panel';
import { ClosingPanel } from './closing-panel';
import { ColumnPanel } from './column-panel';
import { Decision } from './decision';
import { Lot } from './lot';
import { OverPanel } from './over-panel';
import { PayPanel } from './pay-panel';
import { PlacementPanel } from './placement-panel';
import { usePosition } from './scene';
import { StepPanel } from './step-panel';

/** What there is to decide now. */
export function PhasePanel() {
  const { view, human, waiting } = usePosition();
  if (view.phase === 'over') return <OverPanel />;
  if (!human) return <Decision foot={waiting}>{view.auction !== null && <Lot />}</Decision>;
  switch (view.phase) {
    case 'placement':
      return <PlacementPanel />;
    case 'choose':
      return <ColumnPanel type="chooseColumn" />;
    case 'bid':
      return <BidPanel />;
    case 'pay':
      return <PayPanel />;
    case 'takeColumn':
      return <ColumnPanel type="takeColumn" />;
    case 'city':
    case 'land':
    case 'trade':
      return <StepPanel step={view.phase} />;
    case 'upkeep':
      return <ClosingPanel />;
  }
}
