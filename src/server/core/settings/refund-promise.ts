import type { RefundPolicy } from '../../../domain/orders/refund-policy.ts';
import { WITHDRAWAL_DAYS } from '../../../domain/promise/withdrawal-period.ts';
import type { Given } from './env-modes.ts';

/** A year. What the wholesalers take back is looked at when they are known. */
export const MOST_REFUND_HOURS = 365 * 24;
const WITHDRAWAL_HOURS = WITHDRAWAL_DAYS * 24;

/** Where consumers may withdraw, an unused eSIM can be returned as long, unless something longer is set. */
export function withPromise(given: Given): Given {
  if (given['WITHDRAWAL'] !== 'on') return given;
  return { REFUND_HOURS: String(WITHDRAWAL_HOURS), ...given };
}

/** Two promises of one shop must not differ. */
export function* refusalsOfPromise(given: Given): Generator<[name: string, why: string]> {
  if (given['WITHDRAWAL'] === 'on' && Number(given['REFUND_HOURS']) < WITHDRAWAL_HOURS)
    yield ['REFUND_HOURS', `must be at least ${WITHDRAWAL_HOURS} where WITHDRAWAL is on`];
}

/** What buyers are promised. */
export function refundPolicyOf(settings: { REFUND_HOURS: number; WITHDRAWAL: 'off' | 'on' }): RefundPolicy {
  return { hours: settings.REFUND_HOURS, withdrawal: settings.WITHDRAWAL === 'on' };
}
