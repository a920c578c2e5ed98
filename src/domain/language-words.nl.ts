import type * as source from './language-words.ts';
import type { Language } from './languages.ts';

export const LANGUAGE: Language = 'nl';

export const LOCALE: string = 'nl-NL';

export const DATE_LOCALE: string = 'nl-NL';

export const DATE_STYLE: typeof source.DATE_STYLE = 'medium';

export const FAMILY_FIRST: boolean = false;

export const GAP: string = ' ';

export const labelled: typeof source.labelled = (name, value) => `${name}: ${value}`;

export const facts: typeof source.facts = (first, second) => `${first}, ${second}`;

/** '1 uur', '24 uur': counted hours have no plural. */
export const inHours: typeof source.inHours = (count) => `${count} uur`;

/** '1 dag', '7 dagen'. */
export const inDays: typeof source.inDays = (count) => `${count} ${count === 1 ? 'dag' : 'dagen'}`;

/** '1 jaar', '2 jaar': counted years have no plural. */
export const inYears: typeof source.inYears = (count) => `${count} jaar`;

const WITH_DE =
  /^(?:Verenigde |Balkan$|Bahama’s|Comoren|DR Congo|Faeröer|Filipijnen|Malediven|Noordelijke Marianen|Seychellen|Westelijke Sahara|Palestijnse)|(?:eilanden|Eilanden|Antillen|Republiek)$/;

const WITH_HET = /^(?:Verenigd Koninkrijk|Caribisch gebied|Midden-Oosten|GOS$)/;

const ISLANDS =
  /^(?:Anguilla|Antigua|Aruba|Åland|Bahama’s|Barbados|Bermuda|Comoren|Cuba|Curaçao|Cyprus|Dominica$|Faeröer|Fiji|Grenada|Groenland|Guadeloupe|Guam|Guernsey|Hawaï|IJsland|Isle of Man|Jamaica|Jersey|Madagaskar|Malediven|Malta|Martinique|Mauritius|Mayotte|Montserrat|Nauru|Noordelijke Marianen|Réunion|Saint|Samoa|Seychellen|Sint-|Tonga|Trinidad|Vanuatu)|(?:eilanden|Eilanden|Antillen)$/;

/** A place within a sentence: 'Japan', 'de Verenigde Staten', 'het Verenigd Koninkrijk'. */
export function named(place: string): string {
  if (place === 'Wereld') return 'de hele wereld';
  if (WITH_DE.test(place)) return `de ${place}`;
  return WITH_HET.test(place) ? `het ${place}` : place;
}

/** 'in Japan', 'in de Verenigde Staten', 'op Aruba', 'op de Malediven'. */
export function inPlace(place: string): string {
  if (place === 'Wereld') return 'over de hele wereld';
  return `${ISLANDS.test(place) ? 'op' : 'in'} ${named(place)}`;
}
