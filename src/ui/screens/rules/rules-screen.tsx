import { useLocalSearchParams } from 'expo-router';

import { gameUi } from '@/ui/games/registry';
import { NoticeScreen } from '../shell/notice-screen';
import { useLanguage, useWords } from '../shell/use-words';
import { RuleBook } from './rule-book';

/** `?rule=NA-T2` opens at that rule. */
export function RulesScreen() {
  const { game, rule } = useLocalSearchParams<{ game: string; rule?: string }>();
  const language = useLanguage();
  const { errors } = useWords().common;
  const ui = gameUi[game];
  if (ui === undefined) return <NoticeScreen text={errors.noSuchGame} />;
  return <RuleBook rules={ui.rulesText(language)} {...(rule !== undefined && { rule })} />;
}
