import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addressOf } from '../response-cache/addresses.ts';
import { type ConsoleSettings, mountConsole, mountConsolePages } from './console.ts';

const settings: ConsoleSettings = {
  SHOP_MODE: 'live',
  BRAND_NAME: 'Nord & "Süd"',
  HSTS_SUBDOMAINS: false,
  STRIPE_JS_URL: undefined,
  STRIPE_API_PROTOCOL: 'https',
  STRIPE_API_HOST: 'api.stripe.com',
  STRIPE_API_PORT: 443,
  PUBLIC_API_BASE: '',
  ANALYTICS_SCRIPT_URL: 'https://analytics.example/a.js',
  ANALYTICS_HOSTS: [],
};
const script = `export const words = ${JSON.stringify('quiet '.repeat(400))};`;
const manifest = {
  'src/web/operate/main.tsx': {
    file: 'assets/main-1.js',
    css: ['assets/main-1.css'],
    imports: ['_shared.js'],
  },
  '_shared.js': { file: 'assets/shared-2.js', css: ['assets/shared-2.css'] },
  'src/web/operate/orders/orders.tsx': { file: 'assets/orders-3.js', css: ['assets/orders-3.css'] },
};
let folder: string;
let app: Hono;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'console-'));
  const made: Record<string, string> = {
    'operate/.vite/manifest.json': JSON.stringify(manifest),
    'operate/assets/main-1.js': script,
    'client/assets/app-1.js': 'shop()',
  };
  for (const [name, text] of Object.entries(made)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  app = new Hono();
  mountConsole(app, { buildDir: folder, settings });
  app.all('*', (c) => c.text('a page of the shop', 200));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the console', () => {
  it.each([
    '/operate',
    '/operate/',
    '/operate/orders?text=mia%40posteo.example',
    '/operate/orders/SP-1',
    '/operate/open',
    '/operate/nowhere/x.txt',
    'http://127.0.0.1:3000/operate',
  ])('is one document, whatever is behind its address: %s', async (address) => {
    const answer = await app.request(address);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('<script type="module" src="/operate/assets/main-1.js"></script>');
    expect([...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, file]) => file)).toEqual([
      '/operate/assets/shared-2.css',
      '/operate/assets/main-1.css',
    ]);
    expect(html).toContain('<title>Nord &amp; &quot;Süd&quot; console</title>');
    expect(html).not.toMatch(/<script(?! type="module" src)|<style| style=| on\w+=/);
  });

  it('runs only its own code, is never cached or indexed, and reveals its address to nobody', async () => {
    const { headers } = await app.request('/operate/orders');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none';script-src 'self';style-src 'self';connect-src 'self';img-src 'self' data:;font-src 'self';frame-src 'self';form-action 'none';base-uri 'none';frame-ancestors 'none';report-uri /api/csp-reports",
    );
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.has('etag')).toBe(false);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    // Google's window must be able to tell what it did.
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  it('allows the development server only if the sources are served', async () => {
    const dev = new Hono();
    mountConsolePages(dev, { settings, code: { scripts: [], styles: [] }, dev: true });
    const policy = (await dev.request('/operate')).headers.get('content-security-policy');
    expect(policy).toContain("style-src 'self' 'unsafe-inline';connect-src 'self' ws://localhost:*");
    expect(policy).toContain("script-src 'self';");
  });

  it('serves its own files compressed and with a permanent cache, and no others', async () => {
    const file = await app.request('/operate/assets/main-1.js', { headers: { 'accept-encoding': 'br' } });
    expect([file.status, file.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(file.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    for (const name of [
      'gone-1.js',
      'app-1.js',
      '..%2F.vite%2Fmanifest.json',
      '%2e%2e%2f.vite%2fmanifest.json',
    ]) {
      const missing = await app.request(`/operate/assets/${name}`);
      expect([name, missing.status, missing.headers.get('cache-control')]).toEqual([name, 404, 'no-store']);
    }
  });

  it('answers HEAD with the headers alone, and accepts no other method', async () => {
    const head = await app.request('/operate/orders', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      for (const address of ['/operate', '/operate/orders', '/operate/assets/main-1.js']) {
        const answer = await app.request(address, { method });
        expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD']);
        expect(answer.headers.get('content-security-policy')).toBe(
          "default-src 'none'; frame-ancestors 'none'",
        );
      }
  });

  it('leaves addresses that only begin like its own to the shop', async () => {
    for (const address of ['/operated', '/operate-x/orders', '/'])
      expect(await (await app.request(address)).text()).toBe('a page of the shop');
  });

  it('is never in the cache for everybody', () => {
    for (const target of ['/operate', '/operate/', '/operate/orders', '/operate/assets/main-1.js'])
      expect(addressOf(target), target).toBeNull();
  });

  it('does not start without its build', () => {
    expect(() => mountConsole(new Hono(), { buildDir: join(folder, 'client'), settings })).toThrow(
      'manifest',
    );
  });
});
