import { SegmentedChoice } from '@/ui/kit/segmented-choice';
import { Button } from '@/ui/kit/button';
import { Sheet } from '@/ui/kit/sheet';
import { Text } from '@/ui/kit/text';
import { BOT_SPEEDS } from '@/match/bot-turn';
import { ORIENTATIONS } from '@/match/table';
import { useMatch, useSitting } from './sitting';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSeats: () => void;
}

/** Leaving, settings, who plays and how fast, and how the screen lies. */
export function MenuSheet({ open, onClose, onSeats }: Props) {
  const { common, store, table, ways } = useSitting();
  const { match, setup, button } = common;
  const { orient } = store.getState();
  const speed = useMatch((state) => state.botSpeed);
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
      <Button wide icon="turnOrder" label={match.bots.seats} onPress={go(onSeats)} />
      <Button wide icon="rules" label={match.rules} onPress={go(() => ways.rules())} />
      <Button wide icon="settings" label={match.settings} onPress={go(ways.settings)} />
      <Text variant="subheading">{setup.orientation}</Text>
      <SegmentedChoice
        label={setup.orientation}
        options={ORIENTATIONS.map((value) => ({ value, label: setup.orientations[value].label }))}
        value={table.orientation}
        onChange={orient}
      />
      {table.seats.some(({ kind }) => kind === 'bot') && (
        <>
          <Text variant="subheading">{common.settings.botSpeed}</Text>
          <SegmentedChoice
            label={common.settings.botSpeed}
            options={BOT_SPEEDS.map((value) => ({ value, label: common.settings.botSpeeds[value].label }))}
            value={speed}
            onChange={ways.botSpeed}
          />
        </>
      )}
    </Sheet>
  );
}
