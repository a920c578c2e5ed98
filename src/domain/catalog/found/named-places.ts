import type { Destination } from '../catalog-schema.ts';
import { plainLetters, termOf } from '../search-term.ts';
import { nearestDestination, searchDestinations, type SearchIndex } from '../search.ts';

/** The places named in a question. */
export interface NamedPlaces<D extends Destination> {
  /** Each once, in the order of the question. */
  places: D[];
  /** Words in the position of a place that are none. */
  unknown: string[];
}

/** No trip goes to more. */
export const MAX_NAMED = 12;
/** No place's name has more words. */
const MAX_NAME_LENGTH = 7;

const BETWEEN = /[,;/|+&\n\u2192]|->/;
/** Durations and amounts, which are not places: '14 days', '5 GB'. */
const AMOUNTS = /\b\d+(?:[.,]\d+)?[\s-]*(?:gb|gigabytes?|mb|days?|nights?|weeks?|months?)\b/giu;
/** Words around names. */
const AROUND = new Set(
  'and or plus then with via from of both all each the a an i we my our need want going visit visiting trip travel travelling traveling tour holiday to in for on esim esims sim data plan plans region regions country countries cover covers covering works that'.split(
    ' ',
  ),
);
/** Words of two letters that are also country codes: 'in' is India's. */
const SHORT_WORDS = new Set('in is it be no my at to do so as me am by an la de'.split(' '));

const namesKnown = new WeakMap<object, ReadonlyMap<string, Destination>>();

/** The place with exactly this name, other name or code, ignoring case, accents and blanks; null if there is none. */
export function placeCalled<D extends Destination>(index: SearchIndex<D>, name: string): D | null {
  const known = namesKnown.get(index) ?? namesIn(index);
  namesKnown.set(index, known);
  return (known.get(termOf(name).joined) ?? null) as D | null;
}

function namesIn({ entries }: SearchIndex<Destination>): Map<string, Destination> {
  const names = new Map<string, Destination>();
  const add = (name: string, destination: Destination) => {
    if (name !== '' && !names.has(name)) names.set(name, destination);
  };
  for (const { name, destination } of entries) add(name.joined, destination);
  for (const { code, destination } of entries) add(termOf(code).joined, destination);
  for (const { also, destination } of entries) for (const { joined } of also) add(joined, destination);
  return names;
}

/**
 * The places of a question that names several, in any usual form: 'Japan, South Korea and Taiwan', 'FR,IT,CH', 'France Italy
 * Switzerland', 'one region for France and Italy, 14 days'. Between two commas a misspelled name is recognised too.
 */
export function placesNamed<D extends Destination>(index: SearchIndex<D>, question: string): NamedPlaces<D> {
  const places = new Set<D>();
  const unknown: string[] = [];
  const parts = question
    .replaceAll(AMOUNTS, ' , ')
    .split(BETWEEN)
    .filter((part) => part.trim() !== '');
  for (const part of parts.slice(0, MAX_NAMED)) {
    const words = part.split(/[\s.:!?()"]+/u).filter(Boolean);
    const { named, rest } = namedIn(index, words);
    const meant = named.length === 0 && rest.length > 0 ? nearestTo(index, rest) : null;
    if (meant) places.add(meant);
    else if (rest.length > 0) unknown.push(rest.join(' '));
    for (const place of named) places.add(place);
  }
  return { places: [...places].slice(0, MAX_NAMED), unknown };
}

function nearestTo<D extends Destination>(index: SearchIndex<D>, words: readonly string[]): D | null {
  const name = words.join(' ');
  const [found] = searchDestinations(index, name);
  return (found ?? nearestDestination(index, name))?.destination ?? null;
}

/** Longest names first: 'South Korea' is one place, and 'Bosnia and Herzegovina'. */
function namedIn<D extends Destination>(
  index: SearchIndex<D>,
  words: readonly string[],
): { named: D[]; rest: string[] } {
  const isAllCodes = words.every(({ length }) => length === 2);
  const named: D[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    let taken = 0;
    for (let length = Math.min(MAX_NAME_LENGTH, words.length - at); length > 0 && taken === 0; length--) {
      const name = words.slice(at, at + length).join(' ');
      const place = isAllCodes || !isWord(name) ? placeCalled(index, name) : null;
      if (!place) continue;
      named.push(place);
      taken = length;
    }
    const word = words[at] ?? '';
    if (taken === 0 && !AROUND.has(plainLetters(word))) rest.push(word);
    at += Math.max(1, taken);
  }
  return { named, rest };
}

function isWord(name: string): boolean {
  return SHORT_WORDS.has(name) || AROUND.has(name.toLowerCase());
}
