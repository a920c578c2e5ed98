import type { RefundPolicy } from '../../../domain/orders/refund-policy.ts';
import { WITHDRAWAL_DAYS } from '../../../domain/promise/withdrawal-period.ts';
import type { Given } from './env-modes.ts';

/** A year. The wholesalers' own limits are checked once they are known. */
export const MAX_REFUND_HOURS = 365 * 24;
const WITHDRAWAL_HOURS = WITHDRAWAL_DAYS * 24;

/** Where consumers may withdraw, an unused eSIM can be returned for at least as long. */
export function withPromise(given: Given): Given {
  if (given['WITHDRAWAL'] !== 'on') return given;
  return { REFUND_HOURS: String(WITHDRAWAL_HOURS), ...given };
}

/** The shop must not make two different promises. */
export function* refusalsOfPromise(given: Given): Generator<[name: string, why: string]> {
  if (given['WITHDRAWAL'] === 'on' && Number(given['REFUND_HOURS']) < WITHDRAWAL_HOURS)
    yield ['REFUND_HOURS', `must be at least ${WITHDRAWAL_HOURS} where WITHDRAWAL is on`];
}

/** The refund promise to buyers. */
export function refundPolicyOf(settings: { REFUND_HOURS: number; WITHDRAWAL: 'off' | 'on' }): RefundPolicy {
  return { hours: settings.REFUND_HOURS, withdrawal: settings.WITHDRAWAL === 'on' };
}
