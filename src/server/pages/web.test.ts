import { createHash } from 'node:crypto';

import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';

import { createLog } from '../core/log.ts';
import { mountPages, type PageRenderer, type WebSettings } from './web.ts';

const settings: WebSettings = {
  SHOP_MODE: 'sandbox',
  HSTS_SUBDOMAINS: false,
  BASE_URL: 'http://localhost:3000',
  STRIPE_JS_URL: 'http://127.0.0.1:3002/stripe.js',
  STRIPE_API_PROTOCOL: 'http',
  STRIPE_API_HOST: '127.0.0.1',
  STRIPE_API_PORT: 3002,
  PUBLIC_API_BASE: '',
  ANALYTICS_SCRIPT_URL: undefined,
  ANALYTICS_HOSTS: [],
};

const html = (headers: Record<string, string> = {}, status = 200) =>
  new Response('<html><script>hello()</script></html>', {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  });

/** A page with one script of its own, and one that somebody slipped in. */
const marked: PageRenderer = async (_request, { nonce }) =>
  new Response(
    `<!DOCTYPE html><html lang="en"><script nonce="${nonce}">hello()</script><h1><script>evil()</script></h1></html>`,
    { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' } },
  );
const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');

function shop(render: PageRenderer, lines: string[] = []) {
  const app = new Hono();
  app.get('/api/echo', (c) => c.json({ cookie: c.req.header('cookie') ?? null }));
  mountPages(app, {
    settings,
    log: createLog('info', { write: (line) => void lines.push(line) }),
    artVersion: 'h1',
    renderers: { en: () => Promise.resolve(render) },
  });
  return app;
}

describe('mountPages', () => {
  it('sends a page with its policy and the other security headers', async () => {
    const answer = await shop(marked).request('/country/JP');
    expect(answer.status).toBe(200);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'self' 'sha256-${hashOf('hello()')}';`);
    expect(policy).not.toContain(hashOf('evil()'));
    expect(policy).toContain('report-uri /api/csp-reports');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  it('sends the same bytes and headers each time, although each rendering has its own mark', async () => {
    const marks: string[] = [];
    const app = shop((request, given) => {
      marks.push(given.nonce);
      return marked(request, given);
    });
    const [one, other] = [await app.request('/'), await app.request('/')];
    expect(new Set(marks).size).toBe(2);
    expect(marks[0]).toMatch(/^[\w-]{22}$/);
    expect(await one.text()).toBe(await other.text());
    expect([...one.headers]).toEqual([...other.headers]);
    expect(JSON.stringify([...one.headers])).not.toContain(marks[0]);
  });

  it.each(['/%', '/%FF', '/%ED%A0%80', '/country/%E0%A4%A', '/order/%00', '/x%0d%0aSet-Cookie:a'])(
    'refuses an address that cannot be read (%s) before the router sees it',
    async (address) => {
      const app = shop(() => Promise.reject(new Error('asked for a page')));
      const answer = await app.request(address);
      expect([answer.status, await answer.text()]).toEqual([400, 'There can be no such address.\n']);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('leaves what is merely strange to the router', async () => {
    for (const address of ['/caf%C3%A9', '/%F0%9F%98%80', '/a%2Fb', '/%25', '/%20'])
      expect((await shop(marked).request(address)).status).toBe(200);
  });

  it('forbids scripts and framing in everything but pages: redirects, data, failures', async () => {
    const answers = [
      await shop(marked).request('http://127.0.0.1:3000/'),
      await shop(async () => new Response(null, { status: 302, headers: { location: '/' } })).request('/x'),
      await shop(async () => Response.json({ some: 'data' })).request('/x.data'),
      await shop(async () => new Response(null, { status: 500 })).request('/x'),
    ];
    for (const { headers, status } of answers) {
      expect([status, headers.get('content-security-policy')]).toEqual([
        status,
        "default-src 'none'; frame-ancestors 'none'",
      ]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect(answers.map(({ status }) => status)).toEqual([307, 302, 200, 500]);
  });

  it("leads a visitor of the same machine by another name to the shop's own name, and nobody else", async () => {
    const app = shop(async () => html());
    const alias = await app.request('http://127.0.0.1:3000/country/JP?a=1');
    expect(alias.status).toBe(307);
    expect(alias.headers.get('location')).toBe('http://localhost:3000/country/JP?a=1');
    for (const address of ['http://127.0.0.1:3001/', 'http://shop.example/', 'http://localhost:3000/']) {
      expect((await app.request(address)).status, address).toBe(200);
    }
  });

  it('keeps every page private unless it says that it is the same for everybody', async () => {
    const own = await shop(async () => html()).request('/profile');
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect(own.headers.has('etag')).toBe(false);
    const failed = await shop(async () => html({ 'cache-control': 'public, max-age=60' }, 503)).request('/');
    expect(failed.headers.get('cache-control')).toBe('private, no-store');
  });

  it('answers 304 to a browser that has the public page already', async () => {
    const app = shop(async () => html({ 'cache-control': 'public, max-age=0, must-revalidate' }));
    const first = await app.request('/');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^".{22}"$/);
    const again = await app.request('/', { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
  });

  it('calls the API inside the process, with the cookie only when the page passes it on', async () => {
    const seen: unknown[] = [];
    const app = shop(async (request, { callApi }) => {
      const cookie = request.headers.get('cookie') ?? '';
      const address = 'http://shop.internal/api/echo';
      seen.push(await (await callApi(new Request(address))).json());
      seen.push(await (await callApi(new Request(address, { headers: { cookie } }))).json());
      return html();
    });
    await app.request('/', { headers: { cookie: 'guest=1' } });
    expect(seen).toEqual([{ cookie: null }, { cookie: 'guest=1' }]);
  });

  it('never mistakes an address of the API for a page', async () => {
    const app = shop(async () => html());
    expect((await app.request('/api/nothing')).status).toBe(404);
    expect((await app.request('/api')).status).toBe(404);
    expect((await app.request('/apiary')).status).toBe(200);
  });

  it('gives the renderer the shop’s facts, and logs its errors without the address', async () => {
    const lines: string[] = [];
    const app = shop(async (_request, given) => {
      expect(given).toMatchObject({ baseUrl: 'http://localhost:3000', artVersion: 'h1' });
      given.report(new Error('no answer'));
      return new Response(null, { status: 500 });
    }, lines);
    const answer = await app.request('/order/very-secret-token');
    expect(answer.status).toBe(500);
    expect(await answer.text()).toBe('Something went wrong\n');
    expect(lines.join()).toContain('no answer');
    expect(lines.join()).not.toContain('very-secret-token');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'accepts no data: %s is refused with the allowed methods before rendering, and is not logged as an error',
    async (method) => {
      const lines: string[] = [];
      let made = 0;
      const app = shop(async () => ((made += 1), html()), lines);
      for (const address of [
        '/',
        '/country/JP',
        '/order/very-secret-token',
        '/nowhere',
        '/country/JP.data',
      ]) {
        const answer = await app.request(address, { method });
        expect([answer.status, answer.headers.get('allow')], address).toEqual([405, 'GET, HEAD']);
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(answer.headers.get('content-security-policy')).toBe(
          "default-src 'none'; frame-ancestors 'none'",
        );
      }
      expect([made, lines]).toEqual([0, []]);
    },
  );

  it('logs the router’s refusals as information, in words, and failures as errors', async () => {
    class ErrorResponse {
      readonly status = 405;
      readonly statusText = 'Method Not Allowed';
    }
    const lines: string[] = [];
    const app = shop(async (_request, given) => {
      given.report(new ErrorResponse());
      given.report(Object.assign(new Error('broke'), { status: 404 }));
      return html();
    }, lines);
    await app.request('/');
    const [refused, broken] = lines.map((line) => JSON.parse(line) as { level: number; err: unknown });
    expect(refused).toMatchObject({ level: 30, err: 'ErrorResponse 405 Method Not Allowed' });
    expect(broken).toMatchObject({ level: 50, err: { message: 'broke' } });
  });

  it('compresses a long page for a browser that accepts it', async () => {
    const page = `<html>${'<p>Japan</p>'.repeat(300)}</html>`;
    const app = shop(
      async () => new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    );
    const packed = await app.request('/', { headers: { 'accept-encoding': 'br' } });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('vary')).toBe('accept-encoding');
    expect(await (await app.request('/')).text()).toBe(page);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const app = shop(async (request, given) =>
      request.method === 'GET' ? marked(request, given) : new Response(null),
    );
    const answer = await app.request('/', { method: 'HEAD' });
    expect(answer.headers.get('content-security-policy')).toContain("'sha256-");
    expect(await answer.text()).toBe('');
  });

  it('passes a redirect on', async () => {
    const app = shop(async () => new Response(null, { status: 302, headers: { location: '/' } }));
    const answer = await app.request('/nowhere');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
  });
});
