import { createContext, useContext } from 'react';

/** A way to read more about what a sentence says. */
export interface About {
  readonly label: string;
  readonly onPress: () => void;
}

const AboutContext = createContext<(sentence: string) => About | null>(() => null);

/** Who knows where one can read more: sentences below this ask it. */
export const AboutProvider = AboutContext;

export const useAbout = (sentence: string): About | null => useContext(AboutContext)(sentence);
