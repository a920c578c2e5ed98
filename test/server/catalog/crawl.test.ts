import { beforeAll, describe, expect, it } from 'vitest';

import { PAGES } from '../../../src/domain/pages.ts';
import { priceBook } from '../../support/reading/price-book.ts';
import { strayPrices } from '../../support/reading/said-prices.ts';
import { faultsIn, thingsIn } from '../../support/reading/structured-data.ts';
import { useCachedShop } from '../../support/shop/cached-shop.ts';

const shop = useCachedShop();

/** How many of each kind of page are opened; the long form opens all. */
const OF_EACH_KIND = Number(process.env['CRAWL'] ?? 20);
/** From the home page. */
const MAX_CLICKS = 3;

interface Page {
  path: string;
  clicks: number;
  status: number;
  html: string;
  links: string[];
}

/** A list's country, a part of the world, a search in it and privacy have addresses of their own; their pages give the other address as canonical. */
const OTHER_NAMES = /^\/browse\?(?:country|part|q)=|^\/privacy-policy$/;
/** A person's private pages. */
const PRIVATE = PAGES.filter(({ reads }) => !reads).map(({ path }) => path.replace(/:.*/, ''));

/** The kind of a path: '/country/*', '/country/*\/guide'. */
const kindOf = (path: string) =>
  path
    .replace(/^(\/(?:country|regional)\/)[^/]+/, '$1*')
    .replace(/=.*/, '=*')
    .replace(/^\/[\w-]*$/, '/');

/** The links of the header that a phone hides, and its menu, which costs a tap. */
const ON_WIDE_SCREENS = /<nav aria-label="Main".*?<\/nav>/gs;
const MENU = /<nav\b[^>]*\bpopover="auto".*?<\/nav>/gs;

/** Pages that no visitor looks for: how one comes to each. */
const BY_OTHER_WAYS: Readonly<Record<string, string>> = {
  '/checkout': 'the button that buys a plan',
  '/order/:token': 'the checkout, and a link in an email',
  '/offer/:token': 'a link in an email',
  '/reset-password': 'a link in an email',
  '/verify-email': 'a link in an email',
  '/confirm-return': 'a link in an email',
  '/sign-in-failed': 'a sign-in with Google that did not work',
  '/withdraw': 'the footer, where the law allows it',
};

/** Those to the same page in other languages are another crawler's. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"[^>]*>/g)]
    .filter(([tag]) => !/\bhreflang=/i.test(tag))
    .map(([, to = '']) => to.replaceAll('&amp;', '&'));

const visited = new Map<string, Page>();
let listed: string[] = [];

async function visit(path: string, clicks: number): Promise<Page> {
  const answer = await fetch(shop.fronted + path, { redirect: 'manual' });
  const html = await answer.text();
  return { path, clicks, status: answer.status, html, links: linksIn(html) };
}

beforeAll(async () => {
  const text = await (await fetch(`${shop.fronted}/sitemap.xml`)).text();
  const base = shop.deps.settings.BASE_URL;
  listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.slice(base.length));
  const opened = new Map<string, number>();
  let next = ['/'];
  for (let clicks = 0; next.length > 0; clicks += 1) {
    const found = new Set<string>();
    for (const path of next) {
      const kind = kindOf(path);
      const count = opened.get(kind) ?? 0;
      if (kind !== '/' && count >= OF_EACH_KIND) continue;
      opened.set(kind, count + 1);
      const page = await visit(path, clicks);
      visited.set(path, page);
      for (const to of page.links) {
        const target = to.replace(/#.*/, '').replace(/\?plan=.*/, '');
        if (target.startsWith('/') && !PRIVATE.some((path) => target.startsWith(path))) found.add(target);
      }
    }
    next = [...found].filter((path) => !visited.has(path));
    // Whatever is left is of a kind of which enough were opened.
    if (next.every((path) => kindOf(path) !== '/' && (opened.get(kindOf(path)) ?? 0) >= OF_EACH_KIND)) break;
  }
}, 600_000);

const first = (pattern: RegExp, html: string) => pattern.exec(html)?.[1] ?? '';
const canonicalOf = ({ html }: Page) =>
  first(/<link rel="canonical" href="([^"]*)"/, html).slice(shop.deps.settings.BASE_URL.length);

describe('a crawler that follows every link from home', () => {
  it('reaches pages of each kind, none of them missing', () => {
    const kinds = Map.groupBy(visited.keys(), kindOf);
    for (const kind of ['/', '/country/*', '/country/*/guide', '/regional/*', '/regional/*/guide'])
      expect(kinds.get(kind)?.length, kind).toBeGreaterThan(5);
    expect([...visited.values()].filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
  });

  it('reaches exactly the pages in the sitemap within three clicks', () => {
    const clicksTo = new Map<string, number>();
    const reach = (path: string, clicks: number) =>
      clicksTo.set(path, Math.min(clicks, clicksTo.get(path) ?? Infinity));
    for (const page of visited.values()) {
      reach(canonicalOf(page) || page.path, page.clicks);
      for (const to of page.links)
        reach(to.replace(/^\/browse\?country=/, '/country/').replace(/[#?].*/, ''), page.clicks + 1);
    }
    // A guide is one click from its place, if that was opened in time.
    const isOpened = (path: string) =>
      [...visited.values()].some((page) => canonicalOf(page) === path && page.clicks < MAX_CLICKS);
    const isWhole = OF_EACH_KIND > listed.length;
    const wanted = listed.filter((path) => {
      const [, place] = /^(\/country\/.*)\/guide$/.exec(path) ?? [];
      return isWhole || place === undefined || isOpened(place);
    });
    expect(wanted.filter((path) => (clicksTo.get(path) ?? Infinity) > MAX_CLICKS)).toEqual([]);
    for (const page of visited.values()) {
      const isOther = listed.includes(canonicalOf(page)) && OTHER_NAMES.test(page.path);
      const isHidden = page.html.includes('content="noindex"');
      expect([page.path, listed.includes(page.path) || isOther || isHidden]).toEqual([page.path, true]);
    }
  });

  it('finds each page with its own address, title and description', () => {
    const known = new Map<string, string>();
    for (const page of visited.values()) {
      if (!listed.includes(page.path)) continue;
      expect(canonicalOf(page)).toBe(page.path);
      expect([page.path, page.html.includes('content="noindex"')]).toEqual([page.path, false]);
      for (const pattern of [/<title>([^<]*)</, /<meta name="description" content="([^"]*)"/]) {
        const words = first(pattern, page.html);
        expect(words.length, page.path).toBeGreaterThan(10);
        expect(known.get(words), words).toBeUndefined();
        known.set(words, page.path);
      }
    }
  });

  it('reaches every page within two taps on a phone', () => {
    const start = visited.get('/');
    if (!start) throw new Error('The home page is missing.');
    const byTap = ({ html }: Page) => linksIn(html.replaceAll(ON_WIDE_SCREENS, '').replaceAll(MENU, ''));
    const first = byTap(start);
    const menu = linksIn([...start.html.matchAll(MENU)].join(''));
    const further = [...visited.values()].filter(({ path }) => first.includes(path)).flatMap(byTap);
    const reached = [...first, ...menu, ...further].map((to) => to.replace(/[#?].*/, ''));
    const missing = PAGES.filter(({ path, module }) => {
      const pattern = new RegExp(`^${path.replace(/\/:\w+\?/, '(/[^/]+)?').replace(/:\w+/, '[^/]+')}$`);
      return !module && path !== '/' && !reached.some((to) => pattern.test(to));
    }).map(({ path }) => path);
    expect(missing.toSorted()).toEqual(Object.keys(BY_OTHER_WAYS).toSorted());
    expect(menu.length).toBeGreaterThan(4);
  });

  it('finds no link to a missing part of a page', () => {
    for (const { path, links, html } of visited.values()) {
      const own = [...html.matchAll(/<a\b[^>]*?\shref="(#[^"]+)"/g)].map(([, to = '']) => `${path}${to}`);
      for (const to of [...links, ...own]) {
        const [target = '', part] = to.split('#');
        const page = visited.get(target);
        if (part && page) expect([to, page.html.includes(`id="${part}"`)]).toEqual([to, true]);
      }
    }
  });

  it('finds no price that the wholesaler’s list does not explain', () => {
    const book = priceBook('added');
    expect([...visited.values()].flatMap(({ path, html }) => strayPrices(html, path, book))).toEqual([]);
  });

  it('reads structured data without a fault', async () => {
    const things = [...visited.values()].flatMap(({ html }) => thingsIn(html));
    expect(new Set(things.map((thing) => thing['@type']))).toEqual(
      new Set(['Organization', 'WebSite', 'Product', 'BreadcrumbList', 'ItemList', 'FAQPage']),
    );
    for (const { path, html } of visited.values())
      expect([path, await faultsIn(thingsIn(html))]).toEqual([path, []]);
  });
});
