import { useLocalSearchParams } from 'expo-router';

import { gameById } from '@/games/registry';
import { NoticeScreen } from '../shell/notice-screen';
import { useWords } from '../shell/use-words';
import { TableSetupScreen } from './table-setup-screen';

export function NewMatchScreen() {
  const { game: id } = useLocalSearchParams<{ game: string }>();
  const { errors } = useWords().common;
  const game = gameById(id);
  return game === null ? <NoticeScreen text={errors.noSuchGame} /> : <TableSetupScreen game={game} />;
}
