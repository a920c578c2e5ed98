import type { CountryCard } from '../../domain/catalog/catalog-schema.ts';
import { LOCALE } from '../../domain/language-words.ts';
import { answerOf, type publicApi } from '../api/api.ts';
import places from './map-places.json' with { type: 'json' };

/** The API's limit per call. */
const MAX_LISTED = 50;

export interface ActiveDestinations {
  /** The number of countries on sale. */
  count: number;
  /** Positions on the map of the world, in thousandths of its width and height. */
  lights: [x: number, y: number][];
  /** The number in each part of the world, largest first. */
  regions: { name: string; count: number }[];
}

/** The whole catalogue as lights on a map; null if it could not be read, because the page works without it. */
export async function readActiveDestinations(
  api: ReturnType<typeof publicApi>,
  report: (failure: unknown) => void,
): Promise<ActiveDestinations | null> {
  try {
    return onMap((await everyCountry(api)).filter(({ has_plans: sells }) => sells));
  } catch (failure) {
    report(failure);
    return null;
  }
}

async function everyCountry(api: ReturnType<typeof publicApi>): Promise<CountryCard[]> {
  const all: CountryCard[] = [];
  let after: string | null = null;
  do {
    const query = { limit: String(MAX_LISTED), ...(after === null ? {} : { after }) };
    const page: { countries: CountryCard[]; next: string | null } = await answerOf(
      api.countries.$get({ query }),
    );
    all.push(...page.countries);
    after = page.next;
  } while (after !== null);
  return all;
}

function onMap(countries: CountryCard[]): ActiveDestinations {
  const known: Partial<Record<string, string>> = places;
  const counts = new Map<string, number>();
  for (const { region } of countries) counts.set(region, (counts.get(region) ?? 0) + 1);
  return {
    count: countries.length,
    lights: countries.flatMap(({ iso }): [number, number][] => {
      const [x, y] = (known[iso] ?? '').split(' ').map(Number);
      return x !== undefined && y !== undefined ? [[x, y]] : [];
    }),
    regions: [...counts]
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, LOCALE)),
  };
}
