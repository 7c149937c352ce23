import type { Move } from '@/games/nieuw-amsterdam/moves';
import { Text } from '@/ui/kit/text';
import { Confirm } from './confirm';
import { Form } from './form';
import { usePosition } from './scene';

/** An action without any number to choose: what it does, and the button. */
export function SimpleForm({ move, note }: { readonly move: Move; readonly note?: string }) {
  const { say } = usePosition();
  return (
    <Form title={say.moves.label[move.type]} foot={<Confirm move={move} />}>
      {note !== undefined && (
        <Text variant="small" tone="muted">
          {note}
        </Text>
      )}
    </Form>
  );
}
