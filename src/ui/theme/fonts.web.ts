import { useEffect, useState } from 'react';

const FACES = ['EBGaramond', 'EBGaramond-Italic', 'AlegreyaSans-Medium'];

/** The page's style sheet names the faces; this fetches them. Without them the device's own must do. */
const fetched = (): Promise<unknown> =>
  Promise.allSettled(FACES.map((face) => document.fonts.load(`16px ${face}`)));

/** Whether the app's own faces are there, or have failed to come. */
export function useFaces(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    void fetched().then(() => setSettled(true));
  }, []);
  return settled;
}
