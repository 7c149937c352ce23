import { NoticeScreen } from './notice-screen';
import { useWords } from './use-words';

export function NotFoundScreen() {
  return <NoticeScreen text={useWords().common.errors.noSuchPage} />;
}
