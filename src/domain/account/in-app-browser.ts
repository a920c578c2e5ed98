import { THIS_APP } from './words.ts';

/* oxlint-disable simport/no-literal-words -- names of apps */
/** Marks in the user agents of apps' built-in browsers: Google refuses sign-ins there, and no window opens. */
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
  [/; wv\)/, THIS_APP],
];

/* oxlint-enable simport/no-literal-words */

/**
 * @param userAgent the browser's user agent
 * @returns the app it belongs to; null for an independent browser
 */
export function inAppBrowser(userAgent: string): string | null {
  return MARKS.find(([mark]) => mark.test(userAgent))?.[1] ?? null;
}
