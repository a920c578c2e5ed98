import { PAGES } from '../../../domain/pages.ts';
import { guideOf, placesToFind, type SoldPlace } from '../places.ts';
import type { Snapshot } from '../snapshot.ts';

/** Public pages that show the catalogue, other than those of places. */
const OF_CATALOGUE = PAGES.filter(({ path, data }) => data && !path.includes(':')).map(({ path }) => path);

/** Public pages of text, each with its canonical address. */
export const PAGES_OF_WORDS = PAGES.flatMap(({ path, title }) =>
  title === undefined ? [] : { path, title },
);

/** A place's page, and its guide if it has plans of its own. */
function pagesOf({ path, plans }: SoldPlace): string[] {
  return plans.length > 0 ? [path, guideOf({ path })] : [path];
}

/**
 * All public pages, in the format of https://www.sitemaps.org/protocol.html; those that show the catalogue carry the day of its
 * revision.
 */
export function sitemap(snapshot: Snapshot, baseUrl: string): string {
  const changed = `<lastmod>${snapshot.changedAt.toISOString()}</lastmod>`;
  const line = (path: string, more = '') => `<url><loc>${baseUrl}${path}</loc>${more}</url>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...OF_CATALOGUE, ...placesToFind(snapshot).flatMap(pagesOf)].map((path) => line(path, changed)),
    ...PAGES_OF_WORDS.map(({ path }) => line(path)),
    '</urlset>',
    '',
  ].join('\n');
}
