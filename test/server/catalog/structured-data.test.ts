import { describe, expect, it } from 'vitest';

import { FEE_POLICIES } from '../../../src/domain/checkout/payment-method.ts';
import { formatMoney, fromDecimal } from '../../../src/domain/money.ts';
import { faultsIn, type Thing, thingsIn, wordsOf } from '../../support/reading/structured-data.ts';
import { useCachedShop } from '../../support/shop/cached-shop.ts';

interface Product extends Thing {
  url: string;
  name: string;
  description: string;
  sku: string;
  image: string;
  offers: [Record<'lowPrice' | 'highPrice' | 'priceCurrency', string>, Record<string, unknown>];
}

interface FedProduct {
  id: string;
  media: [{ url: string }];
  variants: { id: string; url: string }[];
}

const CHOSEN = 'esim_10GB_30D_JP_V2';
const PLACES = [
  '/country/JP',
  `/country/JP?plan=${CHOSEN}`,
  '/country/US?data=fixed',
  '/country/FR',
  '/regional/europe',
];

describe.each(FEE_POLICIES)('structured data of a shop whose fees are %s', (policy) => {
  const shop = useCachedShop({ env: { FEE_POLICY: policy } });
  const read = async (path: string) => {
    const html = await (await fetch(shop.fronted + path)).text();
    const things = thingsIn(html);
    const shown = wordsOf(html);
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
    const find = (type: string) => things.filter((thing) => thing['@type'] === type);
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
    return { shown, canonical, description, find, faults: await faultsIn(things) };
  };

  const sellerHere = () => {
    const { BASE_URL: base, BRAND_NAME } = shop.deps.settings;
    return { '@type': 'Organization', '@id': `${base}/#shop`, name: BRAND_NAME };
  };
  const policyHere = () => {
    const { BASE_URL: base, REFUND_HOURS } = shop.deps.settings;
    return {
      '@type': 'MerchantReturnPolicy',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: REFUND_HOURS / 24,
      merchantReturnLink: `${base}/refund-policy`,
    };
  };

  /** The names in the feeds for the place and plan of an address, and the picture of both. */
  const readFeeds = async () => {
    const [xml, lines] = await Promise.all(
      ['google-merchant.xml', 'products.jsonl'].map(async (feed) =>
        (await fetch(`${shop.fronted}/feeds/${feed}`)).text(),
      ),
    );
    const products = (lines ?? '')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as FedProduct);
    return (url: string) => {
      const isThere = (one: { url: string }) => one.url.startsWith(`${url}&via=`);
      const product = products.find(({ variants }) => variants.some(isThere));
      const plan = product?.variants.find(isThere)?.id;
      const item = (xml ?? '').split('<item>').find((one) => one.includes(`<g:id>${plan}</g:id>`));
      expect(item).toContain(`<g:image_link>${product?.media[0].url}</g:image_link>`);
      return { product: product?.id, plan, image: product?.media[0].url };
    };
  };

  it('has the price of a place’s page and quote, and the names in the feeds', async () => {
    const fedAt = await readFeeds();
    const seller = sellerHere();
    const [shopOnWeb] = (await read('/')).find('Organization');
    expect(shopOnWeb).toMatchObject(seller);
    for (const path of PLACES) {
      const { shown, canonical, description, find, faults } = await read(path);
      const [product, ...others] = find('Product') as Product[];
      expect([path, product?.url, others, faults]).toEqual([path, canonical, [], []]);
      if (!product) continue;
      expect(shown).toContain(product.name);
      const [all, offer] = product.offers;
      const asked = fromDecimal(String(offer['price']), all.priceCurrency);
      expect(asked && shown.includes(formatMoney(asked)), path).toBe(true);
      const plan = new URL(String(offer['url'])).searchParams.get('plan');
      expect(offer['seller']).toEqual({ '@id': seller['@id'] });
      expect(description).toBe(product.description);
      const fed = fedAt(String(offer['url']));
      expect({ product: product.sku, plan: offer['sku'], image: product.image }).toEqual(fed);
      if (path.includes(CHOSEN)) expect(plan).toBe(CHOSEN);
      const plans = [...shop.deps.catalog.current().offers.values()].map((one) => one.plan);
      const sold = plans.find((one) => one.bundle_name === plan);
      expect(offer['price']).toBe(sold?.card_total.toFixed(2));
      // The page says the prices of its plans; here stands what is charged.
      const charged = plans
        .filter((one) => one.country_code === sold?.country_code)
        .map((one) => one.card_total);
      expect(all.lowPrice).toBe(Math.min(...charged).toFixed(2));
      expect(charged.map((dollars) => dollars.toFixed(2))).toContain(all.highPrice);
      expect(find('BreadcrumbList')).toHaveLength(1);
    }
  });

  it('has a guide’s questions with exactly the page’s answers', async () => {
    for (const path of ['/country/JP/guide', '/regional/europe/guide']) {
      const { shown, find, faults } = await read(path);
      expect(faults).toEqual([]);
      const [{ mainEntity: asked } = {}] = find('FAQPage') as unknown as {
        mainEntity: { name: string; acceptedAnswer: { text: string } }[];
      }[];
      expect(asked?.length).toBeGreaterThan(6);
      const words = shown.replaceAll(/\s+/g, ' ');
      for (const { name, acceptedAnswer } of asked ?? [])
        for (const line of [name, ...acceptedAnswer.text.split('\n')])
          expect(words.replaceAll(' ,', ','), path).toContain(line.replaceAll(/\s+/g, ' '));
    }
  });

  it('lists places with their addresses and names, and says where to search', async () => {
    for (const path of ['/browse', '/regional']) {
      const { shown, find, faults } = await read(path);
      expect(faults).toEqual([]);
      const [list] = find('ItemList');
      const items = list?.['itemListElement'] as { name: string; url: string }[];
      expect(items.length).toBeGreaterThan(5);
      for (const { name } of items) expect(shown).toContain(name.replaceAll('&', '&amp;'));
    }
    const { find, faults } = await read('/');
    expect([find('Organization').length, find('WebSite').length, faults]).toEqual([1, 1, []]);
    expect(find('Organization')[0]).toMatchObject({ ...sellerHere(), hasMerchantReturnPolicy: policyHere() });
  });
});
