import { plainLetters, type Term, termOf, termsOf } from '../search-term.ts';
import type { Destination } from './catalog-schema.ts';
import { typosBetween } from './typos.ts';

/** By code: other names of destinations, and their airports in the form of {@link AIRPORT_NAME}. */
type PlaceNames = ReadonlyMap<string, readonly string[]>;

/** An airport among other names: '@HND Haneda'. */
const AIRPORT_NAME = /^@([A-Z]{3}) (.+)$/;

/** Destinations with all their names prepared for comparison, made once for many queries. */
export interface SearchIndex<D extends Destination> {
  entries: Entry<D>[];
}

export interface Found<D extends Destination> {
  destination: D;
  /** The matching other name as written, if the destination's own name does not match. */
  by: string | null;
  /** The quality of the match; lower is better. */
  rank: number;
}

interface Entry<D extends Destination> {
  destination: D;
  name: Term;
  code: string;
  region: string;
  also: Term[];
  /** By code in lower case: an airport with its name. */
  airports: ReadonlyMap<string, string>;
}

type Match = Pick<Found<Destination>, 'rank' | 'by'>;

const WHOLE_NAME = 0;
export const WHOLE_OTHER = 1;
const AIRPORT = 2;
const NAME_START = 3;
const WHOLE_CODE = 4;
const OTHER_START = 5;
const WORD_START = 6;
const OTHER_WORD_START = 7;
const IN_NAME = 8;
const IN_CODE = 9;
const IN_REGION = 10;

/** Whether the query is one of the whole names, not a part of one. */
export const isWhole = ({ rank }: Pick<Match, 'rank'>) => rank <= AIRPORT;

/** Whether the query is a whole name or code, or the beginning of a name. */
export const isBeginning = ({ rank }: Pick<Match, 'rank'>) => rank <= WHOLE_CODE;

/** Whether the query is only somewhere inside a word, or the part of the world. */
export const isInside = ({ rank }: Pick<Match, 'rank'>) => rank >= IN_NAME;

/** From three letters on a text may be the beginning of another name; a Chinese or Japanese character says as much as a word. */
export const isTelling = ({ plain, written }: Term) =>
  plain.length >= 3 || /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(written);

/** Codes that people use as words, though names of other destinations begin with them. */
const SPOKEN_CODES = new Set(
  'us gb ae at au be br ca ch cn cz de dk eg es fi fr gr hk hr hu id ie in is it jp kr lk mx my nl no nz ph pl pt se sg th tr vn za'.split(
    ' ',
  ),
);

/** @param names nothing if only the destinations' own names count */
export function searchIndexOf<D extends Destination>(
  destinations: readonly D[],
  names: PlaceNames = new Map(),
): SearchIndex<D> {
  return {
    entries: destinations.map((destination) => entryOf(destination, names.get(destination.iso) ?? [])),
  };
}

function entryOf<D extends Destination>(destination: D, names: readonly string[]): Entry<D> {
  const airports = new Map<string, string>();
  const also = names.flatMap((written) => {
    const [, code, name] = AIRPORT_NAME.exec(written) ?? [];
    if (code === undefined || name === undefined) return termsOf(written);
    airports.set(code.toLowerCase(), `${name} ${code}`);
    return termsOf(name);
  });
  const [name, ...spelledOut] = termsOf(destination.name);
  return {
    destination,
    name,
    code: destination.iso.toLowerCase(),
    region: plainLetters(destination.region),
    also: [...spelledOut, ...also],
    airports,
  };
}

/** What a row says of the other name that matched: nothing if it is its own, spelled in another way. */
export const sayOther = ({ name }: Destination, { written }: Term) => (written === name ? null : written);

/**
 * Destinations whose name, other names, airports, ISO code or region match the text, ignoring case, accents and punctuation. Best
 * first: whole names, whole other names and codes used as words, codes of airports, names that start with it, other codes, other
 * names that start with it, words, names that contain it, parts of codes, regions; ties in the order given. If the text is one
 * destination's name, no other is found by its other names. A blank text matches nothing.
 */
export function searchNames<D extends Destination>({ entries }: SearchIndex<D>, text: string): Found<D>[] {
  if (text.trim() === '') return [];
  const wanted = termOf(text);
  return best(entries, (entry) => matchOf(entry, wanted));
}

/** Destinations of which each of the words is a name, or the beginning of one: 'tokyo jap'. */
export function searchEachWord<D extends Destination>(
  { entries }: SearchIndex<D>,
  words: readonly string[],
): Found<D>[] {
  const terms = words.map(termOf);
  return best(entries, (entry) => {
    const each = terms.map((term) => matchOf(entry, term)).filter((match) => match !== null);
    if (each.length < words.length) return null;
    const by = each.find((match) => match.by !== null)?.by ?? null;
    return { rank: Math.max(...each.map(({ rank }) => rank)), by };
  });
}

/**
 * The destination that was probably meant by a name that finds nothing: one typing error from four letters on, two from eight
 * if at least the first letter is right. A letter too many, one too few, a wrong one, or two swapped are one error.
 */
export function nearestName<D extends Destination>(
  { entries }: SearchIndex<D>,
  text: string,
): Found<D> | null {
  const wanted = termOf(text).joined;
  const allowed = wanted.length >= 8 ? 2 : wanted.length >= 4 ? 1 : 0;
  let nearest: Found<D> | null = null;
  let least = allowed + 1;
  const take = (destination: D, { joined }: Term, by: string | null) => {
    const most = Math.min(least - 1, joined[0] === wanted[0] ? 2 : 1);
    const away = typosBetween(wanted, joined, most);
    if (away <= most) [nearest, least] = [{ destination, by, rank: IN_NAME }, away];
  };
  for (const { destination, name } of entries) take(destination, name, null);
  for (const { destination, also } of entries)
    for (const term of also) take(destination, term, sayOther(destination, term));
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
  const found: Found<D>[] = [];
  for (const entry of entries) {
    const fits = match(entry);
    if (fits) found.push({ destination: entry.destination, ...fits });
  }
  // 'Spain' does not mean Port of Spain.
  const isNamed = found.some(({ rank }) => rank === WHOLE_NAME);
  return found.filter(({ by }) => by === null || !isNamed).sort((a, b) => a.rank - b.rank);
}

function matchOf(entry: Entry<Destination>, wanted: Term): Match | null {
  const { name, code, region, airports } = entry;
  const own = rankOfName(name, wanted);
  if (own === WHOLE_NAME) return { rank: own, by: null };
  const isCode = code === wanted.letters || code === wanted.joined;
  const airport = airports.get(wanted.joined);
  const others: (Match | null)[] = [
    own === null ? null : { rank: own, by: null },
    isCode ? { rank: SPOKEN_CODES.has(code) ? WHOLE_OTHER : WHOLE_CODE, by: null } : null,
    bestOther(entry, wanted),
    airport === undefined ? null : { rank: AIRPORT, by: airport },
    code.includes(wanted.letters) ? { rank: IN_CODE, by: null } : null,
    region.includes(wanted.letters) ? { rank: IN_REGION, by: null } : null,
  ];
  const best = others.reduce((least, one) => (one && (!least || one.rank < least.rank) ? one : least), null);
  // Its own name explains the match: 'South Africa' needs no 'África do Sul' beside it. An airport is another meaning.
  return best && own !== null && best.rank !== AIRPORT ? { ...best, by: null } : best;
}

function rankOfName({ letters, plain, joined }: Term, wanted: Term): number | null {
  if (wanted.joined === '') return letters.includes(wanted.letters) ? IN_NAME : null;
  if (joined === wanted.joined) return WHOLE_NAME;
  if (plain.startsWith(wanted.plain) || joined.startsWith(wanted.joined)) return NAME_START;
  if (` ${plain}`.includes(` ${wanted.plain}`)) return WORD_START;
  return plain.includes(wanted.plain) || letters.includes(wanted.letters) ? IN_NAME : null;
}

function bestOther({ destination, also }: Entry<Destination>, wanted: Term): Match | null {
  const { plain, joined } = wanted;
  if (joined === '') return null;
  const isLong = isTelling(wanted);
  let nearest: Match | null = null;
  for (const term of also) {
    const rank =
      term.joined === joined
        ? WHOLE_OTHER
        : isLong && (term.plain.startsWith(plain) || term.joined.startsWith(joined))
          ? // 'londo' is London before London, Ontario.
            OTHER_START + Math.min(term.joined.length - joined.length, 99) / 100
          : isLong && term.plain.includes(` ${plain}`)
            ? OTHER_WORD_START
            : null;
    if (rank !== null && (!nearest || rank < nearest.rank))
      nearest = { rank, by: sayOther(destination, term) };
  }
  return nearest;
}
