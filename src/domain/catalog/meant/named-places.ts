import { plainLetters, termOf } from '../../search-term.ts';
import type { Destination } from '../catalog-schema.ts';
import { type Found, nearestName, sayOther, type SearchIndex, searchNames, WHOLE_OTHER } from '../search.ts';
import { AROUND } from './around-place.ts';

/** The places named in a question. */
export interface NamedPlaces<D extends Destination> {
  /** Each once, in the order of the question. */
  places: Found<D>[];
  /** Words in the position of a place that are none. */
  unknown: string[];
}

/** No trip goes to more. */
export const MAX_NAMED = 12;
/** No place's name has more words. */
const MAX_NAME_LENGTH = 7;

const BETWEEN = /[,;/|+&\n→、，،]|->/;
/** Words of two letters that are also country codes: 'in' is India's. */
const SHORT_WORDS = new Set(
  'in is it be no my at to do so as me am by an la de le el al se na il un mi'.split(' '),
);

interface Named {
  byName: ReadonlyMap<string, Found<Destination>>;
  byAirport: ReadonlyMap<string, Found<Destination>>;
}

const namesKnown = new WeakMap<object, Named>();

function namedIn<D extends Destination>(index: SearchIndex<D>) {
  const known = namesKnown.get(index) ?? readNames(index);
  namesKnown.set(index, known);
  return known as { byName: ReadonlyMap<string, Found<D>>; byAirport: ReadonlyMap<string, Found<D>> };
}

/** The place with exactly this name, other name or code, ignoring case, accents and blanks; null if there is none. */
export function placeCalled<D extends Destination>(index: SearchIndex<D>, name: string): D | null {
  return namedIn(index).byName.get(termOf(name).joined)?.destination ?? null;
}

function readNames({ entries }: SearchIndex<Destination>): Named {
  const byName = new Map<string, Found<Destination>>();
  const byAirport = new Map<string, Found<Destination>>();
  const add = (name: string, destination: Destination, by: string | null) => {
    if (name !== '' && !byName.has(name)) byName.set(name, { destination, by, rank: WHOLE_OTHER });
  };
  for (const { name, destination } of entries) add(name.joined, destination, null);
  for (const { code, destination } of entries) add(termOf(code).joined, destination, null);
  for (const { also, destination } of entries)
    for (const term of also) add(term.joined, destination, sayOther(destination, term));
  for (const { airports, destination } of entries)
    for (const [code, by] of airports) byAirport.set(code, { destination, by, rank: WHOLE_OTHER });
  return { byName, byAirport };
}

/**
 * The places of a question that names several, in any usual form: 'Japan, South Korea and Taiwan', 'FR,IT,CH', 'JFK to LHR',
 * 'France Italy Switzerland', 'one region for France and Italy'. Between two commas a misspelled name is recognised too.
 */
export function placesNamed<D extends Destination>(index: SearchIndex<D>, question: string): NamedPlaces<D> {
  const places = new Map<D, Found<D>>();
  const unknown: string[] = [];
  const parts = question.split(BETWEEN).filter((part) => part.trim() !== '');
  for (const part of parts.slice(0, MAX_NAMED)) {
    const { named, rest } = namedAmong(index, part.split(/[\s.:!?()"-]+/u).filter(Boolean));
    const meant = parts.length > 1 && named.length === 0 && rest.length > 0 ? nearestTo(index, rest) : null;
    if (!meant && rest.length > 0) unknown.push(rest.join(' '));
    for (const one of meant ? [meant] : named)
      if (!places.has(one.destination)) places.set(one.destination, one);
  }
  return { places: [...places.values()].slice(0, MAX_NAMED), unknown };
}

function nearestTo<D extends Destination>(index: SearchIndex<D>, words: readonly string[]): Found<D> | null {
  const name = words.join(' ');
  return searchNames(index, name)[0] ?? nearestName(index, name);
}

/** Longest names first: 'South Korea' is one place, and 'Bosnia and Herzegovina'. */
function namedAmong<D extends Destination>(index: SearchIndex<D>, words: readonly string[]) {
  const { byName, byAirport } = namedIn(index);
  const telling = words.filter((word) => !AROUND.has(plainLetters(word)));
  const isAllCodes = words.every(({ length }) => length === 2);
  const isAllAirports = telling.length > 0 && telling.every((word) => byAirport.has(word.toLowerCase()));
  const named: Found<D>[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    let taken = 0;
    for (let length = Math.min(MAX_NAME_LENGTH, words.length - at); length > 0 && taken === 0; length--) {
      const name = words.slice(at, at + length).join(' ');
      const place = isAllCodes || !isWord(name) ? byName.get(termOf(name).joined) : undefined;
      if (!place) continue;
      named.push(place);
      taken = length;
    }
    if (taken === 0 && !AROUND.has(plainLetters(word))) {
      // In the middle of a text, 'van' and 'sea' are no airports.
      const airport =
        isAllAirports || /^[A-Z]{3}$/.test(word) ? byAirport.get(word.toLowerCase()) : undefined;
      if (airport) named.push(airport);
      else if (!/^\d+$/.test(word)) rest.push(word);
    }
    at += Math.max(1, taken);
  }
  return { named, rest };
}

function isWord(name: string): boolean {
  return SHORT_WORDS.has(name) || AROUND.has(plainLetters(name));
}
