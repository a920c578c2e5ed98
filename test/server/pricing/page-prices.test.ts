import { brotliCompressSync } from 'node:zlib';

import { expect, it } from 'vitest';

import { CURRENCY_CODES } from '../../../src/domain/currencies.ts';
import { useCachedShop } from '../../support/shop/cached-shop.ts';
import { sellHere } from '../../support/shop/sell-in.ts';

const MOST_MORE_BYTES = 1500;

const shop = useCachedShop();

const htmlOf = async (path: string) => {
  const answer = await fetch(shop.fronted + path);
  expect(answer.status).toBe(200);
  return answer.text();
};

it('all currencies together make a page at most 1.5 KB longer', async () => {
  const pages = ['/', '/country/DE', '/regional/europe'];
  const inDollars = await Promise.all(pages.map(htmlOf));
  await sellHere(shop, ['EUR']);
  await shop.deps.catalog.refresh();
  const inEuros = await Promise.all(pages.map(htmlOf));
  const grown = inEuros.map((html, at) => {
    // The prices of each are in a script of its own; a page names the currency, no more.
    const inAll = html.replace(/(data-sold="\S+ )USD EUR"/, `$1${CURRENCY_CODES.join(' ')}"`);
    expect(inAll.length).toBeGreaterThan(html.length);
    return brotliCompressSync(inAll).length - brotliCompressSync(inDollars[at] ?? '').length;
  });
  expect(Math.max(...grown)).toBeLessThanOrEqual(MOST_MORE_BYTES);
});
