import { describe, expect, it } from 'vitest';

import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const QUOTE = { bundle_name: 'esim_1GB_7D_JP_V2', country_code: 'JP' };

/** Over the wire, like a browser or a program. */
function post(path: string, headers: Record<string, string>, body: BodyInit = JSON.stringify(QUOTE)) {
  return fetch(`${shop.baseUrl}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    duplex: 'half',
  } as RequestInit);
}

const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

describe('a call that changes something', () => {
  it('passes from our own pages, with cookie and without', async () => {
    expect((await post('/api/quote', { Origin: shop.baseUrl })).status).toBe(200);
    expect((await post('/api/quote', { Origin: shop.baseUrl, Cookie: 'simport_guest=x' })).status).toBe(200);
  });

  it('passes with neither Origin nor cookie: a bearer or another proof decides then', async () => {
    expect((await post('/api/quote', {})).status).toBe(200);
  });

  it.each([
    ['another site', { Origin: 'https://elsewhere.example' }],
    ['another port', { Origin: 'http://localhost:1' }],
    ['a page without an origin', { Origin: 'null' }],
    ['another site with our cookie', { Origin: 'https://elsewhere.example', Cookie: 'simport_guest=x' }],
    ['nowhere with our cookie', { Cookie: 'simport_guest=x' }],
  ])('is refused from %s', async (_, headers) => {
    const response = await post('/api/quote', headers);
    expect(response.status).toBe(403);
    expect(await codeOf(response)).toBe('wrong_origin');
  });

  it('is refused in the same way at an address that does not exist', async () => {
    expect((await post('/api/nothing', { Origin: 'https://elsewhere.example' })).status).toBe(403);
  });

  it('gets no permission across sites in a preflight', async () => {
    const response = await fetch(`${shop.baseUrl}/api/quote`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.status).toBe(404);
  });
});

describe('a body', () => {
  const long = JSON.stringify({ ...QUOTE, more: 'x'.repeat(64 * 1024) });

  it('over 64 KB is refused by its announced length', async () => {
    const response = await post('/api/quote', {}, long);
    expect(response.status).toBe(413);
    expect(await codeOf(response)).toBe('too_large');
  });

  it('over 64 KB is refused if it comes in pieces without an announced length', async () => {
    const pieces = new ReadableStream<Uint8Array>({
      start(stream) {
        for (let at = 0; at < long.length; at += 8192)
          stream.enqueue(new TextEncoder().encode(long.slice(at, at + 8192)));
        stream.close();
      },
    });
    const response = await post('/api/quote', {}, pieces);
    expect(response.status).toBe(413);
    expect(await codeOf(response)).toBe('too_large');
  });

  it('over 64 KB is refused for webhooks as well', async () => {
    expect((await post('/api/webhooks/stripe', {}, long)).status).toBe(413);
  });

  it('just under 64 KB is read', async () => {
    const body = JSON.stringify({ ...QUOTE, more: 'x'.repeat(63 * 1024) });
    expect((await post('/api/quote', {}, body)).status).toBe(200);
  });

  it.each([
    ['broken off', '{"bundle_name": "esim'],
    ['empty', ''],
    ['a list', '[]'],
    ['a word', 'null'],
    ['of another kind', '{"bundle_name": 7, "country_code": "JP"}'],
    ['too long in one field', JSON.stringify({ ...QUOTE, bundle_name: 'x'.repeat(101) })],
  ])('that is %s is refused as malformed', async (_, body) => {
    const response = await post('/api/quote', {}, body);
    expect(response.status).toBe(400);
    expect(await codeOf(response)).toBe('bad_request');
  });

  it('with a character that no database stores is refused as malformed', async () => {
    const response = await post('/api/quote', {}, JSON.stringify({ ...QUOTE, bundle_name: 'esim\u0000' }));
    expect(response.status).toBe(400);
  });

  it('is refused if its type is not JSON', async () => {
    const response = await post('/api/quote', { 'Content-Type': 'text/plain' });
    expect(response.status).toBe(400);
  });
});

describe('an answer of the API', () => {
  it('forbids framing, scripts, type guessing and caching', async () => {
    const { headers } = await fetch(`${shop.baseUrl}/api/settings`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['/api/countries/JP', 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'],
    ['/api/countries/XX', 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'],
    ['/api/countries?limit=0', 'no-store'],
  ])('of the catalogue says whether others may keep it: %s', async (path, expected) => {
    const { headers } = await fetch(`${shop.baseUrl}${path}`);
    expect(headers.get('cache-control')).toBe(expected);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it('is logged by one line without query, cookie or token', async () => {
    const before = shop.logged.length;
    await fetch(`${shop.baseUrl}/api/orders/hush-token?order=hush-query`, {
      headers: { Cookie: 'simport_guest=hush-cookie' },
    });
    const lines = shop.logged.slice(before).join('');
    expect(lines).toContain('/api/orders/[secret]');
    expect(lines).not.toContain('hush');
  });
});

describe('a wrongly typed request', () => {
  interface Operation {
    requestBody?: { content: Record<string, { schema: Schema }> };
    parameters?: { name: string; in: string }[];
  }
  interface Schema {
    $ref?: string;
    properties?: Record<string, Schema>;
  }
  interface Document {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
  }

  const WRONG = [7, null, true, 'x'.repeat(5_000), [], {}, '', -1];
  const FOR_PROGRAMMERS =
    /expected|received|Invalid (input|option|string|UUID)|Too (small|big)|Unrecognized|\[body|>=|<=/;

  /** The answers of an API call to bodies in which each field in turn has another type. */
  async function answersOf(path: string, fields: string[], method = 'POST'): Promise<string[]> {
    const bodies = [
      ...fields.flatMap((field) => WRONG.map((value) => ({ [field]: value }))),
      {},
      [],
      null,
      7,
    ];
    const mia = await shop.member();
    const words = bodies.map(async (body) => {
      const { status, body: answer } = await mia.call(method, path, body === null ? 'null' : body);
      return status === 400 ? ((answer.error ?? (answer as { message?: string }).message) as string) : '';
    });
    return (await Promise.all(words)).filter(Boolean);
  }

  it('is answered in words for people, in every route with a body', async () => {
    const document = (await (await shop.app.request('/api/openapi.json')).json()) as Document;
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody }]) => {
        const schema = requestBody?.content['application/json']?.schema;
        const known = schema?.$ref
          ? document.components.schemas[schema.$ref.split('/').at(-1) ?? '']
          : schema;
        return known ? [{ path, method, fields: Object.keys(known.properties ?? {}) }] : [];
      }),
    );
    expect(operations.length).toBeGreaterThan(10);
    for (const { path, method, fields } of operations) {
      const address = path.replace(/\{\w+\}/g, '7b7f2f0e-0000-4000-8000-000000000000');
      const words = await answersOf(address, fields, method.toUpperCase());
      expect(
        words.filter((sentence) => FOR_PROGRAMMERS.test(sentence)),
        path,
      ).toEqual([]);
    }
  });

  it('is answered in words for people by the sign-in routes', async () => {
    for (const path of [
      'sign-in/email',
      'sign-up/email',
      'request-password-reset',
      'reset-password',
      'change-password',
    ]) {
      const fields = ['email', 'password', 'newPassword', 'token', 'currentPassword'];
      const words = await answersOf(`/api/auth/${path}`, fields);
      expect(words.length, path).toBeGreaterThan(0);
      expect(
        words.filter((sentence) => FOR_PROGRAMMERS.test(sentence)),
        path,
      ).toEqual([]);
    }
  });

  it('is answered in words for people if the address is wrong', async () => {
    for (const query of ['limit=many', 'limit=1.5', 'limit=0', 'limit=99999', `after=${'x'.repeat(200)}`]) {
      const answer = await shop.app.request(`/api/countries?${query}`);
      expect(answer.status).toBe(400);
      expect(((await answer.json()) as { error: string }).error, query).not.toMatch(FOR_PROGRAMMERS);
    }
  });
});
