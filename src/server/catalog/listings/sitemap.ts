import { type Language, LANGUAGES, pageAddress, SOURCE } from '../../../domain/languages.ts';
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
 * All public pages in one language, in the format of https://www.sitemaps.org/protocol.html; those that show the catalogue carry
 * the day of its revision. With several languages each page names its versions in all of them, as search engines want it
 * (https://developers.google.com/search/docs/specialty/international/localized-versions), and in the heads of the pages it would
 * cost each visitor a quarter of a kilobyte.
 * @param languages all that are offered, the source first
 */
export function sitemap(
  snapshot: Snapshot,
  baseUrl: string,
  language: Language,
  languages: readonly Language[],
): string {
  const changed = `<lastmod>${snapshot.changedAt.toISOString()}</lastmod>`;
  const addressIn = (version: Language, path: string) => baseUrl + pageAddress(version, path);
  const link = (tag: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`;
  const versions = (path: string) =>
    languages.length < 2
      ? ''
      : [
          ...languages.map((version) => link(LANGUAGES[version].tag, addressIn(version, path))),
          link('x-default', addressIn(SOURCE, path)),
        ].join('');
  const line = (path: string, more = '') =>
    `<url><loc>${addressIn(language, path)}</loc>${more}${versions(path)}</url>`;
  const xhtml = languages.length < 2 ? '' : ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>`,
    ...[...OF_CATALOGUE, ...placesToFind(snapshot).flatMap(pagesOf)].map((path) => line(path, changed)),
    ...PAGES_OF_WORDS.map(({ path }) => line(path)),
    '</urlset>',
    '',
  ].join('\n');
}
