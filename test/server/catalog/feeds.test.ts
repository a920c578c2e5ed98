import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { allPlans } from '../../../src/domain/catalog/country.ts';
import { FEE_POLICIES } from '../../../src/domain/checkout/payment-method.ts';
import { ofDollars, toDecimal } from '../../../src/domain/money.ts';
import { placeLink } from '../../../src/server/catalog/places.ts';
import { countryTable } from '../../../src/server/catalog/tables.ts';
import productSchema from '../../support/catalog/commerce-product.schema.json' with { type: 'json' };
import { changeCatalogue } from '../../support/database/behind-the-shop.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

interface Product {
  id: string;
  url: string;
  media?: { url: string }[];
  variants: { id: string; url: string; price: { amount: number; currency: string } }[];
}

describe.each(FEE_POLICIES)('feeds of a shop whose fees are %s', (policy) => {
  const shop = useTestShop({ env: { FEE_POLICY: policy } });
  const read = async (path: string, headers: Record<string, string> = {}) =>
    shop.app.request(`${shop.baseUrl}/feeds/${path}`, { headers });
  const merchant = async () => {
    const xml = await (await read('google-merchant.xml')).text();
    return [...xml.matchAll(/<item>(.*?)<\/item>/g)].map(([, item = '']) =>
      Object.fromEntries([...item.matchAll(/<(g:\w+)>(.*?)<\/\1>/g)].map(([, name, text]) => [name, text])),
    );
  };
  const products = async () => {
    const lines = (await (await read('products.jsonl')).text()).trimEnd().split('\n');
    return lines.map((line) => JSON.parse(line) as Product);
  };

  it('have each plan once, with everything that Google Merchant requires', async () => {
    const items = await merchant();
    expect(items).toHaveLength(shop.deps.catalog.current().offers.size);
    expect(new Set(items.map((item) => item['g:id'])).size).toBe(items.length);
    for (const item of items) {
      expect(item['g:id']?.length).toBeLessThanOrEqual(50);
      expect(item['g:title']).toMatch(/^.{5,150}$/);
      expect(item['g:description']).toMatch(/^.{20,5000}$/);
      expect(item['g:link']).toMatch(
        /^http:\/\/localhost:\d+\/(country|regional)\/[^?]+\?plan=[\w-]+&amp;via=google-merchant$/,
      );
      expect(item['g:link']?.split('?')[0]).toBe(item['g:canonical_link']);
      expect(item['g:image_link']).toMatch(/^http:\/\/localhost:\d+\/product\/[A-Z0-9-]+\.png$/);
      expect(item['g:price']).toMatch(/^\d+\.\d\d USD$/);
      expect(item).toMatchObject({
        'g:availability': 'in_stock',
        'g:condition': 'new',
        'g:brand': shop.deps.settings.BRAND_NAME,
        'g:identifier_exists': 'no',
      });
    }
  });

  it('have one product per place that fits the protocol’s schema', async () => {
    const schema = z.fromJSONSchema(productSchema as Parameters<typeof z.fromJSONSchema>[0]);
    const all = await products();
    expect(all.length).toBeGreaterThan(200);
    for (const product of all) expect(schema.safeParse(product).error, product.id).toBeUndefined();
    const [first] = all;
    expect(schema.safeParse({ ...first, rating: 5 }).success).toBe(false);
    const [variant] = first?.variants ?? [];
    const wrong = { ...variant, price: { amount: 3.5, currency: 'USD' } };
    expect(schema.safeParse({ ...first, variants: [wrong] }).success).toBe(false);
    for (const { variants, media } of all) {
      expect(variants.length).toBeGreaterThan(0);
      expect(media?.map(({ url }) => url)).toEqual([expect.stringMatching(/\/product\/[A-Z0-9-]+\.png$/)]);
    }
  });

  it('agree with the page, the quote and the charge', async () => {
    const buyer = shop.buyer();
    const plan = await buyer.plan('JP');
    const link = (via: string) => placeLink(shop.baseUrl, { path: '/country/JP' }, via, plan);
    const inXml = link('google-merchant').replace('&', '&amp;');
    const item = (await merchant()).find((one) => one['g:link'] === inXml);
    const variant = (await products())
      .flatMap(({ variants }) => variants)
      .find(({ url }) => url === link('products-feed'));
    const country = shop.deps.catalog.current().countries.get('JP');
    const shown = country && allPlans(country).find(({ bundle_name }) => bundle_name === plan.bundle_name);
    const paid = ofDollars(shown?.card_total ?? 0);
    expect(variant?.price).toEqual(paid);
    expect(item?.['g:price']).toBe(`${toDecimal(paid)} USD`);
    const { request, completed } = await buyer.buy(plan);
    expect(completed.status).toBe(200);
    expect(ofDollars(request.price)).toEqual(paid);
  });

  it('are not sent again to a client that has them, and lose what an operator hides', async () => {
    const first = await read('products.jsonl');
    const tag = first.headers.get('etag') ?? '';
    expect((await read('products.jsonl', { 'if-none-match': tag })).status).toBe(304);
    await changeCatalogue(shop.deps, (tx) =>
      tx.update(countryTable).set({ visible: false }).where(eq(countryTable.iso, 'JP')),
    );
    expect((await read('products.jsonl', { 'if-none-match': tag })).status).toBe(200);
    expect((await products()).filter(({ url }) => url.includes('/country/JP?'))).toEqual([]);
    expect((await merchant()).filter((one) => one['g:link']?.includes('/country/JP?'))).toEqual([]);
  });
});

it('feeds keep any name inside its element and its line', async () => {
  const { googleMerchant } = await import('../../../src/server/catalog/feeds/google-merchant.ts');
  const { commerceProducts } = await import('../../../src/server/catalog/feeds/commerce-products.ts');
  const plan = { bundle_name: 'a&b', country_code: 'XX', card_total: 3.37, data_amount: 1000, duration: 7 };
  const name = '</g:title><evil a="1">&\u0000\uFFFE\n{"id":1}';
  const place = { kind: 'country', code: 'XX', name, path: '/country/XX', imageUrl: null, plans: [plan] };
  const xml = await googleMerchant([place as never], 'A & B', 'https://shop.example');
  expect(xml).not.toMatch(/<evil|\p{Noncharacter_Code_Point}|&(?!\w+;)/u);
  expect(xml).not.toContain('\0');
  const lines = (await commerceProducts([place as never], 'A & B', 'https://shop.example'))
    .trimEnd()
    .split('\n');
  expect(lines).toHaveLength(1);
});

it('feeds are made in slices, between which other requests are answered', async () => {
  const { googleMerchant } = await import('../../../src/server/catalog/feeds/google-merchant.ts');
  const { commerceProducts } = await import('../../../src/server/catalog/feeds/commerce-products.ts');
  const place = { kind: 'country', code: 'XX', name: 'X', path: '/country/XX', imageUrl: null, plans: [] };
  const places = Array.from({ length: 240 }, () => place as never);
  for (const feed of [googleMerchant, commerceProducts]) {
    const seen = { others: 0, isMade: false };
    const answerOthers = () => {
      seen.others += 1;
      if (!seen.isMade) setImmediate(answerOthers);
    };
    answerOthers();
    await feed(places, 'Shop', 'https://shop.example');
    seen.isMade = true;
    expect(seen.others).toBeGreaterThanOrEqual(30);
  }
});
