import type { ListedRegion, RegionCard } from './catalog-schema.ts';
import { plainLetters } from './search-term.ts';

/** What sets apart the groups of one place, and is no part of its name. */
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
 * Regions, each with the one of the same place that has the widest choice, and how its countries differ from those of that one.
 * "Europe+", "Europe Lite" and "Europe + USA" are of one place, as are "Middle East & Africa" and "Middle East and North Africa".
 */
export function withPlaces(
  regions: readonly { card: RegionCard; members: readonly { iso: string; name: string }[] }[],
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
    };
  });
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
