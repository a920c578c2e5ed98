import type { Setting } from './setting.ts';

interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown> & { error?: Record<string, unknown> };
}

export const SECRET = { authorization: 'Bearer sk_test_contract' };

/** Raw calls of the API, without the official client. */
export function rawCalls(setting: Setting) {
  async function call(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await fetch(setting.sandbox.origins.stripe + path, init);
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Answer['body'],
    };
  }

  const post = (path: string, body: string, headers: Record<string, string> = SECRET) =>
    call(path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  return { call, post };
}
