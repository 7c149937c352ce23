/** Every rule of docs/rules/nieuw-amsterdam.md by its id; a test holds the two equal. */
export const RULE_IDS = [
  ...(['NA-S1', 'NA-S2', 'NA-S3', 'NA-S4', 'NA-S5', 'NA-S6', 'NA-S7'] as const),
  ...(['NA-P1', 'NA-P2', 'NA-P3'] as const),
  ...(['NA-A1', 'NA-A2', 'NA-A3', 'NA-A4', 'NA-A5', 'NA-A6', 'NA-A7', 'NA-A8'] as const),
  ...(['NA-X1', 'NA-X2', 'NA-X3', 'NA-X4'] as const),
  ...(['NA-C1', 'NA-C2'] as const),
  ...(['NA-L1', 'NA-L2', 'NA-L3'] as const),
  ...(['NA-T1', 'NA-T2', 'NA-T3'] as const),
  ...(['NA-D0', 'NA-D1', 'NA-D2', 'NA-D3', 'NA-D4', 'NA-D5', 'NA-D6', 'NA-D7'] as const),
  ...(['NA-I1', 'NA-I2', 'NA-I3', 'NA-I4'] as const),
  ...(['NA-E1', 'NA-E2', 'NA-E3', 'NA-E4'] as const),
] as const;
export type RuleId = (typeof RULE_IDS)[number];
