import type { Network, SoldPlan } from '../../domain/catalog/catalog-schema.ts';
import { allPlans, isSold } from '../../domain/catalog/country.ts';
import { oneLine } from '../core/one-line.ts';
import type { Snapshot } from './snapshot.ts';

/** A country or region with plans on sale, as other programs get it. */
export interface SoldPlace {
  kind: 'country' | 'region';
  /** Its name in plans and quotes. */
  code: string;
  name: string;
  /** Path of its page. */
  path: string;
  /** An operator's picture; null if we draw one. */
  imageUrl: string | null;
  /** For a country, its own; for a region, those of each of its countries. */
  networks: readonly Network[];
  /** ISO codes of the countries where its plans work; for a country, its own. */
  covers: readonly string[];
  /** Its own plans; none if only a region covers it. */
  plans: readonly SoldPlan[];
}

/** All places where something on sale works, countries first, each kind by name. */
export function placesToFind({ countries, regions }: Snapshot): SoldPlace[] {
  return [
    ...[...countries.values()].filter(isSold).map((country): SoldPlace => {
      const { iso, name, image_url: imageUrl, networks } = country;
      const path = `/country/${encodeURIComponent(iso)}`;
      const plans = allPlans(country);
      return {
        kind: 'country',
        code: iso,
        name: oneLine(name),
        path,
        imageUrl,
        networks,
        covers: [iso],
        plans,
      };
    }),
    ...[...regions.values()]
      .filter(({ plans }) => plans.length > 0)
      .map(({ code, name, slug, image_url: imageUrl, countries_covered: countries, plans }): SoldPlace => {
        const path = `/regional/${encodeURIComponent(slug)}`;
        return {
          kind: 'region',
          code,
          name: oneLine(name),
          path,
          imageUrl,
          networks: [],
          covers: countries.map(({ iso }) => iso),
          plans,
        };
      }),
  ];
}

/** The places with plans of their own. */
export function soldPlaces(snapshot: Snapshot): SoldPlace[] {
  return placesToFind(snapshot).filter(({ plans }) => plans.length > 0);
}

/** The page that answers common questions about a place. */
export const guideOf = ({ path }: Pick<SoldPlace, 'path'>) => `${path}/guide`;

/**
 * A link to a place's page, with a plan chosen if one is given.
 * @param via the partner code of the program that passes the link on
 */
export function placeLink(
  baseUrl: string,
  { path }: Pick<SoldPlace, 'path'>,
  via: string,
  plan?: Pick<SoldPlan, 'bundle_name'>,
): string {
  return `${baseUrl}${path}?${new URLSearchParams({ ...(plan && { plan: plan.bundle_name }), via })}`;
}
