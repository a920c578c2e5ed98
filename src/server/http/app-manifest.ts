import { Hono } from 'hono';

import type { Deps } from '../deps.ts';

const NIGHT = '#0a1524';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** How a phone shows a page on its home screen, for a manifest. */
export function homeScreen(
  name: string,
  { id, start, display }: { id: string; start: string; display: 'browser' | 'standalone' },
): string {
  return JSON.stringify({
    id,
    name,
    short_name: name,
    start_url: start,
    display,
    theme_color: NIGHT,
    background_color: NIGHT,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  });
}

/** How a phone shows the shop. */
export function appManifest({ settings }: Pick<Deps, 'settings'>): Hono {
  // A standalone app has separate cookies on some phones: links in emails would not know who bought here.
  const shop = { id: '/', start: '/', display: 'browser' } as const;
  return new Hono().get('/site.webmanifest', (c) =>
    c.body(homeScreen(settings.BRAND_NAME, shop), 200, {
      'content-type': 'application/manifest+json',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=60',
    }),
  );
}
