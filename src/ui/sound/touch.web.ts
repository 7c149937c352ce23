/** Browsers that can shake a device do it too roughly for a piece of wood. */
export const feel = (): void => undefined;
