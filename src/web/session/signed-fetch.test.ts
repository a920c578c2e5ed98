import { describe, expect, it } from 'vitest';

import type { Session } from './session-store.ts';
import { makeSignedFetch } from './signed-fetch.ts';

const mia = {
  id: 'u1',
  email: 'mia@posteo.example',
  name: '',
  emailVerified: true,
  language: null,
  currency: null,
};

function setUp({ session, refuses }: { session: Session; refuses: string[] }) {
  const seen: { bearer: string | null; type: string | null; body: unknown }[] = [];
  let reads = 0;
  const call = makeSignedFetch({
    settledSession: async () => session,
    readSession: async () => {
      reads += 1;
      return session;
    },
    idTokens: { current: async () => 'first', another: async () => 'second' },
    fetch: async (_, init) => {
      const headers = new Headers(init?.headers);
      const bearer = headers.get('authorization');
      seen.push({ bearer, type: headers.get('content-type'), body: init?.body });
      return new Response(null, { status: refuses.includes(bearer ?? '') ? 401 : 200 });
    },
  });
  return { call, seen, reads: () => reads };
}

const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };

describe('a call with the visitor’s session', () => {
  it('has no token when nobody is signed in', async () => {
    const { call, seen } = setUp({ session: { state: 'signed-out' }, refuses: [] });
    await call('/api/esims');
    expect(seen).toEqual([{ bearer: null, type: null, body: undefined }]);
  });

  it('has the signed-in visitor’s token beside its other headers', async () => {
    const { call, seen } = setUp({ session: { state: 'signed-in', user: mia }, refuses: [] });
    await call('/api/esims', post);
    expect(seen).toEqual([{ bearer: 'Bearer first', type: 'application/json', body: '{}' }]);
  });

  it('is repeated with a fresh token if the first is refused', async () => {
    const signedIn: Session = { state: 'signed-in', user: mia };
    const { call, seen, reads } = setUp({ session: signedIn, refuses: ['Bearer first'] });
    expect((await call('/api/esims', post)).status).toBe(200);
    expect(seen.map(({ bearer, body }) => [bearer, body])).toEqual([
      ['Bearer first', '{}'],
      ['Bearer second', '{}'],
    ]);
    expect(reads()).toBe(0);
  });

  it('checks the session if the second is refused as well, and is not made a third time', async () => {
    const signedIn: Session = { state: 'signed-in', user: mia };
    const { call, seen, reads } = setUp({ session: signedIn, refuses: ['Bearer first', 'Bearer second'] });
    expect((await call('/api/esims')).status).toBe(401);
    expect(seen).toHaveLength(2);
    expect(reads()).toBe(1);
  });
});
