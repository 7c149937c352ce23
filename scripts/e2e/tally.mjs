/** Counts checks as jest does, so that `npm test` can add them up. */
export function newTally() {
  const tally = { numPassedTests: 0, numFailedTests: 0 };
  const check = async (name, body) => {
    try {
      await body();
      tally.numPassedTests++;
      console.log(`  ok   ${name}`);
    } catch (error) {
      tally.numFailedTests++;
      console.error(`  FAIL ${name}\n${error.stack}`);
    }
  };
  return { tally, check };
}
