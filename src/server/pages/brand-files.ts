import { Hono } from 'hono';

import { iconSvg } from '../brand/icon-svg.ts';
import { brandFile } from '../brand/pictures.ts';
import type { Deps } from '../deps.ts';
import { strangersFileHeaders } from '../http/web-policy.ts';
import { askedBy, finish } from '../response-cache/finish.ts';
import { plainWords } from './words.ts';

/** A picture's id is a hash of its content. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** As long as the shop's own icons, which have the same addresses. */
const A_MINUTE = 'public, max-age=60';

const ICONS = '/:icon{favicon\\.(?:svg|ico)|apple-touch-icon\\.png|icon-(?:192|512|maskable-512)\\.png}';

/** An operator's pictures, and icons at their well-known addresses. */
export function brandFileRoutes({ db, settings, brand }: Pick<Deps, 'db' | 'settings' | 'brand'>): Hono {
  const headers = {
    ...strangersFileHeaders(settings),
    'cache-control': 'no-store',
  };
  return new Hono()
    .get('/brand/:id{[0-9a-f]{32}}/:name{[a-z0-9-]+\\.(?:png|webp|jpg)}', async (c) => {
      const file = await brandFile(db.db, c.req.param('id'), c.req.param('name'));
      if (!file) return c.body(`${plainWords.notFound}\n`, 404, headers);
      const found = new Headers({ ...headers, 'content-type': file.type, 'cache-control': FOR_EVER });
      return finish({ status: 200, headers: found, body: new Uint8Array(file.bytes) }, askedBy(c));
    })
    .get(ICONS, async (c, next) => {
      const id = brand.current().brand.pictures.icon;
      if (id === null) return next();
      const icon = c.req.param('icon');
      const isSvg = icon === 'favicon.svg';
      const file = await brandFile(db.db, id, isSvg ? 'icon-192.png' : icon);
      if (!file) return next();
      const found = new Headers({
        ...headers,
        'content-type': isSvg ? 'image/svg+xml' : file.type,
        'cache-control': A_MINUTE,
      });
      const body = isSvg ? Buffer.from(iconSvg(file.bytes)) : file.bytes;
      return finish({ status: 200, headers: found, body: new Uint8Array(body) }, askedBy(c));
    });
}
