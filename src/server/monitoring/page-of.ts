import { PAGES } from '../../domain/pages.ts';

/** First parts of the addresses of pages, and of what is kept beside them. */
const NAMES: ReadonlySet<string | undefined> = new Set([
  ...PAGES.map(({ path }) => path.split('/')[1]),
  'sitemap.xml',
  'llms.txt',
  'operate',
]);

/**
 * Which page it is, by its first part: the rest of an address may open somebody's order. Pages are found in letters of any
 * size; whatever is none of them is `other`.
 */
export function pageOf(path: string): string {
  const first = (path.split('/', 2)[1] ?? '').toLowerCase().replace(/\.(data|md)$/, '');
  const name = first === '_root' ? '' : first;
  return NAMES.has(name) ? `/${name}` : 'other';
}
