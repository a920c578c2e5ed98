import { createMiddleware } from 'hono/factory';

import { SHARED } from '../../domain/sharing.ts';
import { askedBy, finish } from './finish.ts';

/** For answers that are the same for everybody: successes and 404s, but no other failures. */
export const shareAnswers = createMiddleware(async (c, next) => {
  await next();
  const { status } = c.res;
  if (status !== 200 && status !== 404) return;
  // A page answered because no route below this did: it is compressed already, and sets its own caching.
  if (c.res.headers.has('cache-control')) return;
  const headers = new Headers(c.res.headers);
  headers.set('cache-control', SHARED);
  // It has a sentence for people.
  if (status === 404) headers.append('vary', 'accept-language');
  const body = new Uint8Array(await c.res.arrayBuffer());
  const answer = await finish({ status, headers, body }, askedBy(c));
  // Hono would add the previous answer's headers.
  c.res = undefined;
  c.res = answer;
});
