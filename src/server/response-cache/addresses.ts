import { type Page, PAGES } from '../../domain/pages.ts';

/** What is kept for one address, and where. */
export interface Address {
  /** The address as everybody's spelling of it comes to: what is rendered, and what it is kept under. */
  key: string;
  kind: 'page' | 'data' | 'api' | 'file';
  /** The pattern of its path, for those who count. */
  route: string;
  /** It has as many spellings as somebody thinks of: it may not push out what others need. */
  isEndless: boolean;
}

interface Pattern {
  kind: Address['kind'];
  /** With a place in it where it has a `:`. */
  route: string;
  /** Of files, whose route only counts them. */
  path?: RegExp;
  /** Parameters that what is answered depends on, with the values for which it is kept. Others are as if they were not there. */
  reads?: Record<string, string | RegExp>;
  isEndless?: boolean;
}

/** A parameter that a page reads, and for no value of which it is kept. */
const NEVER = /(?!)/;

/** How places are written in addresses. For pages it is the one right way; data and calls have them in letters of any size. */
interface Place {
  shape: RegExp;
  spell: (written: string) => string;
}
const COUNTRY: Place = { shape: /^[a-z-]{2,10}$/i, spell: (code) => code.toUpperCase() };
const REGION: Place = { shape: /^[a-z0-9-]{1,100}$/i, spell: (slug) => slug.toLowerCase() };
const PLACES: Record<string, Place> = { code: COUNTRY, iso: COUNTRY, slug: REGION };

/** The values of a page's parameters for which it is kept. */
const keptFor = (names: readonly string[]): Record<string, RegExp> =>
  Object.fromEntries(names.map((name) => [name, name === 'country' ? COUNTRY.shape : NEVER]));

const page = (route: string, reads: readonly string[] = []): Pattern => ({
  kind: 'page',
  route,
  reads: keptFor(reads),
});
const dataOf = (path: string, id: string, reads: readonly string[]): Pattern => ({
  kind: 'data',
  route: `${path === '/' ? '/_root' : path}.data`,
  reads: { _routes: id, ...keptFor(reads) },
});
const api = (route: string, more: Partial<Pattern> = {}): Pattern => ({
  kind: 'api',
  route: `/api${route}`,
  ...more,
});
const feed = (route: string): Pattern => ({ kind: 'api', route });
const file = (route: string, path: RegExp): Pattern => ({ kind: 'file', route, path, isEndless: true });

/** A page that is the same for everybody, its text, and the data by which a browser goes on to it. */
function patternsOf({ path, id, reads, data }: Page): Pattern[] {
  if (!reads) return [];
  const whole = path.replace('?', '');
  const bare = path.replace(/\/:\w+\?$/, '');
  // A country is in the path or a parameter.
  const own = bare === path ? reads : reads.filter((name) => name !== 'country');
  return [
    page(whole, own),
    page(`${whole}.md`),
    ...(bare === path ? [] : [page(bare, reads)]),
    ...(data ? [dataOf(whole, id, data)] : []),
  ];
}

/**
 * All that is ever kept. What is not here goes to the framework: pages and calls of one person's own are not here, nor is
 * anything that a caller can make endless but what stands apart as such.
 */
const PATTERNS = [
  ...PAGES.flatMap(patternsOf),
  page('/sitemap.xml'),
  page('/llms.txt'),
  api('/countries', {
    reads: { isos: NEVER, limit: /^[1-9]\d?$/, after: /^[A-Z-]{2,10}$/ },
    isEndless: true,
  }),
  api('/popular'),
  api('/countries/:iso', { reads: { plan: NEVER } }),
  api('/regions'),
  api('/regions/:slug', { reads: { plan: NEVER } }),
  api('/atlas'),
  api('/search-index'),
  api('/search-names'),
  feed('/feeds/google-merchant.xml'),
  feed('/feeds/products.jsonl'),
  file('/assets/*', /^\/assets\/[\w-]+(?:\.[\w-]+)+$/),
  file('/flags/*', /^\/flags\/[\w-]+\.svg$/),
  file('/art/*', /^\/art\/[\w-]+(?:\/[\w-]+)?\/[\w-]+\.svg$/),
  file('/pictures/*', /^\/pictures\/[0-9a-f]{32}\/(?:large|small)\.webp$/),
  file('/social/*', /^\/social\/(?:home|[A-Z0-9-]{2,10})\.png$/),
  file('/product/*', /^\/product\/[A-Z0-9-]{2,10}\.png$/),
  file('/*', /^\/[\w-]+\.(?:svg|txt|ico|png|webp|json)$/),
].map((pattern) => ({ pattern, shape: pattern.path, parts: pattern.route.split(/:(\w+)/) }));

/** On any page they open what is one person's own. */
const PERSONAL = ['esim', 'order'];

/** Whether an address names what is one person's own: no cache that others share may have it. */
export function isPersonal(query: URLSearchParams): boolean {
  return PERSONAL.some((name) => query.has(name));
}

const LONGEST = 2_048;

/** What is kept for a request's target; null for what never is. */
export function addressOf(target: string): Address | null {
  if (target.length > LONGEST || target.includes('#')) return null;
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  for (const known of PATTERNS) {
    const key = keyOf(known, path);
    if (key !== null) return addressIn(known.pattern, key, at < 0 ? '' : target.slice(at + 1));
  }
  return null;
}

/** The path with its place spelled right; null where it is none of this pattern's. */
function keyOf({ pattern, shape, parts }: (typeof PATTERNS)[number], path: string): string | null {
  if (shape) return shape.test(path) ? path : null;
  const [head = '', name, tail = ''] = parts;
  if (name === undefined) return head === path ? path : null;
  if (!path.startsWith(head) || !path.endsWith(tail)) return null;
  const written = path.slice(head.length, path.length - tail.length);
  const place = PLACES[name];
  if (!place?.shape.test(written)) return null;
  const spelled = place.spell(written);
  return pattern.kind !== 'page' || spelled === written ? head + spelled + tail : null;
}

function addressIn(
  { kind, route, reads, isEndless = false }: Pattern,
  key: string,
  query: string,
): Address | null {
  if (kind === 'file' || query === '') return { key, kind, route, isEndless };
  const given = new URLSearchParams(query);
  if (isPersonal(given)) return null;
  const kept: string[] = [];
  for (const [name, values] of Object.entries(reads ?? {})) {
    const [value, ...more] = given.getAll(name);
    if (value === undefined) continue;
    if (more.length > 0 || !(typeof values === 'string' ? values === value : values.test(value))) return null;
    kept.push(`${name}=${encodeURIComponent(name === 'country' ? COUNTRY.spell(value) : value)}`);
  }
  // The router has parameters of its own.
  if ([...given.keys()].some((name) => /^_|^index$/.test(name) && !reads?.[name])) return null;
  return { key: kept.length === 0 ? key : `${key}?${kept.join('&')}`, kind, route, isEndless };
}
