/** The visitor's device, which decides the first method shown. An old iPhone does not know one-tap links. */
export type Platform = 'ios' | 'old-ios' | 'android' | 'other';

/** iOS 17.4 introduced installing by link. */
const ONE_TAP = { major: 17, minor: 4 };

/** @param touchPoints tells an iPad from a Mac, which it pretends to be */
export function platformOf(userAgent: string, touchPoints = 0): Platform {
  if (/Android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(userAgent)) return isOld(/ OS (\d+)_(\d+)/.exec(userAgent)) ? 'old-ios' : 'ios';
  if (!/Macintosh/.test(userAgent) || touchPoints <= 1) return 'other';
  return isOld(/Version\/(\d+)\.(\d+)/.exec(userAgent)) ? 'old-ios' : 'ios';
}

/** A missing version may well be new. */
function isOld(version: RegExpExecArray | null): boolean {
  if (!version) return false;
  const [major, minor] = [Number(version[1]), Number(version[2])];
  return major < ONE_TAP.major || (major === ONE_TAP.major && minor < ONE_TAP.minor);
}
