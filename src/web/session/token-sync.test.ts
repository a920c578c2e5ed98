import { describe, expect, it } from 'vitest';

import { TokenSync } from './token-sync.ts';

function setUp() {
  const kept = new Map<string, string>();
  const place = { now: 1_000_000, status: 204, token: 't1' as string | null };
  const sent: [method: string | undefined, body: unknown][] = [];
  const sync = new TokenSync('/session/token', {
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    fetch: async (address, init) => {
      expect(address).toBe('/session/token');
      sent.push([init.method, init.body]);
      return new Response(null, { status: place.status });
    },
    token: async () => place.token,
    now: () => place.now,
  });
  return { sync, place, sent };
}

describe('the token sync', () => {
  it('posts on sign-in, and again when that is 300 seconds old', async () => {
    const { sync, place, sent } = setUp();
    await Promise.all([sync.post('mia'), sync.post('mia')]);
    expect(sent).toEqual([['POST', '{"token":"t1"}']]);
    place.now += 299_999;
    await sync.post('mia');
    expect(sent).toHaveLength(1);
    place.now += 1;
    place.token = 't2';
    await sync.post('mia');
    expect(sent[1]).toEqual(['POST', '{"token":"t2"}']);
  });

  it('posts at once for somebody else', async () => {
    const { sync, sent } = setUp();
    await sync.post('mia');
    await sync.post('ole');
    expect(sent).toHaveLength(2);
  });

  it('revokes the posted token on sign-out, once', async () => {
    const { sync, sent } = setUp();
    await sync.drop();
    expect(sent).toEqual([]);
    await sync.post('mia');
    await Promise.all([sync.drop(), sync.drop()]);
    expect(sent.slice(1)).toEqual([['DELETE', undefined]]);
  });

  it('tries again after a refusal, and sends nothing without a token', async () => {
    const { sync, place, sent } = setUp();
    place.status = 503;
    await expect(sync.post('mia')).rejects.toThrow('/session/token answered 503');
    place.status = 204;
    await sync.post('mia');
    expect(sent).toHaveLength(2);
    place.token = null;
    await sync.post('ole');
    expect(sent).toHaveLength(2);
  });
});
