import type { Network, SoldPlan } from '../../domain/catalog/catalog-schema.ts';
import { allPlans, isSold } from '../../domain/catalog/country.ts';
import { oneLine } from '../core/one-line.ts';
import type { Snapshot } from './snapshot.ts';

/** A country or region in which something is sold, as other programs are told of it. */
export interface SoldPlace {
  kind: 'country' | 'region';
  /** What plans and quotes name it by. */
  code: string;
  name: string;
  /** Of its page. */
  path: string;
  /** An operator's own picture; null where ours is drawn. */
  imageUrl: string | null;
  /** Of a country; a region has those of each of its countries. */
  networks: readonly Network[];
  /** ISO codes of the countries in which its plans work: a country's own. */
  covers: readonly string[];
  /** None of its own where only a region covers it. */
  plans: readonly SoldPlan[];
}

/** All places in which something can be bought that works there, countries first, each by name. */
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

/** Those that have plans of their own. */
export function soldPlaces(snapshot: Snapshot): SoldPlace[] {
  return placesToFind(snapshot).filter(({ plans }) => plans.length > 0);
}

/** What people ask of a place is answered here. */
export const guideOf = ({ path }: Pick<SoldPlace, 'path'>) => `${path}/guide`;

/**
 * The address at which a place opens, with one of its plans chosen where one is named.
 * @param via the partner code of whoever hands it on
 */
export function placeLink(
  baseUrl: string,
  { path }: Pick<SoldPlace, 'path'>,
  via: string,
  plan?: Pick<SoldPlan, 'bundle_name'>,
): string {
  return `${baseUrl}${path}?${new URLSearchParams({ ...(plan && { plan: plan.bundle_name }), via })}`;
}
