import { LOCALE } from '../language-words.ts';
import type { ListedRegion } from './catalog-schema.ts';

/**
 * Regions by place. Places with a region in `first` come first. The widest choice leads, among all and in each place; places with
 * several groups are higher, and stay together.
 */
export function arrangeRegions<
  Region extends Pick<ListedRegion, 'code' | 'name' | 'plans_count' | 'stands_under' | 'first'>,
>(regions: readonly Region[]): Region[][] {
  const all = regions.toSorted(
    (a, b) => b.plans_count - a.plans_count || a.name.localeCompare(b.name, LOCALE),
  );
  const rank = (place: Region[]) => Math.min(...place.map(({ first = regions.length }) => first));
  return all
    .filter(({ code, stands_under: leader }) => code === leader)
    .map((leader) => [leader].concat(all.filter((one) => one !== leader && one.stands_under === leader.code)))
    .toSorted((a, b) => rank(a) - rank(b) || b.length - a.length);
}
