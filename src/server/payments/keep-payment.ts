import { randomUUID } from 'node:crypto';

import type { Money } from '../../domain/money.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { databaseFunction, valueOf } from '../db/statement.ts';
import type { Deps } from '../deps.ts';
import { guarded } from '../purchase/move-purchase.ts';
import type { Payment, Purchase } from '../purchase/tables.ts';

const keep = databaseFunction('keep_payment', valueOf);

/**
 * Records a payment that the processor has created for a purchase, under the purchase's row lock. Returns false if the purchase
 * was abandoned meanwhile: the payment must not be used.
 */
export async function keepPayment(
  deps: Deps,
  purchase: Purchase,
  {
    total,
    provider,
    method,
    reference,
    originHash = null,
  }: Pick<Payment, 'provider' | 'method' | 'reference'> &
    Partial<Pick<Payment, 'originHash'>> & { total: Money },
): Promise<boolean> {
  const now = deps.now();
  const [kept] = await keep(deps.db.db, {
    purchase: purchase.id,
    ...guarded({ from: ['created'], to: 'paying' }),
    payment: randomUUID(),
    provider,
    method,
    reference,
    cents: total.amount,
    currency: total.currency,
    origin: originHash,
    at: now,
    // A buyer needs a moment to pay: an earlier call would be wasted.
    nextPoll: new Date(now.getTime() + deps.settings.RECOVER_SECONDS * 1000),
  });
  return kept?.value === true;
}

export function isPayable({ state }: Purchase): boolean {
  return state === 'created' || state === 'paying';
}

/** Prevents a second payment for a purchase that is paid, or whose money is still being checked. */
export function mustBePayable(purchase: Purchase, payments: Payment[]): void {
  if (!isPayable(purchase)) throw new Problem('already_paid');
  if (payments.some(({ status }) => status === 'held')) throw new Problem('still_checked');
}

/** The purchase was abandoned while its payment was being created. */
export function changedByOtherCall(): Problem {
  return new Problem('changed_meanwhile');
}
