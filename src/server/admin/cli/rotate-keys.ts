import { setTimeout as pause } from 'node:timers/promises';

import { SEALED_CHANNELS } from '../../alerts/channels.ts';
import { rotateKeysOfRows, type SealedColumns } from '../../db/rotate-keys-of-rows.ts';
import { rotateKeyOfMark, sealedByOthers } from '../../db/shop-mark.ts';
import type { Deps } from '../../deps.ts';
import { SEALED_CODES } from '../../esims/activation.ts';
import { SEALED_SECRETS } from '../../mail/outbox.ts';
import { SEALED_AUTHENTICATORS } from '../../staff/codes.ts';
import { SEALED_WEBHOOK_SECRETS } from '../../webhook-endpoints/endpoints.ts';
import { SEALED_STORAGE_KEYS } from '../schedules/schedules.ts';
import { CannotDo } from './answer.ts';

/** All sealed columns; the mark of the database is sealed too. */
export const SEALED: readonly SealedColumns[] = [
  SEALED_CODES,
  SEALED_SECRETS,
  SEALED_AUTHENTICATORS,
  ...SEALED_WEBHOOK_SECRETS,
  SEALED_CHANNELS,
  SEALED_STORAGE_KEYS,
];

/** How often rows locked by another transaction are tried again. */
const PASSES = 20;
const HELD_MS = 500;
const MAX_NAMED = 10;

/**
 * Seals everything with the current data key, while the shop runs. The mark comes last: until then no process starts without the
 * old key. The keys that sign links and cookies stay the same.
 * @throws {CannotDo} if something is still sealed with another key
 */
export async function rotateKeys({ db, cipher }: Pick<Deps, 'db' | 'cipher'>): Promise<string> {
  let done = 0;
  for (let pass = 0; pass < PASSES; pass++) {
    const unopened: string[] = [];
    for (const place of SEALED) {
      const rotated = await rotateKeysOfRows(db, cipher, place);
      done += rotated.done;
      unopened.push(...rotated.unopened);
    }
    const left = await sealedByOthers(db, cipher.keyIds.slice(0, 1));
    if (left.size === 0) return `${done} sealed anew, 0 left under another key.`;
    if (unopened.length > 0) throw new CannotDo(lost(done, unopened));
    if (left.size > 1 || !left.has('shop_mark')) await pause(HELD_MS);
    // Check once more: a process may still seal with the old key.
    else if (await rotateKeyOfMark(db, cipher)) done++;
  }
  throw new CannotDo(
    `${done} sealed anew. Something else holds the rest, or a process with another DATA_KEY seals them. Run it again.`,
  );
}

function lost(done: number, unopened: string[]): string {
  const more = unopened.length > MAX_NAMED ? `, and ${unopened.length - MAX_NAMED} more` : '';
  const named = unopened.slice(0, MAX_NAMED).join(', ');
  return `${done} sealed anew. Neither DATA_KEY nor DATA_KEY_OLD opens ${named}${more}: list the key that is missing.`;
}
