import { useEffect, useState } from 'react';

import { Text, type TextVariant } from '../kit/text';
import { useWings } from './stage';

const STEPS = 6;
const STEP_MS = 50;

/** A figure that counts to its new value while pieces are on their way. */
export function Counted({
  value,
  variant = 'small',
}: {
  readonly value: number;
  readonly variant?: TextVariant;
}) {
  const { whenOver } = useWings();
  const [shown, show] = useState(value);
  useEffect(() => {
    if (shown === value) return undefined;
    const step = Math.ceil(Math.abs(value - shown) / STEPS) * Math.sign(value - shown);
    const timer = setTimeout(() => show(shown + step), STEP_MS);
    const stop = whenOver(() => show(value));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [shown, value, whenOver]);
  return <Text variant={variant}>{shown}</Text>;
}
