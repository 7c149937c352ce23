import { usePosition } from './scene';

/** What a column is worth to whoever decides, once a bot has been asked; null: nobody has. */
export function useWorth(): (column: number) => string | null {
  const { say, help, nameOf, seat } = usePosition();
  return (column) => {
    const worth = help.worths.find((one) => one.column === column);
    return worth === undefined ? null : say.worth(nameOf(seat), worth.low, worth.high);
  };
}
