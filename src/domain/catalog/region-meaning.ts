import { placesInName } from './region-places.ts';
import { mostTravelled } from './travel-rank.ts';

/** Countries that people name together: a part of the world, a union, a trip. */
export interface CountryGroup {
  /** The usual name first, then others. */
  names: readonly string[];
  /** Codes of its countries; null for all there are. */
  codes: readonly string[] | null;
}

interface Country {
  iso: string;
  /** Its part of the world. */
  region: string;
}

/**
 * The countries that people expect from a region, the most travelled first: those of the places in its name, or else of the part
 * of the world where most of its own are.
 * @param names what it is called, the most telling name first
 * @param countries all there are
 * @param members codes of its own
 * @param groupCalled the group with a name
 */
export function meantBy<C extends Country>(
  names: readonly string[],
  countries: readonly C[],
  members: ReadonlySet<string>,
  groupCalled: (name: string) => CountryGroup | undefined,
): C[] {
  const groups = names
    .map((name) => placesInName(name).flatMap((place) => groupCalled(place) ?? []))
    .find(({ length }) => length > 0);
  if (!groups) return mostTravelled(countries.filter(isIn(mainPart(countries, members))));
  if (groups.some(({ codes }) => codes === null)) return mostTravelled(countries);
  const codes = new Set(groups.flatMap((group) => group.codes ?? []));
  return mostTravelled(countries.filter(({ iso }) => codes.has(iso)));
}

const isIn = (part: string | undefined) => (country: Country) => country.region === part;

function mainPart(countries: readonly Country[], members: ReadonlySet<string>): string | undefined {
  const counts = new Map<string, number>();
  for (const { iso, region } of countries)
    if (members.has(iso)) counts.set(region, (counts.get(region) ?? 0) + 1);
  const [largest] = [...counts].sort(([, a], [, b]) => b - a);
  return largest?.[0];
}
