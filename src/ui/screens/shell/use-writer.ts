import { useSyncExternalStore } from 'react';

import { writer } from '@/match';

/** Whether this window of the app has the games, and not another one. */
export const useWriter = (): boolean => useSyncExternalStore(writer.subscribe, writer.isMine, writer.isMine);
