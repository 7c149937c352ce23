import { Stack, useRouter } from 'expo-router';
import type { ReactNode } from 'react';

import { Screen } from '@/ui/kit/screen';
import { useWords } from './use-words';

interface Props {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly footer?: ReactNode;
  /** Fills the screen and scrolls by itself. */
  readonly fixed?: boolean;
  /** Wide windows show its parts beside each other. */
  readonly broad?: boolean;
  readonly children: ReactNode;
}

/** A screen with a way back: to where one came from, or home if the address was typed. */
export function Page({ title, ...rest }: Props) {
  const router = useRouter();
  const { button } = useWords().common;
  const onPress = () => (router.canGoBack() ? router.back() : router.replace('/'));
  return (
    <>
      <Stack.Screen options={{ title }} />
      <Screen title={title} back={{ label: button.back, onPress }} {...rest} />
    </>
  );
}
