import type { ListedRegion, RegionCard } from './catalog-schema.ts';
import { plainLetters } from './search-term.ts';

/** Words that tell apart the groups of one place, and do not belong to its name. */
const VARIANTS = new Set([
  'basic',
  'extra',
  'light',
  'lite',
  'max',
  'mini',
  'plus',
  'premium',
  'pro',
  'standard',
]);

/** More names than these say less than their number. */
const NAMED = 3;

/**
 * Each region with the one of the same place that has the widest choice, and the differences between their countries. "Europe+",
 * "Europe Lite" and "Europe + USA" are one place, and so are "Middle East & Africa" and "Middle East and North Africa".
 * @param first codes that an operator puts before all others, in their order
 */
export function withPlaces(
  regions: readonly { card: RegionCard; members: readonly { iso: string; name: string }[] }[],
  first: readonly string[] = [],
): ListedRegion[] {
  return regions.map(({ card, members }) => {
    const place = placeOf(card.name);
    const leader = regions
      .filter((one) => placeOf(one.card.name) === place)
      .reduce((best, one) => (one.card.plans_count > best.card.plans_count ? one : best));
    return {
      ...card,
      stands_under: leader.card.code,
      more: beyond(members, leader.members),
      fewer: beyond(leader.members, members),
      ...(first.includes(card.code) && { first: first.indexOf(card.code) }),
    };
  });
}

/**
 * Regions by place. Places with a region in `first` come first. The widest choice leads, among all and in each place; places with
 * several groups are higher, and stay together.
 */
export function arrangeRegions(regions: readonly ListedRegion[]): ListedRegion[][] {
  const all = regions.toSorted((a, b) => b.plans_count - a.plans_count || a.name.localeCompare(b.name, 'en'));
  const rank = (place: ListedRegion[]) => Math.min(...place.map(({ first = regions.length }) => first));
  return all
    .filter(({ code, stands_under: leader }) => code === leader)
    .map((leader) => [leader].concat(all.filter((one) => one !== leader && one.stands_under === leader.code)))
    .toSorted((a, b) => rank(a) - rank(b) || b.length - a.length);
}

function placeOf(name: string): string {
  const [place = ''] = plainLetters(name).split(/[+&]| and /);
  const words = place.split(' ').filter((word) => word !== '' && !VARIANTS.has(word));
  return words.join(' ') || plainLetters(name);
}

function beyond(
  countries: readonly { iso: string; name: string }[],
  others: readonly { iso: string }[],
): ListedRegion['more'] {
  const known = new Set(others.map(({ iso }) => iso));
  const names = countries.filter(({ iso }) => !known.has(iso)).map(({ name }) => name);
  return { count: names.length, names: names.length > NAMED ? [] : names };
}
