import { type ComponentType, Suspense, use, useEffect, useState } from 'react';

import type * as screens from './later';

type Later = typeof screens;

let coming: Promise<Later> | null = null;

/** The bundle of all other screens. One that did not come is asked for again the next time. */
function later(): Promise<Later> {
  coming ??= import('./later').catch((error: unknown) => {
    coming = null;
    throw error;
  });
  return coming;
}

/** A screen of the other bundle, under the name it has there. */
function onDemand(name: keyof Later): ComponentType {
  function Fetched() {
    const Screen = use(later())[name];
    return <Screen />;
  }
  return function OnDemand() {
    return (
      <Suspense fallback={null}>
        <Fetched />
      </Suspense>
    );
  };
}

/** Has the other screens at hand before anybody asks; a failure shows when a screen is opened. */
export const fetchLater = (): void => void later().catch(() => null);

export const MatchScreen = onDemand('MatchScreen');
export const NewMatchScreen = onDemand('NewMatchScreen');
export const RulesScreen = onDemand('RulesScreen');
export const SavedScreen = onDemand('SavedScreen');
export const SettingsScreen = onDemand('SettingsScreen');
export const NotFoundScreen = onDemand('NotFoundScreen');

/**
 * The picture of the title page, once its bundle is here. Home stands without it; that the bundle does not come is
 * told to whoever opens one of its screens.
 */
export function Prospect() {
  const [Picture, hang] = useState<ComponentType | null>(null);
  useEffect(() => {
    let there = true;
    later().then(
      (fetched) => there && hang(() => fetched.Prospect),
      () => null,
    );
    return () => {
      there = false;
    };
  }, []);
  return Picture === null ? null : <Picture />;
}
