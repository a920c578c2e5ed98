import { and, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Context } from 'hono';

import { Problem } from '../../../domain/problems/problem.ts';
import { readNetworks } from '../../core/settings/networks.ts';
import { statement } from '../../db/statement.ts';
import type { Deps } from '../../deps.ts';
import { clientAddress } from '../../http/client-address.ts';
import { paymentTable } from '../tables.ts';
import { cardDeclineTable } from './tables.ts';

/** A hotel's guests share one address, and a card of theirs is declined now and then. */
const DECLINES_PER_ORIGIN = 20;
const HOUR_MS = 3_600_000;
const KEPT_HOURS = 24;

/**
 * Where a payment by card is started from, as a keyed hash: the address itself is stored nowhere. Throws
 * `too_many_requests` while too many cards were declined for payments that were started there.
 */
export async function admitOrigin(deps: Deps, c: Context): Promise<string> {
  const address = clientAddress(c, readNetworks(deps.settings.TRUSTED_PROXIES));
  const origin = deps.cipher.sign(`origin ${address}`).toString('base64url');
  const wait = await secondsBraked(deps, origin);
  if (wait === 0) return origin;
  c.header('Retry-After', String(wait));
  throw new Problem('too_many_declines', {
    minutes: Math.ceil(wait / 60),
    paypal: deps.processors.paypal.isSet,
  });
}

/** Whether so many cards were declined for payments of this address that none is started there any more. */
export async function isBraked(deps: Deps, origin: string): Promise<boolean> {
  return (await secondsBraked(deps, origin)) > 0;
}

/** When the newest decline of a payment from somewhere happened, but for so many newer ones. */
const declineBehind = statement((db) =>
  db
    .select({ at: cardDeclineTable.at })
    .from(cardDeclineTable)
    .where(
      and(
        eq(cardDeclineTable.originHash, sql.placeholder('origin')),
        gt(cardDeclineTable.at, sql.placeholder('since')),
      ),
    )
    .orderBy(desc(cardDeclineTable.at))
    .offset(sql.placeholder('newer'))
    .limit(1),
);

/** Until enough of the declines are an hour old; 0 where there are not so many. */
async function secondsBraked(deps: Deps, origin: string): Promise<number> {
  const { db, settings } = deps;
  const now = deps.now().getTime();
  const limit = Math.ceil(DECLINES_PER_ORIGIN * settings.RATE_LIMIT_SCALE);
  const since = new Date(now - HOUR_MS);
  const [last] = await declineBehind(db.db, { origin, since, newer: limit - 1 });
  if (!last) return 0;
  return Math.max(1, Math.ceil((last.at.getTime() + HOUR_MS - now) / 1000));
}

/** Forgets declines and addresses of which nothing can follow any more. */
export async function forgetDeclines(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const { db } = deps;
  const before = new Date(deps.now().getTime() - KEPT_HOURS * HOUR_MS);
  await db.db.delete(cardDeclineTable).where(lt(cardDeclineTable.at, before));
  await db.db
    .update(paymentTable)
    .set({ originHash: null })
    .where(and(isNotNull(paymentTable.originHash), lt(paymentTable.createdAt, before)));
}
