import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Context, MiddlewareHandler } from 'hono';

import type { AccessBooks } from './books.ts';

/** The access code and the secret key that it takes. */
const KEY = 'sandbox';
/** How old or new a call's time may be; the documents name no number. */
const TOLERANCE_MS = 5 * 60_000;

const HEADERS = ['rt-accesscode', 'rt-timestamp', 'rt-requestid', 'rt-signature'];

/** Refusals are answers of status 200, too. */
export function refusal(c: Context, errorCode: string, errorMsg: string) {
  return c.json({ success: false, errorCode, errorMsg, obj: null });
}

/** Headers, time and signature, in the order of the documented codes. */
export const checkHeaders: MiddlewareHandler = async (c, next) => {
  const missing = HEADERS.find((name) => !c.req.header(name));
  if (missing) return refusal(c, '000101', `The mandatory header ${missing} is missing.`);
  const [code = '', at = '', id = '', signature = ''] = HEADERS.map((name) => c.req.header(name));
  if (!/^\d{10,13}$/.test(at)) return refusal(c, '000102', 'The format of a header is wrong.');
  // The caller keeps the real time, whatever the sandbox's clock says.
  if (Math.abs(Date.now() - Number(at)) > TOLERANCE_MS) return refusal(c, '101001', 'The timestamp expired.');
  const right = createHmac('sha256', KEY)
    .update(at + id + code + (await c.req.text()))
    .digest('hex');
  const isRight =
    signature.length === right.length && timingSafeEqual(Buffer.from(signature), Buffer.from(right));
  return code === KEY && isRight ? next() : refusal(c, '101003', 'The signature does not match.');
};

/** All calls together; how a refusal looks is not documented. */
export function limitRate(books: AccessBooks): MiddlewareHandler {
  let window = -1;
  let spent = 0;
  return async (c, next) => {
    const current = Math.floor(books.now() / 1000);
    if (current !== window) [window, spent] = [current, 0];
    if (spent >= books.options.calls_per_second) return c.text('Too Many Requests', 429);
    spent++;
    return next();
  };
}
