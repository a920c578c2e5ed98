import { createMiddleware } from 'hono/factory';

import { SHARED } from '../../domain/sharing.ts';
import { askedBy, finish } from './finish.ts';

/** For answers that are the same for everybody: that there is no such thing, too, and no other failure. */
export const shareAnswers = createMiddleware(async (c, next) => {
  await next();
  const { status } = c.res;
  if (status !== 200 && status !== 404) return;
  // A page answered, where no route below this did: it is packed already, and says itself who may keep it.
  if (c.res.headers.has('cache-control')) return;
  const headers = new Headers(c.res.headers);
  headers.set('cache-control', SHARED);
  const body = new Uint8Array(await c.res.arrayBuffer());
  const answer = await finish({ status, headers, body }, askedBy(c));
  // Hono would add what the answer before had in its headers.
  c.res = undefined;
  c.res = answer;
});
