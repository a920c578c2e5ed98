import { Hono } from 'hono';

import type { Deps } from '../../deps.ts';
import { shareAnswers } from '../../response-cache/share-answers.ts';
import { soldPlaces } from '../places.ts';
import { commerceProducts } from './commerce-products.ts';
import { googleMerchant } from './google-merchant.ts';

/** Feeds by which shops and assistants read the whole catalogue: made from the snapshot, cached until the next revision. */
export function feedRoutes({ catalog, settings }: Pick<Deps, 'catalog' | 'settings'>): Hono {
  const places = () => soldPlaces(catalog.current());
  return new Hono({ strict: false })
    .use('/feeds/*', shareAnswers)
    .get('/feeds/google-merchant.xml', async (c) =>
      c.body(await googleMerchant(places(), settings.BRAND_NAME, settings.BASE_URL), 200, {
        'content-type': 'text/xml; charset=utf-8',
      }),
    )
    .get('/feeds/products.jsonl', async (c) =>
      c.body(await commerceProducts(places(), settings.BRAND_NAME, settings.BASE_URL), 200, {
        'content-type': 'application/jsonl; charset=utf-8',
      }),
    );
}
