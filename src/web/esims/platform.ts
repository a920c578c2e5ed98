import { useSyncExternalStore } from 'react';

/** What the visitor holds: decides which way to install comes first. */
export type Platform = 'ios' | 'android' | 'other';

/** @param touchPoints tells an iPad, which calls itself a Macintosh, from one */
export function platformOf(userAgent: string, touchPoints = 0): Platform {
  if (/Android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  return /Macintosh/.test(userAgent) && touchPoints > 1 ? 'ios' : 'other';
}

/** @param fromServer what the request's header said, for the first drawing */
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
