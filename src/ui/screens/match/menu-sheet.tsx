import { SegmentedChoice } from '@/ui/kit/segmented-choice';
import { Button } from '@/ui/kit/button';
import { Sheet } from '@/ui/kit/sheet';
import { Text } from '@/ui/kit/text';
import { ORIENTATIONS } from '@/match/table';
import { useSitting } from './sitting';

/** Leaving, settings, who plays, and how the screen lies. */
export function MenuSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { common, store, table, ways } = useSitting();
  const { match, setup, button } = common;
  const { reseat, orient } = store.getState();
  const go = (way: () => void) => () => {
    onClose();
    way();
  };
  return (
    <Sheet open={open} title={match.menu} closeLabel={button.close} onClose={onClose}>
      <Button kind="primary" wide icon="back" label={match.leave} onPress={go(ways.leave)} />
      <Text variant="small" tone="muted">
        {match.leaveHint}
      </Text>
      <Button wide icon="rules" label={match.rules} onPress={go(ways.rules)} />
      <Button wide icon="settings" label={match.settings} onPress={go(ways.settings)} />
      <Text variant="subheading">{setup.orientation}</Text>
      <SegmentedChoice
        label={setup.orientation}
        options={ORIENTATIONS.map((value) => ({ value, label: setup.orientations[value].label }))}
        value={table.orientation}
        onChange={orient}
      />
      <Text variant="subheading">{match.panels.players}</Text>
      {table.seats.map(({ name, kind }, seat) => (
        <Button
          key={seat}
          wide
          label={kind === 'human' ? match.bots.takeOver(name) : match.bots.giveBack(name)}
          onPress={() => reseat(seat, { kind: kind === 'human' ? 'bot' : 'human' })}
        />
      ))}
    </Sheet>
  );
}
