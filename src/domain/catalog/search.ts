import type { Destination } from './catalog-schema.ts';

/** The hero shows no more than this. */
export const MAX_SUGGESTIONS = 8;

/** How good a match is; lower is better. */
const NAME_START = 0;
/** Whoever types 'US' means that country, not Australia. */
const WHOLE_CODE = 1;
const WORD_START = 2;
const IN_NAME = 3;
const IN_CODE = 4;
const IN_REGION = 5;

/**
 * Destinations whose name, ISO code or region contains the query, ignoring case and accents; best first: names that
 * start with it, the whole code, words that start with it, names that hold it, parts of codes, regions. Ties in the order given.
 * A blank query matches nothing.
 */
export function searchDestinations<D extends Destination>(destinations: readonly D[], query: string): D[] {
  const wanted = plainLetters(query.trim());
  if (wanted === '') return [];
  const found: { destination: D; rank: number }[] = [];
  for (const destination of destinations) {
    const rank = rankOf(destination, wanted);
    if (rank !== null) found.push({ destination, rank });
  }
  return found.sort((a, b) => a.rank - b.rank).map(({ destination }) => destination);
}

/** Splits a name around the first place where the query matches, for showing it; null when it does not. */
export function splitAtMatch(
  name: string,
  query: string,
): [before: string, match: string, after: string] | null {
  const wanted = plainLetters(query.trim());
  if (wanted === '') return null;
  // Folding may change how many letters there are, so the place is found letter by letter of the name as written.
  const letters = Array.from(name);
  for (let start = 0; start < letters.length; start++) {
    for (let end = start + 1; end <= letters.length; end++) {
      const part = plainLetters(letters.slice(start, end).join(''));
      if (part === wanted && plainLetters(letters[start] ?? '') !== '') {
        return [
          letters.slice(0, start).join(''),
          letters.slice(start, end).join(''),
          letters.slice(end).join(''),
        ];
      }
      if (part.length >= wanted.length) break;
    }
  }
  return null;
}

function rankOf(destination: Destination, wanted: string): number | null {
  const name = plainLetters(destination.name);
  const place = name.indexOf(wanted);
  if (place === 0) return NAME_START;
  const code = destination.iso.toLowerCase();
  if (code === wanted) return WHOLE_CODE;
  if (place > 0) return startsWord(name, wanted) ? WORD_START : IN_NAME;
  if (code.includes(wanted)) return IN_CODE;
  return plainLetters(destination.region).includes(wanted) ? IN_REGION : null;
}

function startsWord(name: string, wanted: string): boolean {
  for (let place = name.indexOf(wanted); place >= 0; place = name.indexOf(wanted, place + 1)) {
    if (/[^\p{L}\p{N}]/u.test(name[place - 1] ?? ' ')) return true;
  }
  return false;
}

/** Lower case without accents: 'Réunion' and 'reunion', 'Türkiye' and 'turkiye' are the same. */
function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
