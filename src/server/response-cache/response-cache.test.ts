import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';

import { beforeEach, describe, expect, it } from 'vitest';

import { LANGUAGE_CODES, LANGUAGES, pageAddress } from '../../domain/languages.ts';
import { SHARED } from '../../domain/sharing.ts';
import { type Address, addressOf } from './addresses.ts';
import type { CachedResponse, Form } from './cached-response.ts';
import { ResponseCache } from './response-cache.ts';

const MEGABYTE = 1024 * 1024;

let asked: string[];
let generation: number;
let answerWith: (path: string) => Response | Promise<Response>;
let responseCache: ResponseCache;

const page = (text: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': SHARED,
      vary: 'accept-encoding',
      ...headers,
    },
  });
const at = (target: string) => addressOf(target) as Address;
const obtain = (target: string) => responseCache.obtain(at(target));
const textOf = async (answer?: CachedResponse | null) => Buffer.from((await answer?.body()) ?? '').toString();

const tagIn = ({ head }: Form) => head[head.indexOf('etag') + 1];

beforeEach(() => {
  asked = [];
  generation = 7;
  answerWith = (path) => page(`${path} of ${generation}`);
  responseCache = new ResponseCache({
    ask: async (path) => {
      asked.push(path);
      return answerWith(path);
    },
    generation: () => generation,
  });
});

it('makes an answer once for any number of simultaneous visitors, and never again', async () => {
  const all = await Promise.all(
    Array.from({ length: 50 }, (_, index) => obtain(`/country/JP?utm_id=${index}`)),
  );
  expect(new Set(all).size).toBe(1);
  expect(await textOf(responseCache.get('/country/JP'))).toBe('/country/JP of 7');
  await obtain('/country/JP?x');
  expect(asked).toEqual(['/country/JP']);
});

describe('a new revision', () => {
  it('replaces all pages and calls at once, and leaves files', async () => {
    for (const target of ['/', '/country/JP', '/api/countries/JP', '/api/countries?limit=6', '/flags/jp.svg'])
      await obtain(target);
    expect(responseCache.size).toBe(5);
    generation = 8;
    expect(responseCache.get('/flags/jp.svg')).toBeDefined();
    for (const key of ['/', '/country/JP', '/api/countries/JP', '/api/countries?limit=6'])
      expect(responseCache.get(key), key).toBeUndefined();
    expect(await textOf(await obtain('/country/JP'))).toBe('/country/JP of 8');
  });

  it('never gets answers begun before it, which are not cached either', async () => {
    let finish: (response: Response) => void = () => {};
    answerWith = () => new Promise((resolve) => (finish = resolve));
    const early = obtain('/country/JP');
    generation = 8;
    answerWith = () => page('new');
    const late = obtain('/country/JP');
    expect(await textOf(await late)).toBe('new');
    finish(page('old'));
    expect(await textOf(await early)).toBe('old');
    expect(await textOf(responseCache.get('/country/JP'))).toBe('new');
  });
});

describe('the cache', () => {
  it.each([
    ['a cookie', 200, { 'set-cookie': 'a=1' }],
    ['no word that it is for everybody', 200, { 'cache-control': 'private, no-store' }],
    ['a failure', 503, { 'cache-control': SHARED }],
    ['a way elsewhere', 302, { 'cache-control': SHARED, location: '/' }],
  ])('is no answer with %s', async (_, status, headers) => {
    answerWith = () => page('x', status, headers);
    const answer = await obtain('/country/JP');
    expect(answer === null).toBe('set-cookie' in headers);
    expect(responseCache.size).toBe(0);
  });

  it('keeps the answer that a country does not exist, without a tag', async () => {
    answerWith = () => page('nothing', 404);
    await obtain('/country/XX');
    const kept = responseCache.get('/country/XX') as CachedResponse;
    expect(await kept.formFor('identity', '*')).toMatchObject({
      status: 404,
      head: expect.not.arrayContaining(['etag']),
    });
    await obtain('/country/XX');
    expect(asked).toEqual(['/country/XX']);
  });

  it('keeps no missing files', async () => {
    answerWith = () => page('nothing', 404);
    await obtain('/flags/zz.svg');
    expect(responseCache.size).toBe(0);
  });

  it('keeps nothing of a failing shop, which is asked again', async () => {
    answerWith = () => Promise.reject(new Error('away'));
    await expect(obtain('/')).rejects.toThrow('away');
    answerWith = () => page('home');
    expect(await textOf(await obtain('/'))).toBe('home');
  });
});

describe('the memory', () => {
  it('does not grow with 100,000 spellings of one page', async () => {
    await obtain('/country/JP');
    const { bytes } = responseCache;
    for (let index = 0; index < 100_000; index += 1)
      await obtain(`/country/JP?utm_source=${index}&x${index}=1`);
    expect([responseCache.size, responseCache.bytes, asked.length]).toEqual([1, bytes, 1]);
  });

  it('stays below 180 MB with 7,000 places, lists and files of 700 MB, and keeps those in use', async () => {
    const text = 'x'.repeat(100_000);
    answerWith = (path) => page(`${path}${text}`, path.startsWith('/country/Z') ? 404 : 200);
    await obtain('/country/JP');
    let most = 0;
    const letters = (index: number) =>
      String(index)
        .padStart(6, '0')
        .replaceAll(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)] ?? '');
    for (let index = 0; index < 7_000; index += 1) {
      const target = [
        `/country/Z${letters(index)}`,
        `/api/countries?limit=${(index % 50) + 1}&after=${letters(index)}`,
        `/art/h1/card/A${index}.svg`,
        `/api/regions/region-${index}`,
      ][index % 4] as string;
      await obtain(target);
      if (index % 100 === 0) {
        expect(responseCache.get('/country/JP')).toBeDefined();
        most = Math.max(most, responseCache.bytes);
      }
    }
    expect(asked.filter((path) => path === '/country/JP')).toHaveLength(1);
    expect(most).toBeGreaterThan(160 * MEGABYTE);
    expect(most).toBeLessThanOrEqual(180 * MEGABYTE);
  });
});

it('keeps every page and its data in all languages, whoever reads the others', async () => {
  // As measured: so many of a language, and so large before they are compressed further.
  const [count, text] = [1_056, 'x'.repeat(8_300)];
  answerWith = (path) => page(`${path}${text}`);
  const codes = LANGUAGE_CODES.filter((code) => LANGUAGES[code].stage === 'offered');
  const keys = codes.flatMap((code) =>
    Array.from({ length: count }, (_, index) => pageAddress(code, `/regional/r${index}`)),
  );
  for (const key of keys) await obtain(key);
  expect(keys.filter((key) => !responseCache.get(key))).toEqual([]);
  expect(responseCache.bytes).toBeLessThanOrEqual(160 * MEGABYTE);
});

describe('the encodings of an answer', () => {
  const text = 'Japan '.repeat(2_000);

  it('are compressed on first request, once, and count towards the limit', async () => {
    answerWith = () => page(text);
    const answer = (await obtain('/')) as CachedResponse;
    const before = responseCache.bytes;
    const [one, other] = await Promise.all([answer.form('br'), answer.form('br')]);
    expect(one).toBe(other);
    expect(brotliDecompressSync(one.body).toString()).toBe(text);
    // Nothing else of it stays.
    expect(responseCache.bytes).toBe(before - text.length + one.body.byteLength);
    expect(one.body.buffer.byteLength).toBe(one.body.byteLength);
    expect(answer.form('br')).toBe(one);
  });

  it('are made from brotli for those who cannot read it, and not kept', async () => {
    answerWith = () => page(text);
    const answer = (await obtain('/')) as CachedResponse;
    await answer.form('br');
    const { bytes } = responseCache;
    const [zipped, other] = await Promise.all([answer.form('gzip'), answer.form('gzip')]);
    expect(zipped).toBe(other);
    expect(gunzipSync(zipped.body).toString()).toBe(text);
    expect((await answer.form('identity')).body.toString()).toBe(text);
    expect(responseCache.bytes).toBe(bytes);
  });

  it('are later compressed further, with the same tag', async () => {
    answerWith = () => page(text);
    const answer = (await obtain('/')) as CachedResponse;
    const quick = await answer.form('br');
    answer.replace(brotliCompressSync(text));
    const pressed = await answer.form('br');
    expect(pressed.body).not.toBe(quick.body);
    expect(tagIn(pressed)).toBe(tagIn(quick));
    expect(pressed.head).toContain(String(pressed.body.byteLength));
  });

  it('are not made for a caller who has them', async () => {
    answerWith = () => page(text);
    const answer = (await obtain('/')) as CachedResponse;
    const tag = tagIn(await answer.form('gzip'));
    await answer.form('br');
    expect(answer.formFor('gzip', tag)).toEqual({
      status: 304,
      head: expect.arrayContaining(['etag', tag]),
      body: undefined,
    });
    expect(answer.formFor('identity', tag)).toBeInstanceOf(Promise);
  });

  it('are one if compressing gains nothing', async () => {
    const answer = (await obtain('/')) as CachedResponse;
    expect(await answer.form('br')).toBe(await answer.form('identity'));
  });
});
