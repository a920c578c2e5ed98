import { Hono } from 'hono';

import { languageOf } from '../../domain/languages.ts';
import { brandFile } from '../brand/pictures.ts';
import { snapshotIn } from '../catalog/in-language.ts';
import { inLanguage } from '../core/localized.ts';
import { RecentMap } from '../core/recent-map.ts';
import type { Deps } from '../deps.ts';
import { drawing } from '../drawing/drawing.ts';
import type { PlacePicture } from '../drawing/picture/compose-picture.ts';
import { fileHeaders } from '../http/web-policy.ts';
import { askedBy, finish } from '../response-cache/finish.ts';
import * as english from './localized-picture.ts';
import { plainWords } from './words.ts';

const FILE = ':file{(?:home|[A-Z0-9-]{2,10})\\.png}';
/** Of every language, but for product lists, which are in English. */
const PLACES = [`/:crop{social|product}/${FILE}`, `/:language{[a-z-]+}/:crop{social}/${FILE}`];
const A_DAY = 'public, max-age=86400';
/** 150 to 400 KB each; more than are drawn and wait at once. The cache has room for a hundred, and some requests bypass it. */
const MAX_HERE = 40;

/**
 * Pictures for link previews: of the home page, and of each country and region. And the pictures beside a place's plans in
 * product lists of many shops.
 */
export function socialPictureRoutes({
  catalog,
  settings,
  brand,
  db,
  log,
}: Pick<Deps, 'catalog' | 'settings' | 'brand' | 'db' | 'log'>): Hono {
  const headers = { ...fileHeaders(settings), 'cache-control': 'no-store' };
  const drawn = new RecentMap<string, Promise<Buffer>>(MAX_HERE);
  return new Hono().on('GET', PLACES, async (c) => {
    const { language, path } = languageOf(c.req.path);
    const crop = c.req.param('crop') === 'social' ? 'social' : 'product';
    const code = String(c.req.param('file')).slice(0, -4);
    const isHome = crop === 'social' && code === 'home';
    const place = new URL('./localized-picture.ts', import.meta.url);
    const { wordsOfHome, wordsOfPlace } = await inLanguage(language, english, place);
    const isKnown = /^\/(?:social|product)\//.test(path);
    const words = !isKnown
      ? null
      : isHome
        ? wordsOfHome()
        : wordsOfPlace(snapshotIn(catalog.current(), language), code);
    if (words === null) return c.body(`${plainWords.notFound}\n`, 404, headers);
    const { brand: published, colours, logo } = brand.current();
    const own = isHome ? published.pictures.social : null;
    const uploaded = own && (await brandFile(db.db, own, 'social.png'));
    if (uploaded) {
      const found = new Headers({ ...headers, 'content-type': uploaded.type, 'cache-control': A_DAY });
      return finish({ status: 200, headers: found, body: new Uint8Array(uploaded.bytes) }, askedBy(c));
    }
    const picture: PlacePicture =
      crop === 'social'
        ? {
            crop,
            code: isHome ? null : code,
            words: { brand: settings.BRAND_NAME, ...words },
            ...((colours ?? logo) && { look: { colours, logo } }),
          }
        : { crop, code };
    const key = JSON.stringify([picture, brand.current().version]);
    if (!drawn.has(key) && !drawing.hasRoomForPicture)
      return c.body(`${plainWords.busy}\n`, 503, { ...headers, 'retry-after': '10' });
    try {
      const body = new Uint8Array(await drawn.of(key, () => drawing.pictureInTurn(picture)));
      const found = new Headers({ ...headers, 'content-type': 'image/png', 'cache-control': A_DAY });
      return await finish({ status: 200, headers: found, body }, askedBy(c));
    } catch (error) {
      drawn.delete(key);
      log.error({ err: error, code }, 'a picture cannot be drawn');
      return c.body(`${plainWords.notDrawn}\n`, 503, headers);
    }
  });
}
