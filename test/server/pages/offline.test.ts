import path from 'node:path';

import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';

import { LANGUAGES, LANGUAGE_CODES, type Language, pageAddress } from '../../../src/domain/languages.ts';
import { builtLanguages } from '../../../src/server/core/built-languages.ts';
import { hashOf } from '../../../src/server/http/web-policy.ts';
import { mountOffline } from '../../../src/server/pages/offline.ts';
import freshBuild from '../../support/machine/fresh-build.ts';
import { ROOT } from '../../support/machine/source-files.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

freshBuild();
const buildDir = path.join(ROOT, 'build');
const shop = useTestShop();

/** The shop with its page for landing without a network, or with a worker that removes it. */
function served(packs: 'on' | 'off') {
  const { settings, brand } = shop.deps;
  const app = new Hono();
  mountOffline(app, { buildDir, settings: { ...settings, OFFLINE_PACKS: packs }, brand });
  return async (address: string) => {
    const answer = await app.request(address);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
}

describe('the worker', () => {
  it('is asked for each time, may call the shop alone, and handles nothing but pages', async () => {
    const { status, headers, text } = await served('on')('/sw.js');
    expect([status, headers.get('cache-control'), headers.get('content-type')]).toEqual([
      200,
      'no-cache',
      'text/javascript; charset=utf-8',
    ]);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; connect-src 'self'");
    expect(text).toContain('navigate');
    // It stores nothing that the shop answers.
    expect(text).not.toMatch(/\.put\(|\.addAll?\(|\.clone\(/);
    expect(text.length).toBeLessThan(2_000);
  });

  it('removes what was kept, and itself, in a shop that keeps nothing', async () => {
    const ask = served('off');
    const { headers, text } = await ask('/sw.js');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(text).toMatch(/unregister\(\)/);
    expect(text).toContain('deleteDatabase');
    expect(text).not.toMatch(/["'`]fetch["'`]/);
    for (const address of ['/offline', '/offline.webmanifest']) expect((await ask(address)).status).toBe(404);
  });
});

describe('the page', () => {
  const languages = builtLanguages(buildDir).filter((language) => LANGUAGES[language].stage === 'offered');

  it.each(languages)('in %s needs no file besides itself', async (language) => {
    const { status, headers, text } = await served('on')(pageAddress(language, '/offline'));
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const { tag, direction } = LANGUAGES[language];
    expect(text).toContain(`<html lang="${tag}" dir="${direction}"`);
    expect(text).not.toMatch(/<script[^>]*\ssrc=|rel="stylesheet"|url\(|@import|<img/);
  });

  it('may run and show only what it brings', async () => {
    const { headers, text } = await served('on')('/offline');
    const policy = headers.get('content-security-policy') ?? '';
    const inside = (name: string) => new RegExp(`<${name}>([^]*?)</${name}>`).exec(text)?.[1] ?? '';
    expect(policy.split(';')).toEqual([
      "default-src 'none'",
      `script-src ${hashOf(inside('script'))}`,
      `style-src ${hashOf(inside('style'))}`,
      "connect-src 'self'",
      "img-src 'self' data:",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      'report-uri /api/csp-reports',
    ]);
    expect(inside('script').length).toBeGreaterThan(4_000);
  });

  it('is nowhere in languages that the shop does not speak', async () => {
    const ask = served('on');
    const unbuilt = LANGUAGE_CODES.find((code) => !builtLanguages(buildDir).includes(code));
    const addresses = [
      '/xx/offline',
      '/de/de/offline',
      ...(unbuilt ? [pageAddress(unbuilt, '/offline')] : []),
    ];
    for (const address of addresses) expect([address, (await ask(address)).status]).toEqual([address, 404]);
  });

  it('opens from a home screen without naming an order', async () => {
    const language: Language = languages.at(-1) ?? 'en';
    const { text, headers } = await served('on')(pageAddress(language, '/offline.webmanifest'));
    expect(headers.get('content-type')).toBe('application/manifest+json');
    expect(JSON.parse(text)).toMatchObject({
      start_url: pageAddress(language, '/offline'),
      display: 'standalone',
    });
  });
});
