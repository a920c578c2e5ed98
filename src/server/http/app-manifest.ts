import { Hono } from 'hono';

import type { Settings } from '../core/settings/env.ts';

const NIGHT = '#0a1524';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** How a phone shows the shop on its home screen. */
export function appManifest({ BRAND_NAME }: Pick<Settings, 'BRAND_NAME'>): Hono {
  const manifest = JSON.stringify({
    id: '/',
    name: BRAND_NAME,
    short_name: BRAND_NAME,
    start_url: '/',
    // A standalone app has separate cookies on some phones: links in emails would not know who bought here.
    display: 'browser',
    theme_color: NIGHT,
    background_color: NIGHT,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  });
  return new Hono().get('/site.webmanifest', (c) =>
    c.body(manifest, 200, {
      'content-type': 'application/manifest+json',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=3600',
    }),
  );
}
