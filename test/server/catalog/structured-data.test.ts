import { describe, expect, it } from 'vitest';

import { FEE_POLICIES } from '../../../src/domain/checkout/payment-method.ts';
import { formatMoney, fromDecimal } from '../../../src/domain/money.ts';
import { faultsIn, type Thing, thingsIn, wordsOf } from '../../support/reading/structured-data.ts';
import { useKeptShop } from '../../support/shop/kept-shop.ts';

interface Product extends Thing {
  url: string;
  name: string;
  image: string;
  offers: [Record<'lowPrice' | 'highPrice' | 'priceCurrency', string>, Record<string, unknown>];
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
  const shop = useKeptShop({ env: { FEE_POLICY: policy } });
  const read = async (path: string) => {
    const html = await (await fetch(shop.fronted + path)).text();
    const things = thingsIn(html);
    const shown = wordsOf(html);
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
    const find = (type: string) => things.filter((thing) => thing['@type'] === type);
    return { shown, canonical, find, faults: await faultsIn(things) };
  };

  it('names the price that stands on the page of a place and that a quote asks for', async () => {
    for (const path of PLACES) {
      const { shown, canonical, find, faults } = await read(path);
      const [product, ...others] = find('Product') as Product[];
      expect([path, product?.url, others, faults]).toEqual([path, canonical, [], []]);
      if (!product) continue;
      expect(shown).toContain(product.name);
      const [all, offer] = product.offers;
      for (const amount of [all.lowPrice, all.highPrice, String(offer['price'])]) {
        const money = fromDecimal(amount, all.priceCurrency);
        expect(money && shown.includes(formatMoney(money)), `${path} ${amount}`).toBe(true);
      }
      const plan = new URL(String(offer['url'])).searchParams.get('plan');
      expect(offer['seller']).toMatchObject({
        hasMerchantReturnPolicy: {
          merchantReturnLink: `${shop.deps.settings.BASE_URL}/refund-policy`,
          merchantReturnDays: shop.deps.settings.REFUND_HOURS / 24,
        },
      });
      if (path.includes(CHOSEN)) expect(plan).toBe(CHOSEN);
      const sold = [...shop.deps.catalog.current().offers.values()].find(
        (one) => one.plan.bundle_name === plan,
      );
      expect(offer['price']).toBe(sold?.plan.card_total.toFixed(2));
      const image = await fetch(product.image.replace(shop.deps.settings.BASE_URL, shop.fronted));
      expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      expect(find('BreadcrumbList')).toHaveLength(1);
    }
  });

  it('answers on a guide what the page answers, and each line of it', async () => {
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

  it('lists places by the addresses and names they have, and says where to search', async () => {
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
  });
});
