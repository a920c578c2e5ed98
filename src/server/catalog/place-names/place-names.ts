import ar from 'i18n-iso-countries/langs/ar.json' with { type: 'json' };
import de from 'i18n-iso-countries/langs/de.json' with { type: 'json' };
import en from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import es from 'i18n-iso-countries/langs/es.json' with { type: 'json' };
import fr from 'i18n-iso-countries/langs/fr.json' with { type: 'json' };
import it from 'i18n-iso-countries/langs/it.json' with { type: 'json' };
import ja from 'i18n-iso-countries/langs/ja.json' with { type: 'json' };
import ko from 'i18n-iso-countries/langs/ko.json' with { type: 'json' };
import nl from 'i18n-iso-countries/langs/nl.json' with { type: 'json' };
import pt from 'i18n-iso-countries/langs/pt.json' with { type: 'json' };
import zh from 'i18n-iso-countries/langs/zh.json' with { type: 'json' };

import type { Destination } from '../../../domain/catalog/catalog-schema.ts';
import { termOf } from '../../../domain/catalog/search-term.ts';
import type { PlaceNames } from '../../../domain/catalog/search.ts';
import { ALIASES, PART_OF, REGION_ALIASES } from './aliases.ts';
import { CITIES } from './cities.ts';

/** The longer English names, then ten languages. */
const LANGUAGES: { countries: Record<string, string | string[]> }[] = [
  en,
  ar,
  de,
  es,
  fr,
  it,
  ja,
  ko,
  nl,
  pt,
  zh,
];

/**
 * Other names of the destinations on sale; those of a part that is not sold lead to the destination that serves it.
 * @param others one more name for some places, by code
 */
export function placeNamesOf(
  destinations: readonly Pick<Destination, 'iso' | 'name'>[],
  others: ReadonlyMap<string, string> = new Map(),
): PlaceNames {
  const sold = new Set(destinations.map(({ iso }) => iso));
  const partsOf = Map.groupBy(
    Object.keys(PART_OF).filter((part) => !sold.has(part)),
    (part) => PART_OF[part],
  );
  const otherOf = (iso: string) => [others.get(iso) ?? []].flat();
  const listed = destinations.map(({ iso, name }) => {
    const codes = [iso, ...(partsOf.get(iso) ?? [])];
    return { iso, codes, names: distinct([name, ...otherOf(iso), ...codes.flatMap(listedNamesOf)]) };
  });
  const taken = new Set(listed.flatMap(({ names }) => [...names.keys()]));
  return Object.fromEntries(
    listed.map(({ iso, codes, names }) => {
      // Grenada is "Granada" in Spanish; somebody who types that means the city.
      const translated = codes.flatMap(translatedNamesOf).filter((one) => !taken.has(termOf(one).joined));
      const [, ...also] = distinct([...names.values(), ...translated]).values();
      return [iso, also];
    }),
  );
}

/**
 * Other names of the regions, by their name in the catalogue. "Europe+" counts as Europe; without a region of that name, those
 * that begin with it do.
 */
export function regionNamesOf(regions: readonly string[]): Map<string, string[]> {
  const plain = regions.map((name) => ({ name, plain: termOf(name).plain }));
  const names = new Map<string, string[]>();
  for (const [place, also] of Object.entries(REGION_ALIASES)) {
    const wanted = termOf(place).plain;
    const same = plain.filter((region) => region.plain === wanted);
    const meant = same.length > 0 ? same : plain.filter((region) => region.plain.startsWith(`${wanted} `));
    for (const { name } of meant) names.set(name, [...(names.get(name) ?? []), ...also.split('|')]);
  }
  return names;
}

function listedNamesOf(iso: string): string[] {
  return [ALIASES[iso], CITIES[iso]].flatMap((list) => list?.split('|') ?? []);
}

function translatedNamesOf(iso: string): string[] {
  return LANGUAGES.flatMap(({ countries }) => countries[iso] ?? []);
}

/** By the form that searches compare. */
function distinct(names: readonly string[]): Map<string, string> {
  const known = new Map<string, string>();
  for (const name of names) if (!known.has(termOf(name).joined)) known.set(termOf(name).joined, name);
  return known;
}
