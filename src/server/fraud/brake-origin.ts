import { and, isNotNull, lt } from 'drizzle-orm';
import type { Context } from 'hono';

import { type CardWay, cardVerdict, mostOwn, mostThere } from '../../domain/limits/card-brake.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { readNetworks } from '../core/settings/networks.ts';
import type { Deps } from '../deps.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Owner } from '../purchase/owner.ts';
import { paymentTable } from '../purchase/tables.ts';
import { readCardRecord, secondsUntilFewerOwn, secondsUntilFewerThere } from './card-record.ts';
import { cardDeclineTable } from './tables.ts';

const KEPT_HOURS = 24;

/** Where a payment by card is started from, and how. */
export interface CardStart {
  /** The address as a keyed hash: it is itself stored nowhere. */
  origin: string | null;
  /** The bank of its card has to ask the card's owner. */
  asksBank: boolean;
}

/**
 * Lets a payment by card be started. Throws `too_many_declines` where too many cards were declined for the same browser or
 * account, or for new ones at its address; the minutes are told, and what is open meanwhile.
 * @param owner null for a browser without a cookie
 */
export async function admitCard(
  deps: Deps,
  c: Context,
  owner: Owner | null,
  way: CardWay,
): Promise<CardStart> {
  const address = clientAddress(c, readNetworks(deps.settings.TRUSTED_PROXIES));
  const origin = deps.cipher.sign(`origin ${address}`).toString('base64url');
  const scale = deps.settings.RATE_LIMIT_SCALE;
  const record = await readCardRecord(deps, { origin, owner });
  const verdict = cardVerdict(record, way, scale);
  if (verdict === 'go' || verdict === 'ask') return { origin, asksBank: verdict === 'ask' };
  const isOwn = verdict === 'refuse_own' && owner !== null;
  const wait = isOwn
    ? await secondsUntilFewerOwn(deps, owner, mostOwn(way, scale))
    : await secondsUntilFewerThere(deps, origin, mostThere(way, record.there.paid, scale));
  throw new Problem('too_many_declines', {
    seconds: Math.max(1, wait),
    of: isOwn ? 'browser' : 'address',
    paypal: deps.processors.paypal.isSet,
    wallets: way === 'typed' && cardVerdict(record, 'wallet', scale) !== verdict,
  });
}

/** Whether so many cards were declined for payments of this address that banks are asked there, at least. */
export async function isBraked(deps: Deps, origin: string): Promise<boolean> {
  const { own, there } = await readCardRecord(deps, { origin, owner: null });
  const declines = { own, there: { ...there, open: 0 } };
  return cardVerdict(declines, 'typed', deps.settings.RATE_LIMIT_SCALE) !== 'go';
}

/** Whether a browser, or an account, had too many cards declined to go on with this way of paying. */
export async function isSpent(deps: Deps, owner: Owner): Promise<boolean> {
  const record = await readCardRecord(deps, { origin: null, owner });
  return cardVerdict(record, 'typed', deps.settings.RATE_LIMIT_SCALE) === 'refuse_own';
}

/** Forgets declines and addresses of which nothing can follow any more. */
export async function forgetDeclines(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const { db } = deps;
  const before = new Date(deps.now().getTime() - KEPT_HOURS * 3_600_000);
  await db.db.delete(cardDeclineTable).where(lt(cardDeclineTable.at, before));
  await db.db
    .update(paymentTable)
    .set({ originHash: null })
    .where(and(isNotNull(paymentTable.originHash), lt(paymentTable.createdAt, before)));
}
