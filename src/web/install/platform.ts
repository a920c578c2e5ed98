import { useSyncExternalStore } from 'react';

/** What the visitor holds: decides which way to install comes first. An old iPhone knows no one-tap link. */
export type Platform = 'ios' | 'old-ios' | 'android' | 'other';

/** Installing by a link came with iOS 17.4. */
const ONE_TAP = { major: 17, minor: 4 };

/** @param touchPoints tells an iPad, which calls itself a Macintosh, from one */
export function platformOf(userAgent: string, touchPoints = 0): Platform {
  if (/Android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(userAgent)) return isOld(/ OS (\d+)_(\d+)/.exec(userAgent)) ? 'old-ios' : 'ios';
  if (!/Macintosh/.test(userAgent) || touchPoints <= 1) return 'other';
  return isOld(/Version\/(\d+)\.(\d+)/.exec(userAgent)) ? 'old-ios' : 'ios';
}

/** A version that is not told may well be a new one. */
function isOld(version: RegExpExecArray | null): boolean {
  if (!version) return false;
  const [major, minor] = [Number(version[1]), Number(version[2])];
  return major < ONE_TAP.major || (major === ONE_TAP.major && minor < ONE_TAP.minor);
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
