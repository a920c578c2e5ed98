import type { Destination } from './catalog-schema.ts';
import { plainLetters, type Term, termOf } from './search-term.ts';
import { typosBetween } from './typos.ts';

/** The most suggestions that the hero shows. */
export const MAX_SUGGESTIONS = 8;

/** Other names of destinations: short and former names, cities, islands, names in other languages; by code. */
export type PlaceNames = Record<string, string[]>;

/** Destinations with all their names prepared for comparison, made once for many queries. */
export interface SearchIndex<D extends Destination> {
  entries: Entry<D>[];
}

export interface Found<D extends Destination> {
  destination: D;
  /** The matching other name as written, if the destination's own name does not match. */
  by: string | null;
  /** Whether the query is one of its whole names, not a part of one. */
  isWhole: boolean;
}

interface Entry<D extends Destination> {
  destination: D;
  name: Term;
  code: string;
  region: string;
  also: Term[];
}

interface Match {
  rank: number;
  by: string | null;
}

/** The quality of a match; lower is better. */
const WHOLE_NAME = 0;
const WHOLE_OTHER = 1;
const NAME_START = 2;
const WHOLE_CODE = 3;
const OTHER_START = 4;
const WORD_START = 5;
const OTHER_WORD_START = 6;
const IN_NAME = 7;
const IN_CODE = 8;
const IN_REGION = 9;

/** From this many letters the beginning of another name counts; a Chinese or Japanese character says as much as a word. */
const OTHERS_FROM = 3;
const isDense = (text: string) => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(text);

/** Codes that people use as words, though names of other destinations begin with them. */
const SPOKEN_CODES = new Set(
  'us gb ae at au be br ca ch cn cz de dk eg es fi fr gr hk hr hu id ie in is it jp kr lk mx my nl no nz ph pl pt se sg th tr vn za'.split(
    ' ',
  ),
);

/** Words about what is wanted, not where. */
const NOISE = new Set(
  'esim esims sim card cards data plan plans roaming internet travel trip holiday to in for the a'.split(' '),
);

/** A longer query does not name a place. */
const MAX_WORDS = 8;

/** @param names nothing if only the destinations' own names count */
export function searchIndexOf<D extends Destination>(
  destinations: readonly D[],
  names: PlaceNames = {},
): SearchIndex<D> {
  return {
    entries: destinations.map((destination) => ({
      destination,
      name: termOf(destination.name),
      code: destination.iso.toLowerCase(),
      region: plainLetters(destination.region),
      also: (names[destination.iso] ?? []).map(termOf),
    })),
  };
}

/**
 * Destinations whose name, other names, ISO code or region match the query, ignoring case, accents and punctuation. Best first:
 * whole names, whole other names and codes used as words, names that start with it, other codes, other names that start with it,
 * words, names that contain it, parts of codes, regions; ties in the order given. If nothing matches, each word may match by
 * itself ("Tokyo Japan", "eSIM for Japan"). If the query is one destination's name, no other is found by its other names. A blank
 * query matches nothing.
 */
export function searchDestinations<D extends Destination>(
  { entries }: SearchIndex<D>,
  query: string,
): Found<D>[] {
  if (query.trim() === '') return [];
  const wanted = termOf(query);
  const whole = best(entries, (entry) => matchOf(entry, wanted));
  if (whole.length > 0 || !wanted.plain.includes(' ')) return whole;
  const words = wanted.plain.split(' ').filter((word) => !NOISE.has(word));
  if (words.length === 0 || words.length > MAX_WORDS) return [];
  const rest = termOf(words.join(' '));
  const told = best(entries, (entry) => matchOf(entry, rest));
  if (told.length > 0 || words.length === 1) return told;
  const terms = words.map(termOf);
  return best(entries, (entry) => {
    const each = terms.map((term) => matchOf(entry, term)).filter((match) => match !== null);
    if (each.length < words.length) return null;
    const by = each.find((match) => match.by !== null)?.by ?? null;
    return { rank: Math.max(...each.map(({ rank }) => rank)), by };
  });
}

/**
 * The destination that was probably meant if nothing is found: one typing error from four letters on, two from eight. A letter
 * too many, one too few, a wrong one, or two swapped are one error.
 */
export function nearestDestination<D extends Destination>(
  { entries }: SearchIndex<D>,
  query: string,
): Found<D> | null {
  const words = termOf(query)
    .plain.split(' ')
    .filter((word) => !NOISE.has(word));
  const wanted = words.join('');
  const allowed = wanted.length >= 8 ? 2 : wanted.length >= 4 ? 1 : 0;
  let nearest: Found<D> | null = null;
  let least = allowed + 1;
  const take = (destination: D, term: Term, by: string | null) => {
    const away = typosBetween(wanted, term.joined, least - 1);
    if (away < least) [nearest, least] = [{ destination, by, isWhole: false }, away];
  };
  for (const { destination, name } of entries) take(destination, name, null);
  for (const { destination, also } of entries) for (const term of also) take(destination, term, term.written);
  return nearest;
}

/** Splits a name around the first match of the query, for display; null without a match. */
export function splitAtMatch(
  name: string,
  query: string,
): [before: string, match: string, after: string] | null {
  const wanted = plainLetters(query.trim());
  if (wanted === '') return null;
  // Removing accents may change the number of letters, so the match is found letter by letter in the name as written.
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

function best<D extends Destination>(
  entries: readonly Entry<D>[],
  match: (entry: Entry<D>) => Match | null,
): Found<D>[] {
  const found: (Match & { destination: D })[] = [];
  for (const entry of entries) {
    const fits = match(entry);
    if (fits) found.push({ destination: entry.destination, ...fits });
  }
  // 'Spain' does not mean Port of Spain.
  const isNamed = found.some(({ rank }) => rank === WHOLE_NAME);
  return found
    .filter(({ by }) => by === null || !isNamed)
    .sort((a, b) => a.rank - b.rank)
    .map(({ destination, by, rank }) => ({ destination, by, isWhole: rank <= WHOLE_OTHER }));
}

function matchOf({ name, code, region, also }: Entry<Destination>, wanted: Term): Match | null {
  const own = rankOfName(name, wanted);
  if (own === WHOLE_NAME) return { rank: own, by: null };
  const isCode = code === wanted.letters || code === wanted.joined;
  const others: (Match | null)[] = [
    own === null ? null : { rank: own, by: null },
    isCode ? { rank: SPOKEN_CODES.has(code) ? WHOLE_OTHER : WHOLE_CODE, by: null } : null,
    bestOther(also, wanted),
    code.includes(wanted.letters) ? { rank: IN_CODE, by: null } : null,
    region.includes(wanted.letters) ? { rank: IN_REGION, by: null } : null,
  ];
  const best = others.reduce((least, one) => (one && (!least || one.rank < least.rank) ? one : least), null);
  // Its own name explains the match: 'South Africa' needs no 'África do Sul' beside it.
  return best && own !== null ? { ...best, by: null } : best;
}

function rankOfName({ letters, plain, joined }: Term, wanted: Term): number | null {
  if (wanted.joined === '') return letters.includes(wanted.letters) ? IN_NAME : null;
  if (joined === wanted.joined) return WHOLE_NAME;
  if (plain.startsWith(wanted.plain) || joined.startsWith(wanted.joined)) return NAME_START;
  if (` ${plain}`.includes(` ${wanted.plain}`)) return WORD_START;
  return plain.includes(wanted.plain) || letters.includes(wanted.letters) ? IN_NAME : null;
}

function bestOther(also: readonly Term[], wanted: Term): Match | null {
  const { plain, joined, written } = wanted;
  if (joined === '') return null;
  const isLong = plain.length >= OTHERS_FROM || isDense(written);
  let nearest: Match | null = null;
  for (const term of also) {
    const rank =
      term.joined === joined
        ? WHOLE_OTHER
        : isLong && (term.plain.startsWith(plain) || term.joined.startsWith(joined))
          ? OTHER_START
          : isLong && term.plain.includes(` ${plain}`)
            ? OTHER_WORD_START
            : null;
    if (rank !== null && (!nearest || rank < nearest.rank)) nearest = { rank, by: term.written };
  }
  return nearest;
}
