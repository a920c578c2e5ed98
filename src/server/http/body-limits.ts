import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';

import { MOST_IMPORTED_BYTES } from '../../domain/draft-orders/draft-order.ts';
import { PHOTO_LIMITS } from '../../domain/operators/catalogue/photo.ts';
import { MAX_TEXT_LENGTHS } from '../../domain/operators/texts/texts.ts';
import { Problem } from '../../domain/problems/problem.ts';

const MAX_BODY_BYTES = 64 * 1024;
const OTHER_FIELDS = 8_192;
/** A file in base64. */
const withFile = (bytes: number) => Math.ceil(bytes / 3) * 4 + OTHER_FIELDS;
/** A page's text in the worst letters, each of which JSON may write as six. */
const MAX_TEXT_BYTES = MAX_TEXT_LENGTHS.text * 6 + OTHER_FIELDS;

/**
 * Calls that may be longer than the others. `deploy/nginx.conf` lets them through.
 * @internal
 */
export const LONG_BODIES: Readonly<Record<string, number>> = {
  '/api/operate/place_picture': withFile(PHOTO_LIMITS.mostBytes),
  '/api/operate/brand_picture': withFile(PHOTO_LIMITS.mostBytes),
  '/api/operate/order_import_preview': withFile(MOST_IMPORTED_BYTES),
  '/api/operate/page_preview': MAX_TEXT_BYTES,
  '/api/operate/page_publish': MAX_TEXT_BYTES,
};

const limit = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge });

const longLimits = Object.fromEntries(
  Object.entries(LONG_BODIES).map(([path, maxSize]) => [path, bodyLimit({ maxSize, onError: tooLarge })]),
);

/** A call without a length would be read up to this size before its caller is checked. */
const limitOf = (c: Context) =>
  (c.req.header('content-length') !== undefined && longLimits[c.req.path]) || limit;

/** Calls that only read have no body; looking for one would build a second request, which a stream would keep in memory. */
export const limitBody = createMiddleware((c, next) =>
  ['GET', 'HEAD'].includes(c.req.method) ? next() : limitOf(c)(c, next),
);

function tooLarge(): never {
  throw new Problem('too_large');
}
