import { describe, expect, it } from 'vitest';

import { IdTokens } from './id-token.ts';

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Valid for ten minutes by the shop's clock, which is years ahead of the browser's. */
const token = (name: string) =>
  `${encode({ alg: 'EdDSA' })}.${encode({ sub: name, note: '~?~?', iat: 9e9, exp: 9e9 + 600 })}.s`;

function setUp() {
  const shop = { asked: 0, now: 0, down: false };
  const tokens = new IdTokens(
    async () => {
      shop.asked += 1;
      if (shop.down) throw new Error('down');
      return token(`t${shop.asked}`);
    },
    () => shop.now,
  );
  return { tokens, shop };
}

describe('the ID token', () => {
  it('is requested once for any number of simultaneous calls', async () => {
    const { tokens, shop } = setUp();
    const all = await Promise.all([tokens.current(), tokens.current(), tokens.current()]);
    expect(new Set(all)).toEqual(new Set([token('t1')]));
    expect(await tokens.current()).toBe(token('t1'));
    expect(shop.asked).toBe(1);
  });

  it('is renewed in its last minute, whatever the clock of the browser says', async () => {
    const { tokens, shop } = setUp();
    await tokens.current();
    shop.now = 539_000;
    expect(await tokens.current()).toBe(token('t1'));
    shop.now = 540_000;
    expect(await tokens.current()).toBe(token('t2'));
  });

  it('is replaced once for all refused calls', async () => {
    const { tokens, shop } = setUp();
    const refused = (await tokens.current()) ?? '';
    const all = await Promise.all([tokens.another(refused), tokens.another(refused)]);
    expect(all).toEqual([token('t2'), token('t2')]);
    expect(await tokens.another(refused)).toBe(token('t2'));
    expect(shop.asked).toBe(2);
  });

  it('is missing while the shop gives none, and requested again later', async () => {
    const { tokens, shop } = setUp();
    shop.down = true;
    expect(await tokens.current()).toBeNull();
    shop.down = false;
    expect(await tokens.current()).toBe(token('t2'));
  });

  it('is never used after its owner has left, even if it arrives late', async () => {
    const { tokens } = setUp();
    const late = tokens.current();
    tokens.forget();
    const now = tokens.current();
    expect(await now).toBe(token('t2'));
    expect(await late).toBe(token('t2'));
  });
});
