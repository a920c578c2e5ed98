import { plainLetters } from '../search-term.ts';
import type { ListedRegion, NamedCountry, PlanSize, RegionCard } from './catalog-schema.ts';
import { UNLIMITED } from './data-amount.ts';
import { mostTravelled } from './travel-rank.ts';

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

/** Nobody reads more names than these in a line. */
const MAX_NAMED = 3;

/** A region with what its card says of it. */
interface RegionParts {
  card: RegionCard;
  members: readonly NamedCountry[];
  plans: readonly Pick<PlanSize, 'duration' | 'data_amount'>[];
  /** Countries that people expect in it and it has not, most travelled first. */
  absent: readonly NamedCountry[];
}

/**
 * Each region with the one of the same place that has the widest choice, and the differences between their countries. "Europe+",
 * "Europe Lite" and "Europe + USA" are one place, and so are "Middle East & Africa" and "Middle East and North Africa".
 * @param first codes that an operator puts before all others, in their order
 */
export function withPlaces(regions: readonly RegionParts[], first: readonly string[] = []): ListedRegion[] {
  return regions.map(({ card, members, plans, absent }) => {
    const place = placeOf(card.name);
    const leader = regions
      .filter((one) => placeOf(one.card.name) === place)
      .reduce((best, one) => (one.card.plans_count > best.card.plans_count ? one : best));
    return {
      ...card,
      stands_under: leader.card.code,
      more: beyond(members, leader.members),
      fewer: beyond(leader.members, members),
      ...whatLacks(absent),
      ...(absent.length > members.length && { best_known: bestKnown(members) }),
      days: rangeOf(plans.map(({ duration }) => duration)),
      data_amounts: rangeOf(plans.map((plan) => plan.data_amount).filter((amount) => amount !== UNLIMITED)),
      ...(first.includes(card.code) && { first: first.indexOf(card.code) }),
    };
  });
}

/** Those of several that a line names, before it counts the others; "1 more" would take the room of the last name. */
export function namedInLine<T>(all: readonly T[]): T[] {
  return all.slice(0, all.length === MAX_NAMED + 1 ? all.length : MAX_NAMED);
}

/** Names of the countries where most people travel. */
export function bestKnown(members: readonly NamedCountry[]): string[] {
  return namedInLine(mostTravelled(members)).map(({ name }) => name);
}

/**
 * What a region's card and its page say of the countries that it lacks.
 * @param absent all that people expect in it, most travelled first
 */
export function whatLacks(absent: readonly NamedCountry[]) {
  return { not_included: namedInLine(absent), not_included_count: absent.length };
}

/** The places in a region's name, without accents and in lower case: 'middle east' and 'north africa'. */
export function placesInName(name: string): string[] {
  return plainLetters(name)
    .split(/[+&]| and /)
    .map((place) =>
      place
        .split(' ')
        .filter((word) => word !== '' && !VARIANTS.has(word))
        .join(' '),
    );
}

function placeOf(name: string): string {
  return placesInName(name)[0] || plainLetters(name);
}

function beyond(countries: readonly NamedCountry[], others: readonly NamedCountry[]): ListedRegion['more'] {
  const known = new Set(others.map(({ iso }) => iso));
  const beyondThem = countries.filter(({ iso }) => !known.has(iso));
  return { count: beyondThem.length, names: bestKnown(beyondThem) };
}

function rangeOf(values: readonly number[]): ListedRegion['days'] {
  return values.length === 0 ? null : { least: Math.min(...values), most: Math.max(...values) };
}
