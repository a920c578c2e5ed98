import type { Thing } from 'schema-dts';

import { arrangeRegions } from '../../domain/catalog/arrange-regions.ts';
import { allPlans } from '../../domain/catalog/country.ts';
import { formatDataAmount, formatGigabytes } from '../../domain/catalog/data-amount.ts';
import { orderForCountryPage, orderForRegionPage } from '../../domain/catalog/plan-order.ts';
import { coverage } from '../../domain/catalog/region.ts';
import { guideOnWeb } from '../catalog/structured-data/guide-on-web.ts';
import { listOfPlaces } from '../catalog/structured-data/list-of-places.ts';
import { placeOnSale } from '../catalog/structured-data/place-on-sale.ts';
import { shopOnWeb } from '../catalog/structured-data/shop-on-web.ts';
import { ofText, type PageText } from '../core/page-text.ts';
import { paths } from '../core/paths.ts';
import { type SiteData, siteOfText } from '../core/site.ts';
import type * as browse from './catalog/browse.tsx';
import type * as countryGuide from './catalog/country-guide.tsx';
import { countryWords } from './catalog/country-words.ts';
import type * as country from './catalog/country.tsx';
import type * as regionGuide from './catalog/region-guide.tsx';
import { regionWords } from './catalog/region-words.ts';
import type * as region from './catalog/region.tsx';
import type * as regional from './catalog/regional.tsx';
import { catalogWords } from './catalog/words.ts';

/** The loaders' data by route id: null or missing if one failed. */
interface Loaded {
  root?: PageText<SiteData> | null;
  'routes/home'?: object | null;
  'routes/catalog/country'?: Data<typeof country.loader> | null;
  'routes/catalog/region'?: Data<typeof region.loader> | null;
  'routes/catalog/country-guide'?: Data<typeof countryGuide.loader> | null;
  'routes/catalog/region-guide'?: Data<typeof regionGuide.loader> | null;
  'routes/catalog/browse'?: Data<typeof browse.loader> | null;
  'routes/catalog/regional'?: Data<typeof regional.loader> | null;
}

type Data<Loader extends (...given: never[]) => unknown> =
  Awaited<ReturnType<Loader>> extends infer Answer
    ? Answer extends { data: infer Inner }
      ? Inner
      : Answer
    : never;

/**
 * A page's structured data for search engines, as on https://schema.org: an element for its head, or empty if there is nothing
 * to describe. Only the server renders it, because React leaves unknown elements in a head alone.
 * @param loaded the data of its routes, by their ids
 */
export function structuredData(loaded: Loaded, address: URL): string {
  const graph = loaded.root ? thingsOn(loaded, siteOfText(loaded.root), address) : [];
  if (graph.length === 0) return '';
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${text.replaceAll('<', String.raw`\u003c`)}</script>`;
}

function thingsOn(loaded: Loaded, site: SiteData, { searchParams }: URL): Thing[] {
  if (loaded['routes/home']) return shopOnWeb(site);
  if (loaded['routes/catalog/country']) {
    const { nearest } = loaded['routes/catalog/country'];
    const place = ofText(loaded['routes/catalog/country'].country);
    return placeOnSale(
      {
        kind: 'country',
        name: place.name,
        description: countryWords.meta(place.name).description,
        code: place.iso,
        path: paths.country(place.iso),
        photo: place.image_url,
        plans: allPlans(place),
        nearest,
        order: orderForCountryPage,
        amount: formatGigabytes,
        back: catalogWords.back,
      },
      searchParams,
      site,
    );
  }
  if (loaded['routes/catalog/region']) {
    const { nearest } = loaded['routes/catalog/region'];
    const place = ofText(loaded['routes/catalog/region'].region);
    return placeOnSale(
      {
        kind: 'region',
        name: place.name,
        description: regionWords.meta(place.name, coverage('region', place.countries_count)).description,
        code: place.code,
        path: paths.region(place.slug),
        photo: place.image_url,
        plans: place.plans,
        nearest,
        order: orderForRegionPage,
        amount: formatDataAmount,
        back: catalogWords.back,
      },
      searchParams,
      site,
    );
  }
  const { guide } = loaded['routes/catalog/country-guide'] ?? loaded['routes/catalog/region-guide'] ?? {};
  if (guide) return guideOnWeb(ofText(guide), catalogWords.back, site.baseUrl);
  const regions = loaded['routes/catalog/regional']?.regions ?? [];
  const view = loaded['routes/catalog/browse']?.view;
  const countries = view?.kind === 'list' ? (view.list?.countries ?? []) : [];
  const listed = [
    ...arrangeRegions(regions)
      .flat()
      .map(({ slug, name }) => ({ name, path: paths.region(slug) })),
    ...countries.map(({ iso, name }) => ({ name, path: paths.country(iso) })),
  ];
  return listed.length > 0 ? [listOfPlaces(listed, site.baseUrl)] : [];
}
