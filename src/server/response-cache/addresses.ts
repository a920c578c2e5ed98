import { languageOf, pageAddress, prefixOf } from '../../domain/languages.ts';
import { type Page, PAGES } from '../../domain/pages.ts';

/** An address whose answer is cached. */
export interface Address {
  /** The canonical form of all its spellings: it is rendered and cached under this. */
  key: string;
  kind: 'page' | 'data' | 'api' | 'picture' | 'file';
  /** The pattern of its path, for metrics. */
  route: string;
  /** Its spellings are unlimited: it must not push out what others need. */
  isEndless: boolean;
}

interface Pattern {
  kind: Address['kind'];
  /** A `:` is the place of a country or region. */
  route: string;
  /** For files, whose route only serves the metrics. */
  path?: RegExp;
  /** Parameters that change the answer, with the values for which it is cached. All others are ignored. */
  reads?: Record<string, string | RegExp>;
  isEndless?: boolean;
}

/** A language's code; the answer to one that the shop does not speak is a refusal, which is not kept. */
const SPOKEN = /^[a-z]{2}(?:-[a-z]{2,4})?$/;

/** A script's name; of an unknown one, too, the answer is a refusal. */
const SCRIPT = /^[a-z]{3,10}$/;

/** For a parameter that a page reads, and for no value of which it is cached. */
const NEVER = /(?!)/;

/** How places are written in addresses. Page addresses have one right spelling; data and calls accept any case. */
interface Place {
  shape: RegExp;
  spell: (written: string) => string;
}
const COUNTRY: Place = { shape: /^[a-z-]{2,10}$/i, spell: (code) => code.toUpperCase() };
const REGION: Place = { shape: /^[a-z0-9-]{1,100}$/i, spell: (slug) => slug.toLowerCase() };
const PLACES: Record<string, Place> = { code: COUNTRY, iso: COUNTRY, slug: REGION };

/** The values of a page's parameters for which it is cached. */
const CACHED: Record<string, RegExp> = { country: COUNTRY.shape, part: /^[a-z]+(?:[ &-]+[a-z]+){0,5}$/i };
const cachedValues = (names: readonly string[]): Record<string, RegExp> =>
  Object.fromEntries(names.map((name) => [name, CACHED[name] ?? NEVER]));

const page = (route: string, reads: readonly string[] = []): Pattern => ({
  kind: 'page',
  route,
  reads: cachedValues(reads),
});
const dataOf = (path: string, id: string, reads: readonly string[]): Pattern => ({
  kind: 'data',
  route: `${path === '/' ? '/_root' : path}.data`,
  reads: { _routes: id, ...cachedValues(reads) },
});
const api = (route: string, more: Partial<Pattern> = {}): Pattern => ({
  kind: 'api',
  route: `/api${route}`,
  ...more,
});
/** A call whose answer names places, in a language. */
const places = (route: string, reads: Pattern['reads'] = {}, isEndless = false) =>
  api(route, { reads: { ...reads, language: SPOKEN }, isEndless });
const feed = (route: string): Pattern => ({ kind: 'api', route });
const file = (route: string, path: RegExp): Pattern => ({ kind: 'file', route, path, isEndless: true });

/** A page that is the same for everybody, its text, and the data with which a browser navigates to it. */
function patternsOf({ path, id, reads, data }: Page): Pattern[] {
  if (!reads) return [];
  const whole = path.replace('?', '');
  const bare = path.replace(/\/:\w+\?$/, '');
  // The country is in the path or in a parameter.
  const own = bare === path ? reads : reads.filter((name) => name !== 'country');
  return [
    page(whole, own),
    page(`${whole}.md`),
    ...(bare === path ? [] : [page(bare, reads)]),
    ...(data ? [dataOf(whole, id, data)] : []),
  ];
}

/**
 * Everything that is ever cached. All else goes to the framework: personal pages and calls are not here, nor are addresses that
 * callers can invent without end, except those marked `isEndless`.
 */
const PATTERNS = [
  ...PAGES.flatMap(patternsOf),
  page('/sitemap.xml'),
  page('/llms.txt'),
  places('/countries', { isos: NEVER, part: NEVER, limit: /^[1-9]\d?$/, after: /^[A-Z-]{2,10}$/ }, true),
  places('/popular'),
  places('/countries/:iso', { plan: NEVER }),
  places('/regions'),
  places('/regions/:slug', { plan: NEVER }),
  places('/atlas', { part: NEVER }),
  places('/search-index'),
  places('/search-names'),
  api('/search-scripts', { reads: { script: SCRIPT } }),
  feed('/feeds/google-merchant.xml'),
  feed('/feeds/products.jsonl'),
  file('/assets/*', /^\/assets\/(?:[a-z-]+\/)?[\w-]+(?:\.[\w-]+)+$/),
  file('/flags/*', /^\/flags\/[\w-]+\.svg$/),
  file('/art/*', /^\/art\/[\w-]+(?:\/[\w-]+)?\/[\w-]+\.svg$/),
  file('/pictures/*', /^\/pictures\/[0-9a-f]{32}\/(?:large|small)\.webp$/),
  // Of this generation: operators publish their own.
  {
    ...file('/icons', /^\/(?:favicon\.(?:svg|ico)|apple-touch-icon\.png|icon-[\w-]+\.png)$/),
    kind: 'picture' as const,
  },
  file('/brand/*', /^\/brand\/[0-9a-f]{32}\/[a-z0-9-]+\.(?:png|webp|jpg)$/),
  { ...file('/social/*', /^\/social\/(?:home|[A-Z0-9-]{2,10})\.png$/), kind: 'picture' as const },
  { ...file('/prices/*', /^\/prices\/[A-Z]{3}-\d{1,15}\.js$/), kind: 'data' as const },
  file('/product/*', /^\/product\/[A-Z0-9-]{2,10}\.png$/),
  file('/*', /^\/[\w-]+\.(?:svg|txt|ico|png|webp|json)$/),
].map((pattern) => ({ pattern, shape: pattern.path, parts: pattern.route.split(/:(\w+)/) }));

/** What there is in other languages: feeds, files and calls have one address for all. */
const TRANSLATED = PATTERNS.filter(
  ({ pattern: { kind, route } }) =>
    /^(?:page|data|picture)$/.test(kind) && !['/llms.txt', '/icons'].includes(route),
);

/** On every page these parameters open personal data, or a look or text that is not published. */
const PERSONAL = ['esim', 'order', 'brand-draft', 'text-draft'];

/** Whether an address names personal data: no shared cache may store it. */
export function isPersonal(query: URLSearchParams): boolean {
  return PERSONAL.some((name) => query.has(name));
}

const LONGEST = 2_048;

/** The cached address for a request's target; null if it is never cached. */
export function addressOf(target: string): Address | null {
  if (target.length > LONGEST || target.includes('#')) return null;
  const at = target.indexOf('?');
  const whole = at < 0 ? target : target.slice(0, at);
  const { language, path } = languageOf(whole);
  const prefix = prefixOf(language);
  // A home page's address has no slash at its end.
  if (whole === `${prefix}/` && prefix !== '') return null;
  for (const known of prefix === '' ? PATTERNS : TRANSLATED) {
    const key = keyOf(known, path);
    if (key === null) continue;
    const found = addressIn(known.pattern, key, at < 0 ? '' : target.slice(at + 1));
    return found && prefix !== '' ? { ...found, key: pageAddress(language, found.key) } : found;
  }
  return null;
}

/** The path with its place spelled right; null if it does not match this pattern. */
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
  if (kind === 'file' || kind === 'picture' || query === '') return { key, kind, route, isEndless };
  const given = new URLSearchParams(query);
  if (isPersonal(given)) return null;
  const kept: string[] = [];
  for (const [name, values] of Object.entries(reads ?? {})) {
    const [value, ...more] = given.getAll(name);
    if (value === undefined) continue;
    if (more.length > 0 || !(typeof values === 'string' ? values === value : values.test(value))) return null;
    kept.push(`${name}=${encodeURIComponent(name === 'country' ? COUNTRY.spell(value) : value)}`);
  }
  // The router has its own parameters.
  if ([...given.keys()].some((name) => /^_|^index$/.test(name) && !reads?.[name])) return null;
  return { key: kept.length === 0 ? key : `${key}?${kept.join('&')}`, kind, route, isEndless };
}
