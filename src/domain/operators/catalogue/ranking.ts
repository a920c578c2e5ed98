import { POPULAR } from '../../catalog/country.ts';

/** How many countries the front page and the search name before anybody asks. */
export const POPULAR_COUNT = 6;

/** Which places come first, as an operator wants it; codes in their order. */
export interface Ranking {
  popular: readonly string[];
  /** Before all others in the list of countries, which are by name. */
  countries: readonly string[];
  /** The same of regions. */
  regions: readonly string[];
}

/**
 * Codes of the popular countries among those that are shown: the chosen ones first, then those that are it by themselves, then the first
 * of the list that have plans. Six, or as many as there are, none twice.
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

/** Where a place stands among those that come first; behind all of them where it is none. */
export function rankIn(first: readonly string[]): (code: string) => number {
  const ranks = new Map(first.map((code, at) => [code, at]));
  return (code) => ranks.get(code) ?? first.length;
}
