import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { callOut, complaintAbout } from './call-out.ts';

const STRICT = { SHOP_MODE: 'live' as const, OUTGOING_NETWORKS: [] };
const LOOSE = { SHOP_MODE: 'sandbox' as const, OUTGOING_NETWORKS: ['127.0.0.0/8'] };

let asked = 0;
let answer = 'ok';
const server = createServer((_, response) => {
  asked++;
  response.end(answer);
});
let port = 0;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** A name server that answers each question with the next of these. */
function names(...answers: string[][]) {
  const left = [...answers];
  return (
    _host: string,
    found: (error: Error | null, addresses: { address: string; family: number }[]) => void,
  ) =>
    found(
      null,
      (left.shift() ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
}

const call = (url: string) => ({ url, headers: {}, body: '{}' });

describe('a call to an address of an operator', () => {
  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:169.254.169.254',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
  ])('is refused where its name leads to %s, alone or among others', async (address) => {
    for (const found of [[address], ['93.184.215.14', address]]) {
      expect(await complaintAbout(STRICT, 'https://hooks.example/', names(found))).toContain(
        'private network',
      );
      const { status, words } = await callOut(STRICT, call('https://hooks.example/'), names(found));
      expect([status, words]).toEqual([null, expect.stringContaining('private network')]);
    }
  });

  it.each(['1.1.1.1', '93.184.215.14', '2606:4700::1111', '2a00:1450:4001:80b::200e'])(
    'may be saved where its name leads to %s',
    async (address) => {
      expect(await complaintAbout(STRICT, 'https://hooks.example/', names([address]))).toBeNull();
    },
  );

  it('is checked again whenever it is made: a name that moved inside is not followed', async () => {
    const moving = names(['93.184.215.14'], ['127.0.0.1']);
    const url = `https://hooks.example:${port}/`;
    expect(await complaintAbout(STRICT, url, moving)).toBeNull();
    const before = asked;
    const { words } = await callOut(STRICT, call(url), moving);
    expect(words).toContain('private network');
    expect(asked).toBe(before);
  });

  it('connects to the address that was checked, with one lookup', async () => {
    const once = names(['127.0.0.1']);
    const { status, words } = await callOut(LOOSE, call(`http://hooks.example:${port}/`), once);
    expect([status, words]).toEqual([200, 'ok']);
  });

  it('needs https in a live shop', async () => {
    expect(await complaintAbout(STRICT, 'http://hooks.example/', names(['1.1.1.1']))).toBe(
      'A live shop calls only https addresses.',
    );
    expect((await callOut(STRICT, call('http://hooks.example/'), names(['1.1.1.1']))).status).toBeNull();
  });

  it('reads only the head of an answer, in one line, without secrets', async () => {
    answer = `\u0007first\nsecond sk_live_abc ${'x'.repeat(1_000_000)}`;
    const { words } = await callOut(LOOSE, call(`http://127.0.0.1:${port}/`));
    answer = 'ok';
    expect(words).toMatch(/^first second sk_\[secret\]/);
    expect(words.length).toBeLessThanOrEqual(300);
  });

  it('says that nobody answers', async () => {
    const { status, words } = await callOut(LOOSE, call('http://127.0.0.1:1/'));
    expect([status, words]).toEqual([null, 'No answer (ECONNREFUSED).']);
  });

  it('says that an answer took too long', async () => {
    const silent = createServer(() => {});
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
    const { words } = await callOut(LOOSE, { ...call(url), withinMs: 50 });
    expect(words).toBe('No answer in time.');
    silent.closeAllConnections();
    silent.close();
  });
});
