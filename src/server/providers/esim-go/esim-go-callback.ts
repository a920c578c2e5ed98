import { createHmac } from 'node:crypto';

import { z } from 'zod';

import { sameBytes } from '../../db/cipher.ts';
import type { CallbackFault, UsageEvent } from '../wholesaler.ts';

const callback = z
  .object({
    alertType: z.string().min(1).max(100).optional(),
    event: z.string().min(1).max(100).optional(),
    iccid: z.unknown().optional(),
  })
  .refine(({ alertType, event }) => alertType !== undefined || event !== undefined);

/** For an ICCID sent as a number: only the raw text still has all digits. */
const ICCID = /"iccid"\s*:\s*"?(\d{18,22})"?\s*[,}]/;

/**
 * A usage callback of eSIM Go. Version 2 is unsigned; version 3 carries `X-Signature-SHA256`, an HMAC-SHA256 over the raw bytes
 * with the API key. The wholesaler's documents give it in base64 in one place and in hex in another. Returns
 * what is wrong with any other.
 */
export function readCallback(
  key: string,
  body: Buffer,
  signature: string | null,
): UsageEvent | CallbackFault {
  if (signature !== null && !isSignedBy(key, body, signature)) return 'signature';
  const text = body.toString('utf8');
  const read = callback.safeParse(parse(text));
  if (!read.success) return 'body';
  const { alertType, event, iccid } = read.data;
  return {
    type: alertType ?? event ?? '',
    iccid: iccid === undefined ? null : (ICCID.exec(text)?.[1] ?? null),
    order: null,
  };
}

function isSignedBy(key: string, body: Buffer, signature: string): boolean {
  const expected = createHmac('sha256', key).update(body).digest();
  const given = signature.trim();
  return (['base64', 'hex'] as const).some((encoding) =>
    sameBytes(
      Buffer.from(encoding === 'hex' ? given.toLowerCase() : given),
      Buffer.from(expected.toString(encoding)),
    ),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
