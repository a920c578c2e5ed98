import ar from 'i18n-iso-countries/langs/ar.json' with { type: 'json' };
import de from 'i18n-iso-countries/langs/de.json' with { type: 'json' };
import el from 'i18n-iso-countries/langs/el.json' with { type: 'json' };
import en from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import es from 'i18n-iso-countries/langs/es.json' with { type: 'json' };
import fr from 'i18n-iso-countries/langs/fr.json' with { type: 'json' };
import it from 'i18n-iso-countries/langs/it.json' with { type: 'json' };
import ja from 'i18n-iso-countries/langs/ja.json' with { type: 'json' };
import ko from 'i18n-iso-countries/langs/ko.json' with { type: 'json' };
import nl from 'i18n-iso-countries/langs/nl.json' with { type: 'json' };
import pl from 'i18n-iso-countries/langs/pl.json' with { type: 'json' };
import pt from 'i18n-iso-countries/langs/pt.json' with { type: 'json' };
import ru from 'i18n-iso-countries/langs/ru.json' with { type: 'json' };
import zh from 'i18n-iso-countries/langs/zh.json' with { type: 'json' };

import type { Destination, SearchNames } from '../../../domain/catalog/catalog-schema.ts';
import { placesInName } from '../../../domain/catalog/region-places.ts';
import { termOf } from '../../../domain/catalog/search-term.ts';
import { mostTravelled } from '../../../domain/catalog/travel-rank.ts';
import { LANGUAGES as SPOKEN, SOURCE } from '../../../domain/languages.ts';
import { AIRPORTS } from './airports.ts';
import { ALIASES, PART_OF } from './aliases.ts';
import { CITIES } from './cities.ts';
import { NAMES_ABROAD } from './names-abroad.ts';
import { COUNTRY_GROUPS, groupCalled } from './country-groups.ts';
import { DIALLING_CODES } from './dialling-codes.ts';
import { SIGHTS } from './sights.ts';

/**
 * Names in the languages of most visitors, related ones side by side, which packs best. Those of `brief` leave out the places that
 * few people travel to.
 */
const LANGUAGES: Record<string, { names: { countries: Record<string, string | string[]> }; brief?: true }> = {
  nl: { names: nl },
  de: { names: de },
  fr: { names: fr },
  it: { names: it },
  es: { names: es },
  pt: { names: pt },
  pl: { names: pl, brief: true },
  ru: { names: ru, brief: true },
  el: { names: el, brief: true },
  ar: { names: ar },
  ja: { names: ja },
  ko: { names: ko },
  zh: { names: zh },
};

const SELDOM_TRAVELLED = new Set(
  'AI AN AS AX BI BL BQ CC CK CX EH FK FM FO GF GG GQ GW IM JE KI KM KN MF MH MP MS NF NR PF PM PW RE SB SH SS ST SX TC TL TO TV VC VG VI VU WS YT'.split(
    ' ',
  ),
);

/** 'Republiek Angola', 'Koninkrijk der Nederlanden': nobody types a form of state in search of a plan. */
const STATE =
  /^(?:(?:Islamitische|Arabische|Democratische|Federale|Coöperatieve|Plurinationale|Hasjemitisch) )*(?:Republiek|Koninkrijk|Vorstendom|Staat|Emiraat|Volksrepubliek|Gemenebest|Unie|Groothertogdom|Sultanaat) /;

/**
 * Other names and airports of the destinations on sale; those of a part that is not sold lead to the destination that serves it.
 * @param others one more name for some places, by code
 */
export function placeNamesOf(
  destinations: readonly Pick<Destination, 'iso' | 'name'>[],
  others: ReadonlyMap<string, string> = new Map(),
): Pick<SearchNames, 'destinations' | 'languages' | 'elsewhere'> {
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
    return { iso, codes, airports, also, known: new Set([...own.keys(), ...also.keys()]) };
  });
  // Grenada is "Granada" in Spanish; somebody who types that means the city.
  const taken = new Set([
    ...listed.flatMap(({ known }) => [...known]),
    ...COUNTRY_GROUPS.flatMap(({ names }) => names.map((name) => termOf(name).joined)),
  ]);
  const translated = Object.entries(LANGUAGES).map(
    ([
      language,
      {
        names: { countries },
        brief,
      },
    ]) => [
      language,
      listed
        .map(({ codes, known }) => {
          const names = distinct(
            codes
              .flatMap((code) => (brief && SELDOM_TRAVELLED.has(code) ? [] : (countries[code] ?? [])))
              .filter(
                (name) =>
                  !STATE.test(name) && !taken.has(termOf(name).joined) && !known.has(termOf(name).joined),
              ),
          );
          for (const name of names.keys()) known.add(name);
          return [...names.values()].join('|');
        })
        .join('\n'),
    ],
  );
  return {
    destinations: Object.fromEntries(
      listed.map(({ iso, also, airports }) => [
        iso,
        [...also.values(), ...airports.map(({ code, name }) => `@${code} ${name}`)].join('|'),
      ]),
    ),
    languages: Object.fromEntries(translated),
    elsewhere: Object.fromEntries(
      Object.entries(en.countries)
        .filter(([iso]) => !sold.has(iso) && PART_OF[iso] === undefined)
        .map(([iso, names]) => [iso, [usualName(iso), names, ALIASES[iso] ?? []].flat().join('|')]),
    ),
  };
}

/**
 * The groups of countries of which something is on sale, with the regions that are called so: "Europe+", "Europe Lite" and
 * "Europe + USA" are Europe's.
 * @param regions each with all its names
 */
export function areasOf(
  destinations: readonly Pick<Destination, 'iso'>[],
  regions: readonly { code: string; names: readonly string[] }[],
): SearchNames['areas'] {
  const travelled = mostTravelled(destinations).map(({ iso }) => iso);
  const called = regions.flatMap(({ code, names }) =>
    names.map((name) => ({ code, group: groupCalled(placesInName(name)[0] ?? '') })),
  );
  return COUNTRY_GROUPS.flatMap((group) => {
    const covers = travelled.filter((iso) => group.codes?.includes(iso));
    const codes = new Set(called.filter((region) => region.group === group).map(({ code }) => code));
    if (covers.length + codes.size === 0) return [];
    return [{ names: group.names.join('|'), covers: covers.join(' '), regions: [...codes].join(' ') }];
  });
}

const NAMES = new Intl.DisplayNames(SPOKEN[SOURCE].tag, { type: 'region' });

/** What a country is called in English, whether or not it is on sale. */
export const usualName = (iso: string) => NAMES.of(iso) ?? iso;

/** Whether there is a country with this code in the world. */
export const isCountry = (iso: string) => Object.hasOwn(en.countries, iso);

/** The destinations on sale by dialling code. */
export function diallingOf(destinations: readonly Pick<Destination, 'iso'>[]): SearchNames['dialling'] {
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
  return [ALIASES[iso], CITIES[iso], SIGHTS[iso], NAMES_ABROAD[iso]].flatMap((list) => list?.split('|') ?? []);
}

/** By the form that searches compare. */
function distinct(names: readonly string[]): Map<string, string> {
  const known = new Map<string, string>();
  for (const name of names) if (!known.has(termOf(name).joined)) known.set(termOf(name).joined, name);
  return known;
}
