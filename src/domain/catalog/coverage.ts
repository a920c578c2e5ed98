/** A longer question names no trip, in letters. */
export const MAX_TRIP_LENGTH = 200;

/** How far something that works in several countries covers the wanted ones. */
export interface Coverage {
  /** Codes of the wanted countries where it works, in the order wanted. */
  has: string[];
  /** Those where it does not. */
  lacks: string[];
}

/** Something that works in the countries with these codes. */
export interface Covering {
  covers: readonly string[];
  /** Dollars of its cheapest plan; null without one. */
  price: number | null;
}

export function coverageOf({ covers }: Pick<Covering, 'covers'>, wanted: readonly string[]): Coverage {
  const known = new Set(covers);
  return {
    has: wanted.filter((iso) => known.has(iso)),
    lacks: wanted.filter((iso) => !known.has(iso)),
  };
}

/**
 * What works in any of the wanted countries, and is on sale: what works in most of them first, then the cheapest, then what was
 * made for fewer countries.
 */
export function byCoverage<P extends Covering>(
  places: readonly P[],
  wanted: readonly string[],
): (P & Coverage & { price: number })[] {
  return places
    .flatMap((place) => {
      const { price } = place;
      const coverage = coverageOf(place, wanted);
      return price === null || coverage.has.length === 0 ? [] : [{ ...place, ...coverage, price }];
    })
    .toSorted(
      (a, b) => b.has.length - a.has.length || a.price - b.price || a.covers.length - b.covers.length,
    );
}
