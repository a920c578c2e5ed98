import { brotliDecompressSync } from 'node:zlib';

import pino from 'pino';
import { expect, it } from 'vitest';

import { SHARED } from '../../domain/sharing.ts';
import { addressOf, type Address } from './addresses.ts';
import { CachedResponse } from './cached-response.ts';
import { Precompressor } from './precompressor.ts';

const HEADERS = new Headers({
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': SHARED,
  vary: 'accept-encoding',
});

/** Lines that are alike, as those of a page and of a feed. */
function textOf(bytes: number): Uint8Array {
  let text = '';
  for (let line = 0; text.length < bytes; line++) text += `plan ${(line * 7919) % 10_007}: ${line} GB\n`;
  return Buffer.from(text.slice(0, bytes));
}

async function quicklyPacked(bytes: number) {
  const answer = new CachedResponse(addressOf('/faq') as Address, 200, HEADERS, textOf(bytes));
  const { body } = await answer.form('br');
  return { answer, quick: body.byteLength };
}

it('compresses a page further, but not one that would delay a stopping process', async () => {
  const precompressor = new Precompressor(pino({ enabled: false }));
  const page = await quicklyPacked(120_000);
  const feed = await quicklyPacked(3_000_000);
  const size = async ({ answer }: typeof page) => (await answer.form('br')).body.byteLength;
  precompressor.add(feed.answer);
  precompressor.add(page.answer);
  await expect.poll(() => size(page)).toBeLessThan(page.quick);
  const { body } = await page.answer.form('br');
  expect(brotliDecompressSync(body).equals(textOf(120_000))).toBe(true);
  expect(await size(feed)).toBe(feed.quick);
  await precompressor.close();
});
