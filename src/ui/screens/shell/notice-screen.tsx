import { useRouter } from 'expo-router';

import { Button } from '@/ui/kit/button';
import { Text } from '@/ui/kit/text';
import { Page } from './page';
import { useWords } from './use-words';

interface Props {
  /** What is not there. */
  readonly text: string;
  /** What can be done about it here. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** Nothing here, and the way home. */
export function NoticeScreen({ text, action }: Props) {
  const router = useRouter();
  const { errors, button } = useWords().common;
  return (
    <Page title={errors.heading}>
      <Text variant="lead">{text}</Text>
      {action !== undefined && <Button kind="primary" {...action} />}
      <Button
        kind={action === undefined ? 'primary' : 'secondary'}
        label={button.home}
        onPress={() => router.replace('/')}
      />
    </Page>
  );
}
