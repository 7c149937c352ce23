import type { Step } from '@/games/nieuw-amsterdam/types';
import { keyOf } from '../drafts/tried';
import { ActionForm } from './action-form';
import { Columns } from './columns';
import { Decision } from './decision';
import { useScene } from './scene';
import { SpecialActions } from './special-actions';
import { TileActions } from './tile-actions';
import { TurnEnd } from './turn-end';

/** A turn in the city, land or trade step. */
export function StepPanel({ step }: { readonly step: Step }) {
  const { choice, tried } = useScene();
  if (choice !== null) return <ActionForm key={keyOf(tried)} type={choice.type} />;
  return (
    <Decision foot={<TurnEnd step={step} />}>
      <Columns>
        <TileActions step={step} />
        <SpecialActions />
      </Columns>
    </Decision>
  );
}
