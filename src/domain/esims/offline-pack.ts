import type { Order } from '../checkout/order-schema.ts';
import { isOver, phaseOf } from './display-status.ts';
import type { UserEsim } from './user-esim.ts';

/** Days for which a phone keeps what it was given if it never hears of the eSIM again. */
export const KEPT_DAYS = 90;

const DAY_MS = 86_400_000;

type KnownOrder = Pick<Order, 'status' | 'return_asked'>;
type KnownEsim = Pick<UserEsim, 'status' | 'installed_at' | 'iccid'> & {
  usage: Pick<NonNullable<UserEsim['usage']>, 'bundle_state' | 'ends_at'> | null;
};

/**
 * What a phone may keep of an order: `all` until the codes are used, `without_codes` from then to the end of the plan, since
 * codes work once, and `nothing` of an order that is refunded, being returned, replaced or over.
 * @param kept the ICCID that the phone keeps codes of; null before it keeps any
 */
export function mayKeep(
  order: KnownOrder,
  esim: KnownEsim,
  kept: string | null,
): 'all' | 'without_codes' | 'nothing' {
  if (order.status !== 'ready' || order.return_asked || isOver(esim)) return 'nothing';
  if (kept !== null && kept !== esim.iccid) return 'nothing';
  return esim.installed_at === null && phaseOf(esim) === 'waiting' ? 'all' : 'without_codes';
}

/** When a phone deletes it by itself: with the plan's last day, or after {@link KEPT_DAYS} without news. */
export function keptUntil(esim: KnownEsim, now: Date): Date {
  const latest = new Date(now.getTime() + KEPT_DAYS * DAY_MS);
  const ends = esim.usage?.ends_at ? new Date(esim.usage.ends_at) : null;
  return ends !== null && ends < latest ? ends : latest;
}
