import { useRouter } from 'expo-router';

import { Button } from '@/ui/kit/button';
import { Text } from '@/ui/kit/text';
import { Page } from './page';
import { useWords } from './use-words';

interface Props {
  /** What is not there. */
  readonly text: string;
}

/** Nothing here, and the way home. */
export function NoticeScreen({ text }: Props) {
  const router = useRouter();
  const { errors, button } = useWords().common;
  return (
    <Page title={errors.heading}>
      <Text variant="lead">{text}</Text>
      <Button kind="primary" label={button.home} onPress={() => router.replace('/')} />
    </Page>
  );
}
