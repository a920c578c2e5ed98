import { expect, it } from 'vitest';

import { type RawAnswer, sendRaw, useCachedShop } from '../../support/shop/cached-shop.ts';

const shop = useCachedShop();

/** Headers that differ between answers, or with the length of a compressed body. */
const OWN = new Set(['date', 'x-request-id', 'content-length', 'transfer-encoding', 'connection']);

function comparable({ status, headers, body }: RawAnswer) {
  return {
    status,
    headers: headers.filter(([name]) => !OWN.has(name)).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    body,
  };
}

/** Requests it twice through the front: both the new and the cached answer equal the framework's. */
async function sameAnswers(line: string, headers: readonly string[]): Promise<RawAnswer> {
  const alone = await sendRaw(shop.baseUrl, line, headers);
  for (const time of ['first', 'second'])
    expect(
      comparable(await sendRaw(shop.fronted, line, headers)),
      `${time} ${line} ${headers.join(' | ')}`,
    ).toEqual(comparable(alone));
  return alone;
}

const host = () => `Host: ${new URL(shop.baseUrl).host}`;

const TARGETS = String.raw`
  / /browse /regional /regional/europe /regional/Europe /country/JP /country/jp /country
  /country?country=JP /country?country=xx /country/XX /country/J /country/JP/ /country/JP?country=FR
  /browse?country=JP /browse?country=jp /browse?country=XX /browse?shown=15 /browse?q=ja /?q=japan
  /?utm_source=x /?utm_source=x&q= /support /support?q=refund /faq?q=1 /about-us /privacy /privacy-policy
  /terms-of-service /refund-policy /business-contact /installation?x=1 /installation /installation?esim=1
  /installation?order=abc /installation-android-and-ios /profile /dashboard /checkout /verify-email
  /reset-password /nowhere /order/AbCdEf //country/JP /country//JP /./country/JP /country/../faq
  /%63ountry/JP /country/%4AP /% /country/JP#x /\country * /country/JP? /country/JP?&&
  /country/JP?_routes=x /?index /api/countries /api/countries/JP /api/countries/jp /api/countries/XX
  /api/countries/ /api/countries?limit=6&after=JP /api/countries?after=JP&limit=6 /api/countries?limit=0
  /api/regions /api/countries?limit=99 /api/countries?after=QQ /api/countries?isos=JP,FR /api/countries?x=1
  /api/regions/europe /api/regions/EUROPE /api/regions/nowhere /api/search-index /api/search-index?a
  /api/search-names /api/search-scripts /api/search-scripts?script=han /api/atlas /api/popular /sitemap.xml /sitemap.xml?x /llms.txt /country/JP.md /country/XX.md
  /regional/europe.md /regional/Europe/ /FAQ
  /api/settings /api/nothing /api /health/live /flags/jp.svg /flags/zz.svg /robots.txt /favicon.svg
  /favicon.svg?v=2 /assets/gone.js /art/old/card/JP.svg /art/old/card/ZZ.svg /art/x /country/JP.data
  /country/JP.data?_routes=routes%2Fcatalog%2Fcountry /_root.data /_root.data?q=ja
  /country/XX.data?_routes=routes%2Fcatalog%2Fcountry /country/JP.data?_routes=root /profile.data
`
  .trim()
  .split(/\s+/);

it('gives the same status, headers and body for every address as the framework alone', async () => {
  for (const [index, target] of TARGETS.entries()) {
    // With and without compression in turn; the answers to each encoding are tested below.
    const accepts = index % 2 === 0 ? [] : ['Accept-Encoding: gzip, br'];
    await sameAnswers(`GET ${target} HTTP/1.1`, [host(), ...accepts]);
  }
  // They include pages, calls, data and files of many kinds.
  expect(shop.front.kept().answers).toBeGreaterThan(35);
});

const HEADERS: [string, ...string[]][] = [
  ['br refused', 'Accept-Encoding: br;q=0, gzip'],
  ['all refused', 'Accept-Encoding: *;q=0'],
  ['anything', 'Accept-Encoding: *'],
  ['two lines', 'Accept-Encoding: br;q=0', 'Accept-Encoding: gzip'],
  ['gzip liked better', 'Accept-Encoding: br;q=0.2, gzip;q=0.8'],
  ['whatever there is', 'If-None-Match: *'],
  ['another tag', 'If-None-Match: "x"'],
  ['a broken list', 'If-None-Match: "x, W/'],
  ['a cookie', 'Cookie: simport_guest=x; simport.session_token=y'],
  ['an authorization', 'Authorization: Bearer x'],
  ['a forwarded address', 'X-Forwarded-For: 203.0.113.7', 'Forwarded: for=203.0.113.7'],
  ['a part', 'Range: bytes=0-10'],
  ['a date', 'If-Modified-Since: Sun, 22 Nov 2026 10:00:00 GMT'],
  ['no cache', 'Cache-Control: no-cache', 'Pragma: no-cache'],
  ['a body', 'Content-Length: 0'],
  ['an id that is none', 'X-Request-Id: a b'],
  ['an id that is too long', `X-Request-Id: ${'x'.repeat(65)}`],
  ['an upgrade', 'Upgrade: h2c'],
];

it.each(HEADERS)('gives the same for a request with %s', async (_, ...headers) => {
  for (const target of ['/', '/country/JP', '/country/XX', '/api/countries/JP', '/flags/jp.svg', '/checkout'])
    for (const method of ['GET', 'HEAD'])
      await sameAnswers(`${method} ${target} HTTP/1.1`, [host(), ...headers]);
});

it('gives the same for the tags of each encoding, alone, weak and in lists', async () => {
  for (const target of ['/', '/country/JP', '/api/countries/JP', '/favicon.svg'])
    for (const accepts of ['identity', 'br', 'gzip']) {
      const own = [host(), `Accept-Encoding: ${accepts}`];
      const { headers } = await sameAnswers(`GET ${target} HTTP/1.1`, own);
      const tag = headers.find(([name]) => name === 'etag')?.[1] ?? '';
      expect(tag, `${target} ${accepts}`).toMatch(/^"[\w-]{22}(-br|-gzip)?"$/);
      for (const given of [tag, `W/${tag}`, `"x", ${tag}`, `"x",W/${tag} ,"y"`]) {
        const answer = await sameAnswers(`GET ${target} HTTP/1.1`, [...own, `If-None-Match: ${given}`]);
        expect([answer.status, answer.body], given).toEqual([304, '']);
      }
      // The tag of another encoding does not match.
      const plain = await sameAnswers(`GET ${target} HTTP/1.1`, [host(), `If-None-Match: ${tag}`]);
      expect(plain.status).toBe(/-(br|gzip)"$/.test(tag) ? 200 : 304);
    }
});

it('gives the same for every method, version and name of the shop', async () => {
  const { port } = new URL(shop.baseUrl);
  for (const target of ['/', '/country/JP', '/api/countries/JP', '/flags/jp.svg']) {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'HEAD'])
      await sameAnswers(`${method} ${target} HTTP/1.1`, [host()]);
    for (const name of [
      `127.0.0.1:${port}`,
      `[::1]:${port}`,
      'shop.example',
      'SHOP.example:80',
      'a b',
      'x/../y',
      '',
    ])
      await sameAnswers(`GET ${target} HTTP/1.1`, [`Host: ${name}`]);
    await sameAnswers(`GET ${target} HTTP/1.1`, []);
    await sameAnswers(`GET ${target} HTTP/1.0`, [host()]);
    await sameAnswers(`GET ${target} HTTP/1.0`, []);
    for (const origin of [shop.baseUrl, `http://127.0.0.1:${port}`, 'http://other.example', 'ftp://x'])
      await sameAnswers(`GET ${origin}${target} HTTP/1.1`, [host()]);
  }
  const led = await sameAnswers('GET /country/JP?a=1 HTTP/1.1', [`Host: 127.0.0.1:${port}`]);
  expect([led.status, led.headers.find(([name]) => name === 'location')?.[1]]).toEqual([
    307,
    `${shop.baseUrl}/country/JP?a=1`,
  ]);
});

it('uses a caller’s request id if it is readable, and otherwise its own', async () => {
  const idAt = async (target: string, ...headers: string[]) =>
    (await sendRaw(shop.fronted, `GET ${target} HTTP/1.1`, [host(), ...headers])).headers.find(
      ([name]) => name === 'x-request-id',
    )?.[1];
  const idOf = (...headers: string[]) => idAt('/api/countries/JP', ...headers);
  expect(await idOf('X-Request-Id: mine-7=')).toBe('mine-7=');
  expect(await idOf(`X-Request-Id: ${'x'.repeat(64)}`)).toBe('x'.repeat(64));
  for (const bad of ['a b', 'x'.repeat(65)])
    expect(await idOf(`X-Request-Id: ${bad}`)).toMatch(/^[\da-f-]{36}$/);
  expect(await idOf()).not.toBe(await idOf());
  // A cached page or file needs no request.
  for (const target of ['/', '/favicon.svg']) expect(await idAt(target)).toBeUndefined();
  expect(await idAt('/favicon.svg', 'X-Request-Id: mine-8')).toBe('mine-8');
});

it('survives malformed request lines, and answers them like the framework', async () => {
  const letters = [
    '/',
    '//',
    '?',
    '&',
    '=',
    '%',
    '#',
    '\\',
    '..',
    'country',
    'JP',
    'browse',
    'api',
    'utm',
    'q',
    '\u0001',
    'é',
    ';',
    'data',
    '.',
  ];
  let seed = 7;
  const next = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  for (let round = 0; round < 120; round += 1) {
    const target = `/${Array.from({ length: next(7) }, () => letters[next(letters.length)]).join('')}`;
    await sameAnswers(`GET ${target} HTTP/1.1`, [host()]);
  }
});
