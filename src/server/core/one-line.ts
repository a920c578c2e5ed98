/**
 * Isolates that are not closed turn what follows: something else stands instead of them. Of an isolate in another one, the inner
 * one counts as closed.
 */
export const withoutOpenIsolates = (text: string, instead: (mark: string) => string): string =>
  text.replace(
    /([\u2066-\u2068][^\u2066-\u2069]*\u2069)|[\u2066-\u2069]/g,
    (mark, closed?: string) => closed ?? instead(mark),
  );

/**
 * Makes text typed by strangers safe for a subject, a display name or one line of a mail: line breaks and other control
 * characters become spaces, and marks that change the reading direction of what follows are dropped. Closed isolates stay, as
 * our own words have some.
 */
export function oneLine(text: string): string {
  return withoutOpenIsolates(text, () => '')
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u061C\u200E\u200F\u202A-\u202E]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}
