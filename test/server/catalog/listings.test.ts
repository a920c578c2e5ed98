import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { allPlans } from '../../../src/domain/catalog/country.ts';
import { formatMoney, ofDollars } from '../../../src/domain/money.ts';
import { countryTable, regionTable } from '../../../src/server/catalog/tables.ts';
import { changeCatalogue, setRules } from '../../support/database/behind-the-shop.ts';
import { useCachedShop } from '../../support/shop/cached-shop.ts';

const shop = useCachedShop();

const ask = (path: string, options: RequestInit = {}) =>
  fetch(shop.fronted + path, { redirect: 'manual', ...options });
const textOf = async (path: string) => (await ask(path)).text();
const base = () => shop.deps.settings.BASE_URL;

/** The paths in the sitemap. */
async function listed(): Promise<string[]> {
  const found = (await textOf('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g);
  return [...found].map(([, address = '']) => {
    expect(address.startsWith(`${base()}/`)).toBe(true);
    return address.slice(base().length);
  });
}

describe('the sitemap', () => {
  it('has the date of the catalogue’s last change', async () => {
    const { changedAt } = shop.deps.catalog.current();
    expect(Math.abs(changedAt.getTime() - Date.now())).toBeLessThan(86_400_000);
    expect(await textOf('/sitemap.xml')).toContain(
      `<loc>${base()}/country/JP</loc><lastmod>${changedAt.toISOString()}</lastmod>`,
    );
  });

  it('drops hidden places at once, as do feeds and the assistants’ file', async () => {
    const hidden = (visible: boolean) =>
      changeCatalogue(shop.deps, async (tx) => {
        await tx.update(countryTable).set({ visible }).where(eq(countryTable.iso, 'JP'));
        await tx.update(regionTable).set({ visible }).where(eq(regionTable.slug, 'europe'));
      });
    const gone = ['/country/JP', '/country/JP/guide', '/regional/europe', '/regional/europe/guide'];
    const feeds = ['/llms.txt', '/feeds/google-merchant.xml', '/feeds/products.jsonl'];
    expect(await listed()).toEqual(expect.arrayContaining(gone));
    for (const feed of feeds)
      expect(await textOf(feed), feed).toMatch(/\/country\/JP\b.*\/regional\/europe\b/s);
    await hidden(false);
    expect((await listed()).filter((path) => gone.includes(path))).toEqual([]);
    for (const feed of feeds)
      expect(await textOf(feed), feed).not.toMatch(/\/country\/JP\b|\/regional\/europe[.?"]/);
    for (const path of gone.flatMap((one) => [one, `${one}.md`]))
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    // Its neighbours no longer link to it.
    expect(await textOf('/country/KR/guide')).not.toContain('/country/JP');
    await hidden(true);
    expect(await listed()).toEqual(expect.arrayContaining(gone));
    expect(await textOf('/country/KR/guide')).toContain('href="/country/JP"');
  });
});

it.each([
  ['/country/jp?plan=x', '/country/JP?plan=x'],
  ['/regional/Europe/', '/regional/europe'],
  ['/privacy-policy/', '/privacy-policy'],
  ['/FAQ', '/faq'],
  ['/country/jp.md?via=x', '/country/JP.md?via=x'],
  ['/regional/Europe.md', '/regional/europe.md'],
])('%s has moved to %s for good', async (path, right) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([308, right]);
});

it('redirects stay within the shop, and an unknown page leads home', async () => {
  for (const path of ['//shop.example/', '/%2Fshop.example/', '/%5Cshop.example/'])
    expect((await ask(path)).headers.get('location') ?? '/', path).toMatch(/^\/(?![/\\])/);
  expect((await ask('/nowhere/')).headers.get('location')).toBe('/#lost');
  for (const path of ['/api/regions/', '/api/regions', '/country?country=jp', '/privacy', '/privacy-policy'])
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
});

it('robots.txt names the sitemap', async () => {
  expect(await textOf('/robots.txt')).toContain(`\nSitemap: ${base()}/sitemap.xml\n`);
});

it('security.txt names the contact for weaknesses, and its expiry', async () => {
  const lines = (await textOf('/.well-known/security.txt')).split('\n');
  expect(lines[0]).toBe(`Contact: mailto:${shop.deps.settings.SUPPORT_EMAIL}`);
  const days = (Date.parse(lines[1]?.replace('Expires: ', '') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});

it('a place has a Markdown version: each plan with its price, its total by card, and a link that selects it', async () => {
  const country = shop.deps.catalog.current().countries.get('JP');
  const plans = country ? allPlans(country) : [];
  const text = await textOf('/country/JP.md');
  expect(plans.length).toBeGreaterThan(10);
  const prices = Array.from(text.matchAll(/^\| .*? \| \d+ \| \$([\d.]+) \|/gm), ([, price]) => Number(price));
  expect(prices).toEqual(plans.map(({ finalPrice }) => finalPrice).sort((a, b) => a - b));
  for (const plan of plans) {
    const row = text
      .split('\n')
      .find((line) => line.includes(`?plan=${encodeURIComponent(plan.bundle_name)}&via=markdown |`));
    for (const dollars of [plan.finalPrice, plan.card_total])
      expect(row, plan.bundle_name).toContain(`| ${formatMoney(ofDollars(dollars))} |`);
  }
  expect(await textOf('/regional/europe.md')).toContain('/regional/europe?plan=');
  const again = await ask('/country/JP.md');
  expect(again.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  const tag = again.headers.get('etag') ?? '';
  expect((await ask('/country/JP.md', { headers: { 'if-none-match': tag } })).status).toBe(304);
});

describe('Markdown of a page', () => {
  it('exists for each page in the sitemap at its address plus .md, as long as the page does', async () => {
    const ofEach = Map.groupBy(await listed(), (path) => path.replace(/^(\/\w+\/)[^/]+/, '$1'));
    for (const path of [...ofEach.values()].flatMap((some) => some.slice(0, 2))) {
      const answer = await ask(`${path}.md`);
      const text = await answer.text();
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        200,
        'text/markdown; charset=utf-8',
      ]);
      expect(text.match(/^# .+$/gm), path).toHaveLength(1);
      expect(text.length, path).toBeGreaterThan(200);
      expect(text, path).not.toMatch(/<\/?[a-z]|&\w+;|\n{3}|\]\(\//);
      const again = await ask(`${path}.md`, {
        headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
      });
      expect([path, again.status]).toEqual([path, 304]);
    }
  });

  it('has the page’s text, with absolute links', async () => {
    const faq = await textOf('/faq.md');
    expect(faq).toContain('### ');
    expect(faq).toContain(`](${base()}/`);
    expect(await textOf('/refund-policy.md')).toContain('full refund');
    const guide = await textOf('/country/JP/guide.md');
    expect(guide).toContain('## Is there 5G in Japan?');
    expect(guide).toMatch(/\?plan=\w+&via=markdown\)/);
    expect((await ask('/faq.md')).headers.get('link')).toBe(`<${base()}/faq>; rel="canonical"`);
    for (const path of ['/profile.md', '/checkout.md', '/country/XX/guide.md', '/regional/nowhere/guide.md'])
      expect([path, (await ask(path)).status === 200]).toEqual([path, false]);
  });
});

it('a missing Markdown page is a plain 404 that is never cached', async () => {
  const answer = await ask('/nowhere.md', { headers: { 'accept-encoding': 'br' } });
  expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
    404,
    'no-store',
    'Not found\n',
  ]);
});

it('a search in the address is answered with links to the results', async () => {
  expect(await textOf('/?q=tokyo')).toMatch(/<li><a [^>]*href="\/country\/JP"[^>]*>.*?Tokyo/);
  expect(await textOf('/?q=europe')).toMatch(/<li><a [^>]*href="\/regional\/europe"/);
});

describe('the picture beside a link', () => {
  const named = (html: string, name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

  it.each([
    ['/', '/social/home.png', undefined],
    ['/country/JP', '/social/JP.png', 'Japan'],
    ['/regional/europe', '/social/REUP.png', 'Europe+'],
  ])('of %s is %s, as large as the page says', async (page, path, alt) => {
    const html = await textOf(page);
    expect(named(html, 'og:url')).toBe(base() + page);
    expect(named(html, 'og:type')).toBe('website');
    expect(named(html, 'og:image')).toBe(base() + path);
    expect(named(html, 'og:image:alt')).toBe(alt);
    expect(named(html, 'twitter:card')).toBe('summary_large_image');
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    const png = Buffer.from(await answer.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([
      named(html, 'og:image:width'),
      named(html, 'og:image:height'),
    ]);
    // Some messengers do not show larger ones.
    expect(png.length).toBeLessThan(300_000);
    const etag = answer.headers.get('etag') ?? '';
    expect((await ask(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('has the lowest price of a place’s plans as it is now, and no price in product lists', async () => {
    const read = async (crop: string) =>
      Buffer.from(await (await ask(`/${crop}/IS.png`)).arrayBuffer()).toString('base64');
    const before = [await read('social'), await read('product')];
    await changeCatalogue(shop.deps, (tx) =>
      setRules(tx, [{ scope: 'country', of: 'IS', markup_bp: 9_900 }]),
    );
    expect(await read('social')).not.toBe(before[0]);
    expect(await read('product')).toBe(before[1]);
    await changeCatalogue(shop.deps, (tx) => setRules(tx, []));
    expect(await read('social')).toBe(before[0]);
  });

  it.each(['/product/JP.png', '/product/REUP.png'])(
    'is %s without text for product listings: a large square',
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
      const png = Buffer.from(await answer.arrayBuffer());
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1500, 1500]);
      expect(png.length).toBeLessThan(500_000);
    },
  );

  it('speaks the language of its page', async () => {
    const own = named(await textOf('/en-xa/country/KR'), 'og:image');
    expect(own).toBe(`${base()}/en-xa/social/KR.png`);
    const read = async (path: string) => Buffer.from(await (await ask(path)).arrayBuffer());
    expect((await read('/en-xa/social/KR.png')).equals(await read('/social/KR.png'))).toBe(false);
    expect((await ask('/en-xa/product/KR.png')).status).toBe(404);
  });

  it('exists only for places on sale or covered', async () => {
    for (const path of [
      '/social/XX.png',
      '/social/jp.png',
      '/social/JP.svg',
      '/social/__proto__.png',
      '/product/XX.png',
      '/product/home.png',
    ])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
  });

  it('is not named on private pages', async () => {
    expect(named(await textOf('/profile'), 'og:image')).toBeUndefined();
  });
});
