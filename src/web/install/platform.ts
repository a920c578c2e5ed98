import { useSyncExternalStore } from 'react';

import { type Platform, platformOf } from './platform-of.ts';

export { type Platform, platformOf } from './platform-of.ts';

/** @param fromServer read from the request's header, for the first render */
export function usePlatform(fromServer: Platform = 'other'): Platform {
  return useSyncExternalStore(
    neverChanges,
    () => platformOf(navigator.userAgent, navigator.maxTouchPoints),
    () => fromServer,
  );
}

function neverChanges() {
  return () => {};
}
