import { isSold } from '../../../domain/catalog/country.ts';
import type { Snapshot } from '../snapshot.ts';

/** Public pages that show the catalogue. */
const OF_CATALOGUE = ['/', '/browse', '/regional'];

/** Public pages of words, each by the one address under which it is to be found. */
export const PAGES_OF_WORDS = [
  '/support',
  '/faq',
  '/business-contact',
  '/about-us',
  '/terms-of-service',
  '/refund-policy',
  '/privacy',
  '/installation',
  '/installation-android-and-ios',
];

/** Paths of all places for which something can be bought. */
export function soldPlaces({ cards, countries, regionCards }: Snapshot): string[] {
  const sold = cards.filter(({ iso }) => {
    const country = countries.get(iso);
    return country !== undefined && isSold(country);
  });
  const regions = regionCards.filter(({ plans_count: plans }) => plans > 0);
  return [...sold.map(({ iso }) => `/country/${iso}`), ...regions.map(({ slug }) => `/regional/${slug}`)];
}

/** All public pages, as https://www.sitemaps.org/protocol.html has it; what shows the catalogue with the day of its revision. */
export function sitemap(snapshot: Snapshot, baseUrl: string): string {
  const changed = `<lastmod>${snapshot.changedAt.toISOString()}</lastmod>`;
  const line = (path: string, more = '') => `<url><loc>${baseUrl}${path}</loc>${more}</url>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...OF_CATALOGUE, ...soldPlaces(snapshot)].map((path) => line(path, changed)),
    ...PAGES_OF_WORDS.map((path) => line(path)),
    '</urlset>',
    '',
  ].join('\n');
}
