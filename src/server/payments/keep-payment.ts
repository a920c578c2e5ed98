import { randomUUID } from 'node:crypto';

import type { Money } from '../../domain/money.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { databaseFunction, valueOf } from '../db/statement.ts';
import type { Deps } from '../deps.ts';
import { guarded } from '../purchase/move-purchase.ts';
import type { Payment, Purchase } from '../purchase/tables.ts';

const keep = databaseFunction('keep_payment', valueOf);

/**
 * Notes that a buyer can pay a purchase by a payment that the processor has made, in the purchase's own row lock.
 * Returns false when the purchase was given up at this moment: the payment must not be used.
 */
export async function keepPayment(
  deps: Deps,
  purchase: Purchase,
  {
    total,
    provider,
    reference,
    originHash = null,
  }: Pick<Payment, 'provider' | 'reference'> & Partial<Pick<Payment, 'originHash'>> & { total: Money },
): Promise<boolean> {
  const now = deps.now();
  const [kept] = await keep(deps.db.db, {
    purchase: purchase.id,
    ...guarded({ from: ['created'], to: 'paying' }),
    payment: randomUUID(),
    provider,
    reference,
    cents: total.amount,
    currency: total.currency,
    origin: originHash,
    at: now,
    // A buyer needs a moment to pay: asking the processor earlier would only cost calls.
    nextPoll: new Date(now.getTime() + deps.settings.RECONCILE_SECONDS * 1000),
  });
  return kept?.value === true;
}

export function isPayable({ state }: Purchase): boolean {
  return state === 'created' || state === 'paying';
}

/** Nobody pays twice for one purchase knowingly: neither for a paid one, nor beside money that is still being checked. */
export function mustBePayable(purchase: Purchase, payments: Payment[]): void {
  if (!isPayable(purchase)) throw new Problem('already_paid');
  if (payments.some(({ status }) => status === 'held')) throw new Problem('still_checked');
}

/** The purchase was given up while its payment was being made. */
export function changedByOtherCall(): Problem {
  return new Problem('changed_meanwhile');
}
