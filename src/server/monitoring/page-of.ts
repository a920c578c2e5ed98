import { PAGES } from '../../domain/pages.ts';

/** First path segments of pages, and of cached answers besides them. */
const NAMES: ReadonlySet<string | undefined> = new Set([
  ...PAGES.map(({ path }) => path.split('/')[1]),
  'sitemap.xml',
  'llms.txt',
  'operate',
]);

/**
 * The kind of page, by its first path segment: the rest of an address may open somebody's order. Pages are found whatever the
 * case; anything else is `other`.
 */
export function pageOf(path: string): string {
  const first = (path.split('/', 2)[1] ?? '').toLowerCase().replace(/\.(data|md)$/, '');
  const name = first === '_root' ? '' : first;
  return NAMES.has(name) ? `/${name}` : 'other';
}
