import { and, isNotNull, lt } from 'drizzle-orm';
import type { Context } from 'hono';

import { OTHER_METHODS, PAYMENT_METHODS } from '../../domain/checkout/payment-method.ts';
import { type CardWay, cardVerdict, mostOwn, mostThere } from '../../domain/limits/card-brake.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { readNetworks } from '../core/settings/networks.ts';
import type { Deps } from '../deps.ts';
import { clientAddress } from '../http/client-address.ts';
import { isOffered } from '../providers/processor.ts';
import type { Owner } from '../purchase/owner.ts';
import { paymentTable } from '../purchase/tables.ts';
import { networkCountry } from '../tax/network-country.ts';
import { readCardRecord, secondsUntilFewerOwn, secondsUntilFewerThere } from './card-record.ts';
import { cardDeclineTable } from './tables.ts';

const KEPT_HOURS = 24;

/** Where and how a card payment is started. */
export interface CardStart {
  /** The address as a keyed hash; the address itself is not stored. */
  origin: string | null;
  /** The card's bank must ask its owner. */
  asksBank: boolean;
  /** The country of the address; null where no tax asks for it. */
  network: string | null;
}

/**
 * Admits a new card payment. Throws `too_many_declines` if too many cards were declined for the same browser or account, or, for
 * a new one, at its address; the problem has the minutes to wait and the methods that remain.
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
  if (verdict === 'go' || verdict === 'ask')
    return { origin, asksBank: verdict === 'ask', network: networkCountry(deps, c) };
  const isOwn = verdict === 'refuse_own' && owner !== null;
  const wait = isOwn
    ? await secondsUntilFewerOwn(deps, owner, mostOwn(way, scale))
    : await secondsUntilFewerThere(deps, origin, mostThere(way, record.there.paid, scale));
  throw new Problem('too_many_declines', {
    seconds: Math.max(1, wait),
    of: isOwn ? 'browser' : 'address',
    methods: OTHER_METHODS.filter((method) => isOffered(deps.processors, method)).map(
      (method) => PAYMENT_METHODS[method].name,
    ),
    wallets: way === 'typed' && cardVerdict(record, 'wallet', scale) !== verdict,
  });
}

/** The same for a payment without a card, which no limit on cards counts. */
export function startWithoutCard(deps: Pick<Deps, 'settings'>, c: Context): CardStart {
  return { origin: null, asksBank: false, network: networkCountry(deps, c) };
}

/** Whether so many cards were declined at this address that banks must at least ask there. */
export async function isBraked(deps: Deps, origin: string): Promise<boolean> {
  const { own, there } = await readCardRecord(deps, { origin, owner: null });
  const declines = { own, there: { ...there, open: 0 } };
  return cardVerdict(declines, 'typed', deps.settings.RATE_LIMIT_SCALE) !== 'go';
}

/** Whether a browser or account had too many declined cards to use this method. */
export async function isSpent(deps: Deps, owner: Owner): Promise<boolean> {
  const record = await readCardRecord(deps, { origin: null, owner });
  return cardVerdict(record, 'typed', deps.settings.RATE_LIMIT_SCALE) === 'refuse_own';
}

/** Deletes declines and addresses that no limit counts any more. */
export async function forgetDeclines(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const { db } = deps;
  const before = new Date(deps.now().getTime() - KEPT_HOURS * 3_600_000);
  await db.db.delete(cardDeclineTable).where(lt(cardDeclineTable.at, before));
  await db.db
    .update(paymentTable)
    .set({ originHash: null })
    .where(and(isNotNull(paymentTable.originHash), lt(paymentTable.createdAt, before)));
}
