import { Hono } from 'hono';

import type { Snapshot } from '../catalog/snapshot.ts';
import type { Deps } from '../deps.ts';
import { drawing } from '../drawing/drawing.ts';
import { fileHeaders } from '../http/web-policy.ts';
import { askedBy, finish } from '../kept/finish.ts';

const A_DAY = 'public, max-age=86400';

/** What stands beside a link to the shop where people send it to each other: of the home page, and of each country and region. */
export function socialPictureRoutes({
  catalog,
  settings,
  log,
}: Pick<Deps, 'catalog' | 'settings' | 'log'>): Hono {
  const headers = { ...fileHeaders(settings, 'image/png'), 'cache-control': 'no-store' };
  return new Hono().get('/social/:file{(?:home|[A-Z-]{2,10})\\.png}', async (c) => {
    const code = c.req.param('file').slice(0, -4);
    const isHome = code === 'home';
    const name = isHome ? '' : nameOf(catalog.current(), code);
    if (name === null) return c.body('Not found\n', 404, headers);
    if (drawing.isFull) return c.body('Busy\n', 503, { ...headers, 'retry-after': '10' });
    try {
      const picture = {
        crop: 'social',
        code: isHome ? null : code,
        name,
        brand: settings.BRAND_NAME,
      } as const;
      const body = new Uint8Array(await drawing.picture(picture));
      const found = new Headers({ ...headers, 'content-type': 'image/png', 'cache-control': A_DAY });
      return await finish({ status: 200, headers: found, body }, askedBy(c));
    } catch (error) {
      log.error({ err: error, code }, 'a picture cannot be drawn');
      return c.body('Not drawn\n', 503, headers);
    }
  });
}

function nameOf({ countries, regionCards }: Snapshot, code: string): string | null {
  return countries.get(code)?.name ?? regionCards.find((region) => region.code === code)?.name ?? null;
}
