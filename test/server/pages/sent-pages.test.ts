import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';

import type { Quote } from '../../../src/domain/checkout/quote-schema.ts';
import { formatMoney, ofBase } from '../../../src/domain/money.ts';
import { OWN_LOOK } from '../../../src/domain/operators/brand/page-look.ts';
import type { PageModule } from '../../../src/server/pages/web.ts';
import { ALL_PAGES, PAGES_OF_WORDS } from '../../support/browser/public-pages.ts';
import { SCREENS } from '../../support/catalog/catalogue-screens.ts';
import { ROOT } from '../../support/machine/source-files.ts';
import { useCachedShop } from '../../support/shop/cached-shop.ts';

const shop = useCachedShop();
const ask = (address: string, init: RequestInit = {}) =>
  fetch(shop.fronted + address, { redirect: 'manual', ...init });
const htmlOf = async (address: string) => (await ask(address)).text();

const checkoutOf = (plan: object) => `/checkout?plan=${encodeURIComponent(JSON.stringify(plan))}`;

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** The faults in a page's HTML, one line each. */
async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}

/** Every page, in each state that needs neither a plan nor an order, with its status. */
const PAGES: Record<string, number> = {
  ...Object.fromEntries(ALL_PAGES.map((path) => [path, 200])),
  '/?q=jap': 200,
  '/?q=nowhere': 200,
  '/trip?place=PT&days=4&place=ES&days=6&place=MA&days=5': 200,
  '/trip?place=nowhere&days=0': 200,
  '/browse?q=jap': 200,
  '/browse?country=JP': 200,
  '/browse?country=ZZ': 404,
  '/country?country=jp': 200,
  '/country': 404,
  '/country/ZZ': 404,
  '/country/ZZ/guide': 404,
  '/regional/nowhere': 404,
  [checkoutOf({ id: 'x', countryCode: 'JP' })]: 404,
  '/order/nothing': 404,
};

describe('a page as the shop sends it', () => {
  it('is valid HTML, whatever its state', async () => {
    const buyer = shop.buyer();
    const { bundle_name: id, country_code: countryCode } = await buyer.plan();
    const { order } = (await buyer.buy()).completed.body;
    const pages = {
      ...PAGES,
      [checkoutOf({ id, countryCode })]: 200,
      [`/order/${order}`]: 200,
      [`/installation?order=${order}`]: 200,
    };
    for (const [address, status] of Object.entries(pages)) {
      const answer = await ask(address);
      const html = await answer.text();
      expect([address, answer.status]).toEqual([address, status]);
      expect(html).toContain('</html>');
      expect([address, await faultsOf(html)]).toEqual([address, []]);
    }
  });

  it('is checked by something that finds faults', async () => {
    expect(await faultsOf('<!DOCTYPE html><html lang="en"><p><div></div></p></html>')).not.toEqual([]);
  });

  it('is the same for everybody', async () => {
    const plain = await ask('/country/JP');
    const known = await ask('/country/JP', { headers: { cookie: 'simport_guest=somebody' } });
    expect(await known.text()).toBe(await plain.text());
    expect(plain.headers.get('cache-control')).toMatch(/^public/);
  });

  it('has one address: any other leads home, which says so, and a checkout without a plan to the account', async () => {
    const others = ['/nowhere', '/components', '/country/JP/plans', '/regional/europe/plans', '/Browse/x'];
    for (const [address, to] of [...others.map((other) => [other, '/#lost']), ['/checkout', '/dashboard']]) {
      const answer = await ask(address ?? '');
      expect([address, answer.status, answer.headers.get('location')]).toEqual([address, 302, to]);
    }
    expect((await ask('/assets/no-such-file.js')).status).toBe(404);
    for (const path of ['/privacy', '/privacy-policy'])
      expect(await htmlOf(path)).toMatch(/<link rel="canonical" href="[^"]*\/privacy"/);
  });

  it('has no optional section unless the shop wants it', async () => {
    const html = await htmlOf('/');
    expect(html).toContain('Popular Destinations');
    for (const title of ['Every light is a place to land', 'Keep your messaging number'])
      expect(html).not.toContain(title);
  });

  it('does not believe the price in a link, and says that it is out of date', async () => {
    const buyer = shop.buyer();
    const { bundle_name: id, country_code: countryCode, finalPrice } = await buyer.plan();
    const about = { bundle_name: id, country_code: countryCode };
    const { quote } = (await buyer.post<{ quote: Quote }>('/api/quote', about)).body;
    const total = formatMoney(ofBase(quote.methods.stripe.total_cents));
    const linked = (price: string) => {
      const forged = { id, countryCode, country: 'Atlantis', dataAmount: '500 GB', duration: 99, price };
      return htmlOf(checkoutOf({ ...forged, planData: forged }));
    };
    const stale = await linked('0.01');
    expect(stale).toContain(`The link says $0.01. The plan now costs $${finalPrice.toFixed(2)}`);
    // The link itself is in the page's data and in no text.
    const text = stale.replaceAll(/<script[^]*?<\/script>|<[^>]*>/g, ' ');
    expect(text).toContain(total);
    expect(text).not.toMatch(/Atlantis|500 GB|99 days/);
    expect(await linked(finalPrice.toFixed(2))).not.toContain('The link says');
  });
});

describe('a page whose data cannot be read', () => {
  type Answer = () => Response | Promise<Response>;
  async function rendered(address: string, answer: Answer, settings = answer) {
    const file = pathToFileURL(join(ROOT, 'build/server/index.js')).href;
    const build = (await import(file)) as { entry: { module: PageModule } };
    const reports: unknown[] = [];
    const page = await build.entry.module.createPageRenderer(build, 'production')(
      new Request(`http://localhost${address}`),
      {
        callApi: async ({ url }) => {
          const { pathname } = new URL(url);
          return pathname === '/api/settings' ? settings() : answer();
        },
        baseUrl: 'http://localhost',
        artVersion: 'h1',
        look: OWN_LOOK,
        textOf: () => Promise.resolve(null),
        languages: ['en'],
        nonce: 'mark',
        report: (failure) => reports.push(failure),
      },
    );
    return { status: page.status, html: await page.text(), reports };
  }

  const settings = () => fetch(`${shop.baseUrl}/api/settings`);
  const busy = () => new Response('busy', { status: 503 });
  const garbage = () => new Response('<html>hello</html>');

  it.each(SCREENS)('says so, with a button that asks again: $path', async ({ path, lost, garbled }) => {
    for (const [answer, sentence] of [
      [busy, lost],
      [garbage, garbled ?? lost],
    ] as const) {
      const { html, reports } = await rendered(path, answer, settings);
      expect(html).toMatch(new RegExp(`role="alert".*${sentence}.*<button[^>]*>.*Try again`, 's'));
      expect(reports).not.toEqual([]);
    }
  });

  it.each(['/', '/browse', '/country/JP', '/regional', '/regional/europe', '/order/x', '/faq'])(
    'is valid HTML, too: %s',
    async (address) => {
      const { status, html } = await rendered(address, busy);
      expect(status).toBeGreaterThanOrEqual(500);
      expect(html).toContain('</html>');
      expect(await faultsOf(html)).toEqual([]);
    },
  );
});

describe('a page of a shop without PayPal and Google, and with session analytics', () => {
  const WATCH = 'https://watch.example';
  const other = useCachedShop({
    env: { PAYPAL_CLIENT_ID: 'none', GOOGLE_CLIENT_ID: 'none', ANALYTICS_SCRIPT_URL: `${WATCH}/w.js?a=1` },
  });

  it.each(PAGES_OF_WORDS)('does not mention the two: %s', async (path) => {
    const html = await (await fetch(other.fronted + path)).text();
    const main = /<main.*<\/main>/s.exec(html)?.[0];
    expect(main).toContain('<h1');
    expect(main).not.toMatch(/paypal|continue with google/i);
  });

  it('allows the script where it is public, and leaves it to the visitor’s consent to load it', async () => {
    for (const [path, isAllowed] of [
      ['/', true],
      ['/country/JP', true],
      ['/profile', false],
      ['/reset-password', false],
    ] as const) {
      const answer = await fetch(other.fronted + path);
      const policy = answer.headers.get('content-security-policy');
      expect([path, policy?.includes(WATCH)]).toEqual([path, isAllowed]);
      expect(await answer.text()).not.toMatch(/<(script|link)[^>]+watch\.example/);
    }
  });
});
