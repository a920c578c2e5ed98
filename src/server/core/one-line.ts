/** The source of a pattern: where an isolate begins or ends that is closed, so that it turns nothing around it. */
export const IN_CLOSED_ISOLATE =
  '[\\u2066-\\u2068](?=[^\\u2066-\\u2069]*\\u2069)|(?<=[\\u2066-\\u2068][^\\u2066-\\u2069]*)\\u2069';

const TURNS = new RegExp(
  `(?!${IN_CLOSED_ISOLATE})[\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]`,
  'gu',
);

/**
 * Makes text typed by strangers safe for a subject, a display name or one line of a mail: line breaks and other control
 * characters become spaces, and marks that change the reading direction of what follows are dropped. Closed isolates stay, as
 * our own words have some.
 */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(TURNS, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}
