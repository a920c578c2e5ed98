import { createHmac } from 'node:crypto';

import { sameBytes } from '../../db/cipher.ts';
import type { CallbackFault, UsageEvent } from '../wholesaler.ts';
import { wireCallback } from './airalo-wire.ts';

/**
 * Signed over the body by HMAC-SHA512 with the client secret. None has a type: what is in it tells what it is about. An
 * asynchronous order, which the shop does not place, would be hinted at like any other.
 */
export function readCallback(
  secret: string,
  body: Buffer,
  signature: string | null,
): UsageEvent | CallbackFault {
  const right = createHmac('sha512', secret).update(body).digest('hex');
  if (signature === null || !sameBytes(Buffer.from(signature), Buffer.from(right))) return 'signature';
  try {
    const { id, request_id, level, iccid, message, reason } = wireCallback.parse(
      JSON.parse(body.toString('utf8')),
    );
    if (request_id) return { type: 'async_orders', iccid: null, order: id ? String(id) : null };
    if (level) return { type: `low_data ${level}`, iccid: iccid ?? null, order: null };
    return message || reason ? { type: 'credit_limit', iccid: null, order: null } : 'body';
  } catch {
    return 'body';
  }
}
