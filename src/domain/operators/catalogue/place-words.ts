/** The longest name and text, in characters, that operators can give a place. */
export const MAX_PLACE_NAME_LENGTH = 60;
export const MAX_PLACE_TEXT_LENGTH = 600;

/** Marks that change the reading direction of what follows. */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Makes multi-line input fit for display: no broken surrogates, no other control characters, no direction marks, no gaps. */
export function severalLines(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(TURNING, '')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .split('\n')
    .map((line) => line.replace(/ {2,}/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
