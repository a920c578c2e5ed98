import { hc } from 'hono/client';
import { describe, expect, it } from 'vitest';

import type { Api } from '../../server/app.ts';
import { apiAt, type ShopApi } from './caller.ts';

/** The requests that a client sends, as text. */
async function sentBy(
  make: (send: typeof fetch) => ShopApi,
  call: (api: ShopApi) => Promise<unknown>,
): Promise<unknown[]> {
  const sent: unknown[] = [];
  await call(
    make(async (input, init) => {
      const request = new Request(input, init);
      const { method, url, headers, credentials } = request;
      sent.push([method, url, [...headers], credentials, await request.text()]);
      return new Response('{}');
    }),
  );
  return sent;
}

const BASE = 'http://localhost:3000/api';
const json = { order: 'o1', typed: 'Zoë' };
const calls: Record<string, (api: ShopApi) => Promise<unknown>> = {
  'of a list': (api) => api['search-index'].$get({ query: {} }),
  'with a query': (api) => api.countries.$get({ query: { isos: 'US,JP', search: 'a & b' } as never }),
  'of one thing': (api) => api.countries[':iso'].$get({ param: { iso: 'JP' }, query: {} }),
  'that deletes': (api) => api.account.cards[':id'].$delete({ param: { id: 'pm_1' } }),
  'with a body': (api) => api.account.claim.$post({ json }),
  'with a header': (api) => api.account.claim.$post({ json }, { headers: { 'X-Client': 'web' } }),
};

describe('apiAt', () => {
  it.each(Object.entries(calls))(
    'sends a call %s as the framework’s own client does, in the page’s language',
    async (_, call) => {
      const ours = await sentBy((send) => apiAt(BASE, { fetch: send, credentials: 'include' }), call);
      const theirs = await sentBy(
        (send) =>
          hc<Api>(BASE, {
            fetch: send,
            init: { credentials: 'include' },
            headers: { 'accept-language': 'en' },
          }),
        call,
      );
      expect(ours).toEqual(theirs);
      expect(ours).toHaveLength(1);
    },
  );

  it('keeps a parameter from changing the address', async () => {
    const sent = await sentBy(
      (send) => apiAt(BASE, { fetch: send }),
      (api) => api.countries[':iso'].$get({ param: { iso: '../account?x' }, query: {} }),
    );
    expect(sent[0]).toContain(`${BASE}/countries/..%2Faccount%3Fx`);
  });
});
