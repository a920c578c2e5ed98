import { brotliCompressSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { POPULAR } from '../../../src/domain/catalog/country.ts';
import { CURRENCY_CODES } from '../../../src/domain/currencies.ts';
import { builtLanguages } from '../../../src/server/core/built-languages.ts';
import { currencyListTable } from '../../../src/server/pricing/tables.ts';
import { brotliParameters } from '../../../src/server/response-cache/pack.ts';
import { sendRaw, useCachedShop } from '../../support/shop/cached-shop.ts';

const shop = useCachedShop();

/** The run's own ports: each compresses some forty bytes larger or smaller than the previous one. */
const onePort = (text: string) => text.replaceAll(/(localhost|127\.0\.0\.1):\d+/g, '$1:12345');

const PACKET = 1_460;
/** What a server sends before it waits for the browser's first acknowledgement: ten packets. */
const FIRST_FLIGHT = 10 * PACKET;

/** `npm test` builds four languages. The list in the foot of a shop with more is longer; what a visitor sees still has to fit. */
const MORE_LANGUAGES = Math.max(0, builtLanguages().length - 4) * 25;

/** Begins what is for scripts, which start after the first paint; all that a visitor sees is before it. */
const DATA = '<script>{const h=history';

const PLACES = POPULAR.map((iso) => `/country/${iso}`);

async function read(page: string): Promise<{ head: string; whole: Buffer }> {
  const { status, headers, body } = await sendRaw(shop.fronted, `GET ${page} HTTP/1.1`, [
    'Host: localhost',
    'Accept-Encoding: br',
  ]);
  expect(status).toBe(200);
  const head = onePort(headers.map(([name, value]) => `${name}: ${value}\r\n`).join(''));
  return { head, whole: Buffer.from(onePort(body)) };
}

/** Compressed as it is once nobody waits for it. */
const sizeOf = (text: Buffer) =>
  brotliCompressSync(text, { params: brotliParameters('smallest', text.length) }).length;

it.each(['/', '/browse', '/regional', ...PLACES])(
  '%s comes in the first flight, headers and all',
  async (page) => {
    const { head, whole } = await read(page);
    const packed = (text: Buffer) => sizeOf(text) + head.length;
    expect(whole.length).toBeGreaterThan(40_000);
    // Our script has replaced the framework's long one.
    expect(whole.includes('storageKey')).toBe(false);
    const seen = whole.subarray(0, whole.indexOf(DATA));
    expect(seen.toString()).toMatch(/<\/footer>/);
    // Every country has a line in the atlas, for visitors without scripts: its end takes one more round trip.
    const more = page === '/browse' ? 6_000 : 0;
    expect(packed(seen)).toBeLessThanOrEqual(FIRST_FLIGHT + more);
    // The end of the data may be in the next packet, which arrives before the first script has. On the home page the picture that
    // is its largest paint waits for nothing else, so there it is in the first flight, too.
    const end = page === '/' ? 0 : PACKET;
    expect(packed(whole)).toBeLessThanOrEqual(FIRST_FLIGHT + more + end + MORE_LANGUAGES);
  },
);

/** The most that prices in other currencies may add to a document. */
const MORE_CURRENCIES = 1_536;

describe('with every currency switched on', () => {
  const pages = ['/', '/browse', '/regional', '/country/DE', '/de/country/DE'];
  const sizes = async () =>
    Object.fromEntries(
      await Promise.all(pages.map(async (page) => [page, sizeOf((await read(page)).whole)] as const)),
    );

  it('documents are hardly larger, and in English have the same dollars', async () => {
    const dollars = (text: Buffer) => text.toString().match(/\$\d[\d.]*/g);
    const before = await sizes();
    const said = dollars((await read('/country/DE')).whole);
    expect(said?.length).toBeGreaterThan(20);
    const terms = { margin_bp: 200, ending: 'none', on: true } as const;
    const local = CURRENCY_CODES.filter((code) => code !== 'USD');
    const currencies = Object.fromEntries(local.map((code) => [code, terms]));
    const { db } = shop.deps.db;
    // As an operator publishes them, but all with one making of prices.
    await db.insert(currencyListTable).values({ version: 1000, currencies, why: '', operatorId: null });
    await shop.handlers['rates.read']({});
    await expect.poll(async () => (await read('/country/DE')).whole.includes(' ZAR"')).toBe(true);
    const after = await sizes();
    for (const page of pages) expect((after[page] ?? 0) - (before[page] ?? 0)).toBeLessThan(MORE_CURRENCIES);
    expect(dollars((await read('/country/DE')).whole)).toEqual(said);
  });
});
