/** Marks in the agent of browsers that apps open links in: Google signs nobody in there, and no window opens. */
const MARKS: readonly [RegExp, string][] = [
  [/Instagram/, 'Instagram'],
  [/FBAN|FBAV|FB_IAB/, 'Facebook'],
  [/musical_ly|BytedanceWebview|TikTok|trill_/i, 'TikTok'],
  [/MicroMessenger/, 'WeChat'],
  [/\bLine\//, 'LINE'],
  [/Snapchat/, 'Snapchat'],
  [/Pinterest\//, 'Pinterest'],
  [/LinkedInApp/, 'LinkedIn'],
  [/\bBarcelona\b/, 'Threads'],
  [/KAKAOTALK/, 'KakaoTalk'],
  [/; wv\)/, 'this app'],
];

/**
 * @param userAgent what a browser says of itself
 * @returns the app that it is a part of; null for a browser of its own
 */
export function inAppBrowser(userAgent: string): string | null {
  return MARKS.find(([mark]) => mark.test(userAgent))?.[1] ?? null;
}
