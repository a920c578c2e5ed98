import { setTimeout } from 'node:timers/promises';

import { and, eq, sql } from 'drizzle-orm';

import type { SettingsOf } from '../../core/settings/optional-providers.ts';
import { createCipher, sha256 } from '../../db/cipher.ts';
import type { Database } from '../../db/database.ts';
import { ProviderUnreachable } from '../outcome.ts';
import { providerTokenTable as stored } from '../tables.ts';
import { AIRALO, askForToken, type Tokens } from './airalo-calls.ts';

const ID = 'airalo';
/** Airalo gives three tokens a minute, to all processes together. */
const APART_SECONDS = 21;
/** It calls a token good for 24 hours, and for a year: it is used for the shorter time, with an hour to spare. */
const USED_SECONDS = 23 * 3600;
const LOOK_AGAIN_MS = 150;

/**
 * One token for all processes. It is stored under a key that is made of the secret by which anybody could have one, so it outlives
 * no change of the secret. Whoever finds none asks for it, and the others wait; a process that dies while it asks holds nobody up
 * for longer than the pause that must be between two tokens anyway.
 */
export function airaloTokens(settings: SettingsOf<'airalo'>, { db }: Pick<Database, 'db'>): Tokens {
  const { AIRALO_CLIENT_ID, AIRALO_CLIENT_SECRET } = settings;
  const cipher = createCipher(
    sha256(`airalo token ${AIRALO_CLIENT_ID} ${AIRALO_CLIENT_SECRET}`).toString('hex'),
  );
  const [ourKey = ''] = cipher.keyIds;
  let known: { token: string; until: number } | null = null;
  let asking: Promise<string> | null = null;

  async function read(): Promise<string | null> {
    const { provider, keyId, ciphertext, expiresAt } = stored;
    const [row] = await db
      .select({
        ciphertext,
        left: sql<number>`extract(epoch from ${expiresAt} - clock_timestamp())::float8`,
      })
      .from(stored)
      .where(and(eq(provider, ID), eq(keyId, ourKey), sql`${expiresAt} > clock_timestamp()`));
    if (!row?.ciphertext) return null;
    const token = cipher.open({ keyId: ourKey, ciphertext: row.ciphertext }, ID);
    known = { token, until: performance.now() + row.left * 1000 };
    return token;
  }

  /** Whether this process is the one to ask. */
  async function mayAsk(): Promise<boolean> {
    const now = sql`clock_timestamp()`;
    const claimed = await db
      .insert(stored)
      .values({ provider: ID, askedAt: now })
      .onConflictDoUpdate({
        target: stored.provider,
        set: { askedAt: now },
        setWhere: sql`${stored.askedAt} < ${now} - make_interval(secs => ${APART_SECONDS})`,
      })
      .returning({ provider: stored.provider });
    return claimed.length > 0;
  }

  async function fetchNew(): Promise<string> {
    const { token, seconds } = await askForToken(settings);
    const { keyId, ciphertext } = cipher.seal(token, ID);
    const expiresAt = sql`clock_timestamp() + make_interval(secs => ${Math.min(seconds / 2, USED_SECONDS)})`;
    await db.update(stored).set({ keyId, ciphertext, expiresAt }).where(eq(stored.provider, ID));
    return (await read()) ?? token;
  }

  async function find(until: number): Promise<string> {
    for (;;) {
      const found = await read();
      if (found !== null) return found;
      if (await mayAsk()) return fetchNew();
      if (performance.now() >= until) throw new ProviderUnreachable(AIRALO, 'no token in time');
      await setTimeout(LOOK_AGAIN_MS);
    }
  }

  return {
    get(withinMs) {
      const now = performance.now();
      if (known && known.until > now) return Promise.resolve(known.token);
      asking ??= find(now + withinMs).finally(() => (asking = null));
      return asking;
    },
    async forget(token) {
      if (known?.token === token) known = null;
      // Another process may have a newer one already.
      const isIts = (await read()) === token;
      if (!isIts) return;
      known = null;
      await db
        .update(stored)
        .set({ keyId: null, ciphertext: null, expiresAt: null })
        .where(and(eq(stored.provider, ID), eq(stored.keyId, ourKey)));
    },
  };
}
