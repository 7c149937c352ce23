import { View } from 'react-native';

import { at } from '@/core/list';
import { CORN_PER_BUSINESS } from '@/games/nieuw-amsterdam/catalogue/rates';
import type { Move } from '@/games/nieuw-amsterdam/moves';
import type { Change, Preview } from '@/games/nieuw-amsterdam/preview';
import { FURS, STOCKS } from '@/games/nieuw-amsterdam/types';
import { Text } from '@/ui/kit/text';
import { type Position, usePosition } from './scene';

interface Line {
  readonly text: string;
  readonly tone: 'text' | 'muted' | 'alarm' | 'good';
}

const line = (text: string, tone: Line['tone'] = 'text'): Line => ({ text, tone });

const isMoved = ({ stock, furs, unknownFurs }: Change): boolean =>
  unknownFurs > 0 || STOCKS.some((kind) => stock[kind] !== 0) || FURS.some((kind) => furs[kind] !== 0);

/** What upkeep would do afterwards: always said when something closes, else only when it changes. */
function upkeepLines({ say, seat, me }: Position, { forecast: { before, after }, changes }: Preview): Line[] {
  const { corn } = at(changes, seat).stock;
  const same = after.closing === before.closing && after.upkeep === before.upkeep && corn === 0;
  if (after.closing === 0 && same) return [];
  const facts = {
    businesses: after.upkeep / CORN_PER_BUSINESS,
    corn: me.corn + corn + after.harvest,
    closing: after.closing,
    vp: 0,
  };
  return [line(say.preview.upkeep(facts), after.closing > 0 ? 'alarm' : 'muted')];
}

function linesOf(scene: Position, preview: Preview): Line[] {
  const { say, seat, nameOf, help } = scene;
  const { forecast, leads, changes, reveals } = preview;
  const own = at(changes, seat);
  const income = say.preview.incomeChange(forecast.before, forecast.after);
  const lost = forecast.after.goodsLost;
  return [
    ...(isMoved(own) ? [line(say.preview.resources(own))] : []),
    ...say.preview.vp(own.vp).map((text) => line(text, 'good')),
    ...changes
      .filter((change) => change.player !== seat && isMoved(change))
      .map((change) => line(say.preview.change(change, nameOf(change.player)), 'muted')),
    ...leads.flatMap((change) => say.preview.leads(change, nameOf)).map((text) => line(text)),
    ...(income === null ? [] : [line(income, 'muted')]),
    ...upkeepLines(scene, preview),
    ...(lost > forecast.before.goodsLost ? [line(say.preview.goodsLost(lost), 'alarm')] : []),
    ...(reveals ? [line(say.preview.reveals, 'muted')] : []),
  ].filter(({ tone }) => tone !== 'alarm' || help.warns);
}

/** What a move would do, line by line, before it is made. */
export function PreviewLines({ move }: { readonly move: Move }) {
  const scene = usePosition();
  const preview = scene.ask.preview(move);
  if (preview === null) return null;
  return (
    <View aria-live="polite">
      {linesOf(scene, preview).map(({ text, tone }) => (
        <Text key={text} variant="small" tone={tone}>
          {text}
        </Text>
      ))}
    </View>
  );
}
