import { Hono } from 'hono';

import { listPrice } from '../../domain/price-words.ts';
import type { Snapshot } from '../catalog/snapshot.ts';
import { RecentMap } from '../core/recent-map.ts';
import type { Deps } from '../deps.ts';
import { drawing } from '../drawing/drawing.ts';
import type { PlacePicture } from '../drawing/picture/compose-picture.ts';
import { fileHeaders } from '../http/web-policy.ts';
import { askedBy, finish } from '../response-cache/finish.ts';
import { pictureWords } from './picture-words.ts';
import { plainWords } from './words.ts';

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
  log,
}: Pick<Deps, 'catalog' | 'settings' | 'log'>): Hono {
  const headers = { ...fileHeaders(settings), 'cache-control': 'no-store' };
  const drawn = new RecentMap<string, Promise<Buffer>>(MAX_HERE);
  return new Hono().get('/:crop{social|product}/:file{(?:home|[A-Z0-9-]{2,10})\\.png}', async (c) => {
    const crop = c.req.param('crop') === 'social' ? 'social' : 'product';
    const code = c.req.param('file').slice(0, -4);
    const isHome = crop === 'social' && code === 'home';
    const words = isHome
      ? { title: pictureWords.home, plans: pictureWords.plans(null) }
      : wordsAbout(catalog.current(), code);
    if (words === null) return c.body(`${plainWords.notFound}\n`, 404, headers);
    const brandAndKind = { brand: settings.BRAND_NAME, kind: pictureWords.kind };
    const picture: PlacePicture =
      crop === 'social'
        ? { crop, code: isHome ? null : code, words: { ...brandAndKind, ...words } }
        : { crop, code };
    const key = JSON.stringify(picture);
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

/** The name of a place, and the lowest price of its plans; null if the shop does not know it. */
function wordsAbout({ atlas, regionCards }: Snapshot, code: string) {
  const country = atlas.find(({ iso }) => iso === code);
  const region = regionCards.find((card) => card.code === code);
  const name = country?.name ?? region?.name;
  const lowest = country ? country.lowest_price : (region?.starting_price ?? null);
  const plans = pictureWords.plans(lowest === null ? null : listPrice(lowest));
  return name === undefined ? null : { title: name, plans };
}
