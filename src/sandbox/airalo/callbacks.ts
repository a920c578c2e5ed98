import { createHmac, randomUUID } from 'node:crypto';

import type { World } from '../core/party.ts';
import { postCallback } from '../core/webhooks.ts';
import { CLIENT } from './door.ts';

const ANSWER_WITHIN_MS = 20_000;
/** As in life: 20 times, 15 minutes apart. */
const RETRY_SECONDS = Array.from({ length: 20 }, () => 900);
/** Shares of the data that are told. */
export const LOW = [0.75, 0.9];

/** Sends a callback, signed by HMAC-SHA512 with the client secret. Anything but 200 is a failure. */
export function callBack(world: World, url: string | null, content: object): void {
  if (url === null) return;
  const body = JSON.stringify(content);
  const signature = createHmac('sha512', CLIENT).update(body).digest('hex');
  world.webhooks.deliver({
    party: 'airalo',
    id: randomUUID(),
    retrySeconds: RETRY_SECONDS,
    send: () => postCallback(url, body, { 'airalo-signature': signature }, ANSWER_WITHIN_MS),
  });
}

/** Whether somebody is at an address, asked before callbacks are sent there. */
export async function isThere(url: string): Promise<boolean> {
  try {
    const { status } = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    return status === 200;
  } catch {
    return false;
  }
}
