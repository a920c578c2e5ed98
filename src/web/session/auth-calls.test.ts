import { afterEach, describe, expect, it, vi } from 'vitest';

import { callAuth } from './auth-calls.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer());

describe('a call of the shop’s sign-in', () => {
  it('returns the shop’s answer, including that nobody is signed in', async () => {
    answering(() => Response.json(null));
    expect(await callAuth('get-session')).toBeNull();
  });

  it('fails when a good answer breaks off, which says nothing about who is signed in', async () => {
    const lost = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
    for (const body of [lost, '{"user":', '']) {
      answering(() => new Response(body));
      await expect(callAuth('get-session')).rejects.toMatchObject({ status: 0, code: 'offline' });
    }
  });

  it('fails with a refusal’s code, whatever its body', async () => {
    answering(() => Response.json({ code: 'WEAK', message: 'Too weak' }, { status: 400 }));
    await expect(callAuth('sign-up/email', {})).rejects.toMatchObject({ status: 400, code: 'WEAK' });
    answering(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(callAuth('get-session')).rejects.toMatchObject({ status: 502, code: '' });
  });

  it('lets what needs no answer survive its page, and asks in the page’s language', async () => {
    const calls = vi.fn<typeof fetch>(async () => Response.json(null));
    vi.stubGlobal('fetch', calls);
    await callAuth('sign-out', {});
    await callAuth('update-user', { language: 'en' });
    await callAuth('get-session');
    expect(calls.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, true, false]);
    for (const [, init] of calls.mock.calls)
      expect(new Headers(init?.headers).get('accept-language')).toBe('en');
  });
});
