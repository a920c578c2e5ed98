import { Hono } from 'hono';

import type { Deps } from '../../deps.ts';
import { strangersFileHeaders } from '../../http/web-policy.ts';
import { askedBy, finish } from '../../response-cache/finish.ts';
import { pictureFile } from './pictures.ts';

/** A changed picture gets a new address. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const TYPE = 'image/webp';

/** Operators' pictures. */
export function placePictureRoutes({ db, settings }: Pick<Deps, 'db' | 'settings'>): Hono {
  const headers = {
    ...strangersFileHeaders(settings),
    'cache-control': 'no-store',
  };
  return new Hono().get('/pictures/:id{[0-9a-f]{32}}/:file{(?:large|small)\\.webp}', async (c) => {
    const size = c.req.param('file') === 'large.webp' ? 'large' : 'small';
    const bytes = await pictureFile(db.db, c.req.param('id'), size);
    if (!bytes) return c.body('Not found\n', 404, headers);
    const found = new Headers({ ...headers, 'content-type': TYPE, 'cache-control': FOR_EVER });
    return finish({ status: 200, headers: found, body: new Uint8Array(bytes) }, askedBy(c));
  });
}
