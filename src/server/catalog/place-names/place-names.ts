import en from 'i18n-iso-countries/langs/en.json' with { type: 'json' };

import type { Destination, ScriptNames, SearchNames } from '../../../domain/catalog/catalog-schema.ts';
import { placesInName } from '../../../domain/catalog/region-places.ts';
import { type Script, SCRIPTS, scriptsOf } from '../../../domain/catalog/scripts.ts';
import { mostTravelled } from '../../../domain/catalog/travel-rank.ts';
import { type Language, LANGUAGES, SOURCE } from '../../../domain/languages.ts';
import { recordOf } from '../../../domain/record-of.ts';
import { termOf } from '../../../domain/search-term.ts';
import { distinct, everyName, placeNamesIn } from '../../core/translated-names.ts';
import { AIRPORTS } from './airports.ts';
import { ALIASES, PART_OF } from './aliases.ts';
import { CITIES } from './cities.ts';
import { COUNTRY_GROUPS, groupCalled } from './country-groups.ts';
import { DIALLING_CODES } from './dialling-codes.ts';
import { NAMES_ABROAD } from './names-abroad.ts';
import { SIGHTS } from './sights.ts';

/** What is on sale, as a page calls it. */
interface OnSale {
  destinations: readonly Pick<Destination, 'iso' | 'name'>[];
  regions: SearchNames['regions'];
  /** One more name for some destinations, by code. */
  others: ReadonlyMap<string, string>;
  language: Language;
}

/** Everything by which people search for what is on sale, by the script in which it is written. */
export interface NamesToSearch {
  inLatin: SearchNames;
  inScripts: Record<Script, ScriptNames>;
}

export function namesToSearch(sold: OnSale): NamesToSearch {
  const { destinations, regions } = sold;
  const places = placeNamesOf(sold);
  const areas = areasOf(destinations, regions);
  const isLatin = (name: string) => scriptsOf(name).length === 0;
  const inScript = (script: Script): ScriptNames => {
    // Whoever begins to type one of several scripts has its names in both.
    const isIn = (name: string) => scriptsOf(name).includes(script);
    return {
      destinations: joined(places.map(({ iso, names }) => [iso, names.filter(isIn)])),
      areas: joined(areas.map(({ names: [name = '', ...also] }) => [name, also.filter(isIn)])),
    };
  };
  return {
    inLatin: {
      destinations: joined(places.map(({ iso, names }) => [iso, names.filter(isLatin)])),
      elsewhere: elsewhereOf(sold),
      dialling: diallingOf(destinations),
      regions,
      areas: areas.map(({ names, covers, regions: called }) => ({
        names: names.filter(isLatin).join('|'),
        covers,
        regions: called,
      })),
    },
    inScripts: recordOf(SCRIPTS, inScript),
  };
}

function joined(all: readonly (readonly [key: string, names: readonly string[]])[]): Record<string, string> {
  return Object.fromEntries(
    all.flatMap(([key, names]) => (names.length > 0 ? [[key, names.join('|')]] : [])),
  );
}

/** Other names and airports; those of a part that is not sold lead to the destination that serves it. */
function placeNamesOf({ destinations, others }: OnSale): { iso: string; names: string[] }[] {
  const sold = new Set(destinations.map(({ iso }) => iso));
  const partsOf = Map.groupBy(
    Object.keys(PART_OF).filter((part) => !sold.has(part)),
    (part) => PART_OF[part],
  );
  const listed = destinations.map(({ iso, name }) => {
    const codes = [iso, ...(partsOf.get(iso) ?? [])];
    const airports = codes.flatMap(airportsOf);
    const own = distinct([name, ...airports.map(({ name: called }) => called)]);
    const also = distinct([
      ...[others.get(iso) ?? []].flat(),
      ...codes.flatMap(listedNamesOf),
      ...airports.flatMap((airport) => airport.also),
    ]);
    for (const known of own.keys()) also.delete(known);
    return { iso, codes, airports, own, also };
  });
  // Grenada is "Granada" in Spanish; somebody who types that means the city.
  const taken = new Set([
    ...listed.flatMap(({ own, also }) => [...own.keys(), ...also.keys()]),
    ...COUNTRY_GROUPS.flatMap(({ names }) => names.map((name) => termOf(name).joined)),
  ]);
  return listed.map(({ iso, codes, airports, also }) => {
    const translated = distinct(codes.flatMap(everyName));
    for (const known of taken) translated.delete(known);
    const called = airports.map(({ code, name }) => `@${code} ${name}`);
    return { iso, names: [...also.values(), ...translated.values(), ...called] };
  });
}

/**
 * The groups of countries of which something is on sale, with the regions that are called so: "Europe+", "Europe Lite" and
 * "Europe + USA" are Europe's.
 */
function areasOf(destinations: OnSale['destinations'], regions: OnSale['regions']) {
  const travelled = mostTravelled(destinations).map(({ iso }) => iso);
  const called = regions.flatMap(({ code, name, also }) =>
    [name, also].map((label) => ({ code, group: groupCalled(placesInName(label)[0] ?? '') })),
  );
  return COUNTRY_GROUPS.flatMap((group) => {
    const covers = travelled.filter((iso) => group.codes?.includes(iso));
    const codes = new Set(called.filter((region) => region.group === group).map(({ code }) => code));
    if (covers.length + codes.size === 0) return [];
    return [{ names: group.names, covers: covers.join(' '), regions: [...codes].join(' ') }];
  });
}

function elsewhereOf({ destinations, language }: OnSale): SearchNames['elsewhere'] {
  const sold = new Set(destinations.map(({ iso }) => iso));
  return joined(
    Object.entries(en.countries)
      .filter(([iso]) => !sold.has(iso) && PART_OF[iso] === undefined)
      .map(([iso, names]) => {
        const called = [usualName(iso, language), usualName(iso), names, ALIASES[iso]?.split('|') ?? []];
        return [iso, [...distinct(called.flat()).values()]];
      }),
  );
}

const NAMES = new Intl.DisplayNames(LANGUAGES[SOURCE].tag, { type: 'region' });

/** What a country is called, whether or not it is on sale. */
export const usualName = (iso: string, language: Language = SOURCE): string =>
  placeNamesIn(language)(iso, NAMES.of(iso) ?? iso);

/** Whether there is a country with this code in the world. */
export const isCountry = (iso: string) => Object.hasOwn(en.countries, iso);

/** The destinations on sale by dialling code. */
function diallingOf(destinations: OnSale['destinations']): SearchNames['dialling'] {
  const sold = new Set(destinations.map(({ iso }) => iso));
  return Object.fromEntries(
    DIALLING_CODES.flatMap((zone) => zone.split('|')).flatMap((line) => {
      const [code = '', ...isos] = line.split(' ');
      const known = isos.filter((iso) => sold.has(iso));
      return known.length > 0 ? [[code, known.join(' ')]] : [];
    }),
  );
}

function airportsOf(iso: string): { code: string; name: string; also: string[] }[] {
  return (AIRPORTS[iso]?.split('|') ?? []).map((line) => {
    const [name = '', ...also] = line.slice(line.indexOf(' ') + 1).split(',');
    return { code: line.slice(0, line.indexOf(' ')), name, also };
  });
}

function listedNamesOf(iso: string): string[] {
  return [ALIASES[iso], CITIES[iso], SIGHTS[iso], NAMES_ABROAD[iso]].flatMap(
    (list) => list?.split('|') ?? [],
  );
}
