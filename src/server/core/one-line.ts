/**
 * Makes text typed by strangers safe for a subject, a display name or one line of a mail: line breaks and other control
 * characters become spaces, and marks that change the reading direction are dropped.
 */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}
