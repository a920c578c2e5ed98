import { shownMethod } from '../../domain/checkout/paid-method.ts';
import { moneyOf } from '../../domain/money.ts';
import type { Deps } from '../deps.ts';
import type { MailDescription } from '../mail/description.ts';
import { orderFacts, tryAgainUrlOf } from '../mail/order-facts.ts';
import { type HeldFacts, held } from '../mail/templates/held.ts';
import { paymentsOf } from '../purchase/payments.ts';
import { readPurchase } from '../purchase/purchases.ts';

/** The mail to a buyer whose payment is being checked. */
export function composeHeld(deps: Deps, purchaseId: string): Promise<MailDescription> {
  return compose(deps, purchaseId, 'held');
}

/** The mail about a payment that was checked and refused. */
export function composeDenied(deps: Deps, purchaseId: string): Promise<MailDescription> {
  return compose(deps, purchaseId, 'denied');
}

async function compose(
  deps: Deps,
  purchaseId: string,
  outcome: HeldFacts['outcome'],
): Promise<MailDescription> {
  const purchase = await readPurchase(deps.db.db, purchaseId);
  // The held payment knows its method; by the time the mail is written it may have cleared.
  const payment = (await paymentsOf(deps.db.db, purchaseId)).findLast(({ methodLabel }) => methodLabel);
  if (!purchase || !payment) throw new Error(`purchase ${purchaseId} has no payment that was checked`);
  return held({
    ...orderFacts(deps, purchase),
    total: moneyOf(payment),
    methodLabel: shownMethod(payment.methodLabel ?? ''),
    outcome,
    tryAgainUrl: tryAgainUrlOf(deps, purchase),
  });
}
