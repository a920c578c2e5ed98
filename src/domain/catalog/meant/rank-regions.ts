import { byCoverage, type Coverage } from '../coverage.ts';
import type { FoundRegion } from './place-index.ts';

/** A region, with what it has and lacks of several wanted countries. */
export type RankedRegion = FoundRegion & Coverage;

/**
 * The regions that have at least two of the wanted countries, best coverage first. For an area, those for the whole world come
 * last: they have it too, for more money. A variant that has no more than the region it stands under is left out.
 * @param isRoute whether somebody goes to every one of the countries
 */
export function rankRegions(
  regions: readonly FoundRegion[],
  wanted: readonly string[],
  isRoute: boolean,
): RankedRegion[] {
  const ranked = byCoverage(regions, wanted).filter(({ has }) => has.length > 1);
  const byCode = new Map(ranked.map((region) => [region.code, region]));
  const isLast = ({ isWorld }: FoundRegion) => Number(isWorld && !isRoute);
  return ranked
    .filter(({ code, leader, has }) => {
      const led = code === leader ? undefined : byCode.get(leader);
      return !led || has.some((iso) => !led.has.includes(iso));
    })
    .toSorted((a, b) => isLast(a) - isLast(b));
}

/**
 * Whether a region may stand for an area, unless it is the world: with the most travelled country it needs a third of all, without
 * it two thirds.
 */
export function standsFor({ isWorld, has, lacks }: RankedRegion, [first]: readonly string[]): boolean {
  return !isWorld && (has[0] === first ? 2 * has.length >= lacks.length : has.length >= 2 * lacks.length);
}
