import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Context, Env, Hono, Schema } from 'hono';

import { type Language, languageOf, pageAddress } from '../../domain/languages.ts';
import { pageLook } from '../../domain/operators/brand/page-look.ts';
import type { BrandInForce } from '../brand/brand.ts';
import { builtLanguages } from '../core/built-languages.ts';
import { inLanguage } from '../core/localized.ts';
import type { Settings } from '../core/settings/env.ts';
import { homeScreen } from '../http/app-manifest.ts';
import {
  fileHeaders,
  hashOf,
  type PolicySettings,
  REPORTS_PATH,
  securityHeaders,
} from '../http/web-policy.ts';
import { askedBy, finish } from '../response-cache/finish.ts';
import * as english from './localized-offline.ts';

export type OfflineSettings = PolicySettings &
  Pick<Settings, 'BRAND_NAME' | 'OFFLINE_PACKS' | 'PUBLIC_API_BASE'>;

/** A browser must learn at once of a new worker, and of one that removes it. */
const ASKED_EACH_TIME = 'no-cache';

/**
 * Serves the page that shows what a browser keeps of orders, its worker, and how it looks on a home screen. A shop that keeps nothing
 * on phones serves only a worker that removes the other. Mount it before the pages. Throws if the build is missing.
 */
export function mountOffline<E extends Env, S extends Schema, B extends string>(
  app: Hono<E, S, B>,
  {
    buildDir,
    settings,
    brand,
  }: { buildDir: string; settings: OfflineSettings; brand: Pick<BrandInForce, 'current'> },
): void {
  const read = (name: string) => readFileSync(join(buildDir, 'offline', name), 'utf8').trimEnd();
  const [script, style] = [read('page.js'), read('style.css')];
  const isOn = settings.OFFLINE_PACKS === 'on';
  const worker = read(isOn ? 'worker.js' : 'removing-worker.js');
  const languages = new Set<Language>(builtLanguages(buildDir));

  app.get('/sw.js', (c) =>
    send(c, worker, {
      ...fileHeaders(settings),
      // It asks for the shop's pages on their behalf, and for nothing else.
      'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
      'content-type': 'text/javascript; charset=utf-8',
    }),
  );
  if (!isOn) return;
  for (const path of ['/offline', '/:language/offline'])
    app.get(path, async (c, next) => {
      const { language, path } = languageOf(c.req.path);
      if (path !== '/offline' || !languages.has(language)) return next();
      const place = new URL('./localized-offline.ts', import.meta.url);
      const { offlineDocument } = await inLanguage(language, english, place);
      const dressed = brand.current();
      const look = pageLook(dressed.brand, language, dressed.sizes, new Map()).style;
      const parts = {
        brand: settings.BRAND_NAME,
        apiBase: settings.PUBLIC_API_BASE,
        style: style + look,
        script,
      };
      return send(c, offlineDocument(parts), {
        ...securityHeaders(settings),
        'content-security-policy': policyOf(parts),
        'content-type': 'text/html; charset=utf-8',
        // Its address may be an order's.
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
    });
  for (const path of ['/offline.webmanifest', '/:language/offline.webmanifest'])
    app.get(path, (c, next) => {
      const { language, path } = languageOf(c.req.path);
      if (path !== '/offline.webmanifest' || !languages.has(language)) return next();
      const start = pageAddress(language, '/offline');
      const manifest = homeScreen(settings.BRAND_NAME, { id: '/offline', start, display: 'standalone' });
      return send(c, manifest, { ...fileHeaders(settings), 'content-type': 'application/manifest+json' });
    });
}

function send(c: Context, text: string, headers: Record<string, string>): Promise<Response> {
  const all = new Headers({ ...headers, 'cache-control': ASKED_EACH_TIME });
  return finish({ status: 200, headers: all, body: Buffer.from(text) }, askedBy(c));
}

/** Only its own style and script, codes as pictures, and calls of the API. A browser keeps it with the page. */
function policyOf({ style, script, apiBase }: Record<'style' | 'script' | 'apiBase', string>): string {
  const api = apiBase === '' ? '' : ` ${new URL(apiBase).origin}`;
  return [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    `connect-src 'self'${api}`,
    "img-src 'self' data:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    `report-uri ${REPORTS_PATH}`,
  ].join(';');
}
