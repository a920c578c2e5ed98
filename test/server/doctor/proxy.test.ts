import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { COMMIT, VERSION } from '../../../src/server/core/installation.ts';
import { checkAddress } from '../../../src/server/doctor/address-check.ts';
import type { TestShop } from '../../support/shop/shop.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const METRICS_TOKEN = 'a token of sixteen';
const VISITOR = '198.51.100.7';
const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/**
 * A proxy on this machine.
 * @param forwarded makes its header from the one received
 */
async function proxyTo(shop: TestShop, forwarded: (came: string) => string | null): Promise<string> {
  const server = createServer((call, answer) => {
    const { 'x-forwarded-for': came, ...others } = call.headers;
    const told = forwarded(String(came));
    const headers = { ...others, ...(told !== null && { 'x-forwarded-for': told }) };
    const onward = request(`${shop.baseUrl}${call.url}`, { method: call.method, headers }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
    });
    call.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function seenOf(
  BASE_URL: string,
  SHOP_MODE: 'sandbox' | 'live' = 'live',
  token: string | null = METRICS_TOKEN,
) {
  const found: string[] = [];
  const settings = { BASE_URL, SHOP_MODE, METRICS_TOKEN: token ?? undefined };
  for await (const { about, light, found: what } of checkAddress(settings))
    if (about === 'Address: TRUSTED_PROXIES') found.push(`${light}: ${what}`);
  return found.join();
}

describe('a shop that trusts nobody', () => {
  const shop = useTestShop({ env: { METRICS_TOKEN } });

  it('behind a proxy is red', async () => {
    const url = await proxyTo(shop, () => VISITOR);
    expect(await seenOf(url)).toMatch(/^red: .* forwards calls, and is not among them/);
  });

  it('behind nothing is red if it is live', async () => {
    expect(await seenOf(shop.baseUrl)).toMatch(/^red: .* or is no proxy$/);
    expect(await seenOf(shop.baseUrl, 'sandbox')).toBe('green: no proxy');
  });

  it('with another token is not examined', async () => {
    expect(await seenOf(shop.baseUrl, 'live', 'another token of sixteen')).toBe(
      'red: cannot be checked: 404',
    );
  });
});

describe('a shop that trusts its proxy', () => {
  const shop = useTestShop({ env: { METRICS_TOKEN, TRUSTED_PROXIES: '127.0.0.1, ::1' } });

  it.each([
    ['sets the header', () => VISITOR],
    ['adds to the header', (came: string) => `${came}, ${VISITOR}`],
  ])('is green where it %s', async (_, forwarded) => {
    expect(await seenOf(await proxyTo(shop, forwarded))).toMatch(/^green: the proxy at .* is trusted$/);
  });

  it('is red if the proxy passes on what visitors send', async () => {
    const url = await proxyTo(shop, (came) => came);
    expect(await seenOf(url)).toMatch(/^red: .* they can forge it$/);
  });

  it.each([
    ['says nothing of visitors', () => null],
    ['takes itself for the visitor', () => '127.0.0.1'],
  ])('is red where it %s', async (_, forwarded) => {
    expect(await seenOf(await proxyTo(shop, forwarded))).toMatch(
      /^red: .* does not say where visitors come from: all share one limit$/,
    );
  });

  it('a machine that calls itself by its hosts file cannot tell, and the proxy is not to blame', async () => {
    // As localhost does, such a name leads to a loopback address.
    const told = [];
    const proxied = await proxyTo(shop, () => '127.0.0.1');
    const BASE_URL = proxied.replace('127.0.0.1', 'localhost');
    for await (const finding of checkAddress({ BASE_URL, SHOP_MODE: 'live', METRICS_TOKEN }))
      if (finding.about === 'Address: TRUSTED_PROXIES') told.push(finding);
    expect(told).toMatchObject([{ light: 'amber', remedy: expect.stringContaining('/etc/hosts') as string }]);
  });
});

describe('a plain sandbox', () => {
  const shop = useTestShop();

  it('is examined once it has a token', async () => {
    expect(await seenOf(shop.baseUrl, 'sandbox', null)).toBe(
      'amber: cannot be checked without METRICS_TOKEN',
    );
  });
});

it.each([
  ['another version', '1.0.0'],
  ['another build of the same version', VERSION],
])('%s than this one is named with its commit', async (_, version) => {
  const commit = '0123456789abcdef0123456789abcdef01234567-dirty';
  const server = createServer((_call, answer) => answer.end(JSON.stringify({ version, commit })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  const BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const found = [];
  for await (const one of checkAddress({ BASE_URL, SHOP_MODE: 'live', METRICS_TOKEN })) found.push(one);
  const isKnown = COMMIT !== null || version !== VERSION;
  expect(found[0]).toMatchObject({
    light: isKnown ? 'amber' : 'green',
    ...(isKnown && {
      found: expect.stringContaining(`runs version ${version} (0123456789ab-dirty), `) as string,
    }),
  });
});

it('the token is sent only to the shop, and only with the call that needs it', async () => {
  const asked: [path: string | undefined, token: string | undefined][] = [];
  const hearing = async (live: string) => {
    const server = createServer(({ url, headers }, answer) => {
      asked.push([url, headers.authorization]);
      answer.end(live);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    open.push(server);
    await seenOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return asked.splice(0);
  };
  expect(await hearing('a page of somebody else’s')).toEqual([['/health/live', undefined]]);
  expect(await hearing(JSON.stringify({ version: '1.0.0' }))).toEqual([
    ['/health/live', undefined],
    ['/health/caller', `Bearer ${METRICS_TOKEN}`],
  ]);
});
