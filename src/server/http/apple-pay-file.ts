import { readFileSync } from 'node:fs';

import { Hono } from 'hono';

import type { Settings } from '../core/settings/env.ts';

export const APPLE_PAY_FILE_PATH = '/.well-known/apple-developer-merchantid-domain-association';

/** The file that proves to Apple that a host is the shop's, if one is configured; otherwise the address does not exist. */
export function applePayFile({ APPLE_PAY_FILE }: Pick<Settings, 'APPLE_PAY_FILE'>): Hono {
  const app = new Hono();
  if (!APPLE_PAY_FILE) return app;
  const file = readFileSync(APPLE_PAY_FILE);
  return app.get(APPLE_PAY_FILE_PATH, (c) =>
    c.body(file, 200, {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=3600',
    }),
  );
}
