import { brotliCompressSync } from 'node:zlib';

import { expect, it } from 'vitest';

import { POPULAR } from '../../../src/domain/catalog/country.ts';
import { builtLanguages } from '../../../src/server/core/built-languages.ts';
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

it.each(['/', '/browse', '/regional', ...PLACES])(
  '%s comes in the first flight, headers and all',
  async (page) => {
    const { status, headers, body } = await sendRaw(shop.fronted, `GET ${page} HTTP/1.1`, [
      'Host: localhost',
      'Accept-Encoding: br',
    ]);
    const head = onePort(headers.map(([name, value]) => `${name}: ${value}\r\n`).join(''));
    const whole = Buffer.from(onePort(body));
    // Compressed as it is once nobody waits for it.
    const packed = (text: Buffer) =>
      brotliCompressSync(text, { params: brotliParameters('smallest', text.length) }).length + head.length;
    expect(status).toBe(200);
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
