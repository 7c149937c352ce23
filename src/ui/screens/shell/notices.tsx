import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';

import { matchStore, saves } from '@/match';
import type { Notice } from '@/match/saves';
import { Banner } from '@/ui/kit/banner';
import { useWords } from './use-words';

export const useNotices = (): readonly Notice[] =>
  useSyncExternalStore(saves.watch, saves.notices, saves.notices);

/** What people should know about the storage of their device. */
export function Notices() {
  const { errors, match, saved } = useWords().common;
  const notices = useNotices();
  const unsaved = useStore(matchStore, (state) => state.unsaved);
  const sentence = (notice: Notice): string => {
    switch (notice.code) {
      case 'damagedCopy':
        return errors.damagedCopy(notice.name);
      case 'movesMissing':
        return errors.movesMissing(notice.name, notice.moves);
      case 'storageCleared':
        return errors.storageCleared;
      case 'oneCopy':
        return match.saving.noMirror;
    }
  };
  return (
    <>
      {unsaved > 0 && <Banner tone="alarm" text={saved.waiting(unsaved)} />}
      {notices.map((notice) => (
        <Banner key={JSON.stringify(notice)} text={sentence(notice)} />
      ))}
    </>
  );
}
