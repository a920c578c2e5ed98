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
  route: string;
  /** As it is written, or the pattern of those with a place in them. */
  path: string | RegExp;
  /** A place in it is the same in small and in capital letters. */
  letters?: 'upper' | 'lower';
  /** Parameters that what is answered depends on, with the values for which it is kept. Others are as if they were not there. */
  reads?: Record<string, string | RegExp>;
  isEndless?: boolean;
}

/** A parameter that a page reads, and for no value of which it is kept. */
const NEVER = /(?!)/;
const COUNTRY = /^[A-Za-z-]{2,10}$/;

const page = (route: string, more: Partial<Pattern> = {}): Pattern => ({
  kind: 'page',
  route,
  path: route,
  ...more,
});
const dataOf = (path: string, id: string, more: Partial<Pattern> = {}): Pattern => ({
  kind: 'data',
  route: `${path}.data`,
  path: `${path}.data`,
  ...more,
  reads: { _routes: id, ...more.reads },
});
const api = (route: string, more: Partial<Pattern> = {}): Pattern => ({
  kind: 'api',
  route: `/api${route}`,
  path: `/api${route}`,
  ...more,
});
const feed = (route: string): Pattern => ({ kind: 'api', route, path: route });
const file = (route: string, path: RegExp): Pattern => ({ kind: 'file', route, path, isEndless: true });

/** What somebody asked of the plans of a place: pages show it from the start; of it, data depend on the plan alone, which may be gone. */
const asked = { days: NEVER, data: NEVER, sort: NEVER, plan: NEVER, more: NEVER };
const askedOfData = { plan: NEVER };
const browse = { country: COUNTRY, q: NEVER, shown: NEVER };

/** Pages that are rendered as Markdown too, at the same address and `.md`; places have their own text. */
const AS_MARKDOWN = [
  '/',
  '/browse',
  '/regional',
  '/support',
  '/faq',
  '/business-contact',
  '/about-us',
  '/terms-of-service',
  '/refund-policy',
  '/privacy',
  '/privacy-policy',
  '/installation',
  '/installation-android-and-ios',
];

/**
 * All that is ever kept. What is not here goes to the framework: pages and calls of one person's own are not here, nor is
 * anything that a caller can make endless but what stands apart as such.
 */
const PATTERNS: readonly Pattern[] = [
  page('/', { reads: { q: NEVER } }),
  page('/country/:code', { path: /^\/country\/[A-Z-]{2,10}$/, reads: asked }),
  page('/country/:code/guide', { path: /^\/country\/[A-Z-]{2,10}\/guide$/ }),
  page('/country', { letters: 'upper', reads: { country: COUNTRY, ...asked } }),
  page('/browse', { letters: 'upper', reads: { ...browse, ...asked } }),
  page('/regional'),
  page('/regional/:slug', { path: /^\/regional\/[a-z0-9-]{1,100}$/, reads: asked }),
  page('/regional/:slug/guide', { path: /^\/regional\/[a-z0-9-]{1,100}\/guide$/ }),
  page('/support', { reads: { q: NEVER } }),
  page('/faq'),
  page('/business-contact'),
  page('/about-us'),
  page('/terms-of-service'),
  page('/refund-policy'),
  page('/privacy'),
  page('/privacy-policy'),
  page('/installation'),
  page('/installation-android-and-ios'),
  page('/sitemap.xml'),
  page('/llms.txt'),
  page('/country/:code.md', { path: /^\/country\/[A-Z-]{2,10}\.md$/ }),
  page('/regional/:slug.md', { path: /^\/regional\/[a-z0-9-]{1,100}\.md$/ }),
  ...AS_MARKDOWN.map((path) => page(`${path}.md`)),
  page('/country/:code/guide.md', { path: /^\/country\/[A-Z-]{2,10}\/guide\.md$/ }),
  page('/regional/:slug/guide.md', { path: /^\/regional\/[a-z0-9-]{1,100}\/guide\.md$/ }),
  dataOf('/_root', 'routes/home', { reads: { q: NEVER } }),
  dataOf('/country/:code', 'routes/catalog/country', {
    letters: 'upper',
    path: /^\/country\/([A-Za-z-]{2,10})\.data$/,
    reads: askedOfData,
  }),
  dataOf('/country/:code/guide', 'routes/catalog/country-guide', {
    letters: 'upper',
    path: /^\/country\/([A-Za-z-]{2,10})\/guide\.data$/,
  }),
  dataOf('/browse', 'routes/catalog/browse', { letters: 'upper', reads: browse }),
  dataOf('/regional', 'routes/catalog/regional'),
  dataOf('/regional/:slug', 'routes/catalog/region', {
    letters: 'lower',
    path: /^\/regional\/([A-Za-z0-9-]{1,100})\.data$/,
    reads: askedOfData,
  }),
  dataOf('/regional/:slug/guide', 'routes/catalog/region-guide', {
    letters: 'lower',
    path: /^\/regional\/([A-Za-z0-9-]{1,100})\/guide\.data$/,
  }),
  api('/countries', {
    reads: { isos: NEVER, limit: /^[1-9]\d?$/, after: /^[A-Z-]{2,10}$/ },
    isEndless: true,
  }),
  api('/popular'),
  api('/countries/:iso', {
    letters: 'upper',
    reads: { plan: NEVER },
    path: /^\/api\/countries\/([A-Za-z-]{2,10})$/,
  }),
  api('/regions'),
  api('/regions/:slug', {
    letters: 'lower',
    reads: { plan: NEVER },
    path: /^\/api\/regions\/([A-Za-z0-9-]{1,100})$/,
  }),
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
];

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
  for (const pattern of PATTERNS) {
    const found = matchOf(pattern.path, path);
    if (found) return addressIn(pattern, path, found[1], at < 0 ? '' : target.slice(at + 1));
  }
  return null;
}

function matchOf(wanted: string | RegExp, text: string): readonly string[] | null {
  if (typeof wanted !== 'string') return wanted.exec(text);
  return wanted === text ? [text] : null;
}

function addressIn(
  { kind, route, letters, reads, isEndless = false }: Pattern,
  path: string,
  place: string | undefined,
  query: string,
): Address | null {
  const inLetters = (text: string) => (letters === 'upper' ? text.toUpperCase() : text.toLowerCase());
  // The ending of a data address is no part of the place.
  const key = place === undefined ? path : path.replace(`/${place}`, () => `/${inLetters(place)}`);
  if (kind === 'file' || query === '') return { key, kind, route, isEndless };
  const given = new URLSearchParams(query);
  if (isPersonal(given)) return null;
  const kept: string[] = [];
  for (const [name, values] of Object.entries(reads ?? {})) {
    const [value, ...more] = given.getAll(name);
    if (value === undefined) continue;
    if (more.length > 0 || !matchOf(values, value)) return null;
    kept.push(`${name}=${encodeURIComponent(name === 'country' ? inLetters(value) : value)}`);
  }
  // The router has parameters of its own.
  if ([...given.keys()].some((name) => /^_|^index$/.test(name) && !reads?.[name])) return null;
  return { key: kept.length === 0 ? key : `${key}?${kept.join('&')}`, kind, route, isEndless };
}
