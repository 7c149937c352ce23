const MINUS = '−'; // the real one: as wide as a plus, and screen readers say it

/** "+2 coins", "−1 coin" */
export const signedCount = (amount: number, counted: (count: number) => string): string =>
  `${amount < 0 ? MINUS : '+'}${counted(Math.abs(amount))}`;
