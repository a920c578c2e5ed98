import { POPULAR } from '../../catalog/country.ts';

/** How many countries the front page and the search suggest at first. */
export const POPULAR_COUNT = 6;

/** An operator's choice of the places that come first; codes in order. */
export interface Ranking {
  popular: readonly string[];
  /** Before all others in the list of countries, which is by name. */
  countries: readonly string[];
  /** The same for regions. */
  regions: readonly string[];
}

/**
 * Codes of the popular countries among those shown: the chosen ones first, then the usual ones, then the first of the list that
 * have plans. Six, or as many as there are, without duplicates.
 * @param shown in the order of the list
 */
export function popularOf(
  chosen: readonly string[],
  shown: readonly { iso: string; has_plans: boolean }[],
): string[] {
  const known = new Set(shown.map(({ iso }) => iso));
  const sold = shown.filter(({ has_plans: hasPlans }) => hasPlans);
  const wanted = [...chosen, ...POPULAR, ...[...sold, ...shown].map(({ iso }) => iso)];
  return [...new Set(wanted.filter((iso) => known.has(iso)))].slice(0, POPULAR_COUNT);
}

/** The rank of a place among those that come first; after all of them if it is not among them. */
export function rankIn(first: readonly string[]): (code: string) => number {
  const ranks = new Map(first.map((code, at) => [code, at]));
  return (code) => ranks.get(code) ?? first.length;
}
