export const space = { hair: 2, tight: 4, snug: 8, cosy: 12, room: 16, wide: 24, vast: 40 } as const;

/** The least size of anything to be tapped, and of the one main action. */
export const target = { least: 48, main: 56 } as const;

export const radius = { chip: 4, control: 6, sheet: 12 } as const;
