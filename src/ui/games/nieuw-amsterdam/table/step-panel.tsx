import type { Step } from '@/games/nieuw-amsterdam/types';
import { Divider } from '@/ui/kit/divider';
import { Panel } from '@/ui/kit/panel';
import { ActionForm } from './action-form';
import { useScene } from './scene';
import { SpecialActions } from './special-actions';
import { TileActions } from './tile-actions';

/** A turn in the city, land or trade step. */
export function StepPanel({ step }: { readonly step: Step }) {
  const { choice } = useScene();
  if (choice !== null) return <ActionForm type={choice.type} />;
  return (
    <Panel>
      <TileActions step={step} />
      <Divider />
      <SpecialActions />
    </Panel>
  );
}
