import { and, eq } from 'drizzle-orm';

import { Problem } from '../../domain/problem.ts';
import { note } from '../audit/note.ts';
import type { Deps } from '../deps.ts';
import type { ProviderRefused } from '../providers/outcome.ts';
import { type PaypalRefusal, refusalOf } from '../providers/paypal/paypal-refusals.ts';
import { type Payment, paymentTable } from '../purchase/tables.ts';

/** What the audit trail calls a no of PayPal's: `why` is its issue, `reference` PayPal's id for its support. */
export const REFUSED = 'payment refused';

/** Notes that PayPal did not take the money: on the payment, for the tries to come, and in the audit trail. */
export async function noteRefusal(deps: Deps, payment: Payment, no: ProviderRefused): Promise<void> {
  await deps.db.db.transaction(async (tx) => {
    const [noted] = await tx
      .update(paymentTable)
      .set({ refusal: no.code, refusedAt: no.at ?? deps.now(), refusals: payment.refusals + 1 })
      // Two that asked at once met one and the same no.
      .where(and(eq(paymentTable.id, payment.id), eq(paymentTable.refusals, payment.refusals)))
      .returning();
    if (!noted) return;
    await note(deps, tx, {
      who: 'processor',
      what: REFUSED,
      why: no.code,
      purchaseId: payment.purchaseId,
      amountCents: payment.amountCents,
      reference: no.debugId,
    });
  });
  logRefusal(deps, payment.purchaseId, no);
}

/** The same before there is a payment: PayPal made no order. */
export async function noteRefusedOrder(deps: Deps, purchaseId: string, no: ProviderRefused): Promise<void> {
  await deps.db.db.transaction((tx) =>
    note(deps, tx, { who: 'processor', what: REFUSED, why: no.code, purchaseId, reference: no.debugId }),
  );
  logRefusal(deps, purchaseId, no);
}

/** PayPal's no as the buyer's page gets it; `advice` says what the page can offer. */
export function refusedByPaypal({ advice, words }: PaypalRefusal): Problem {
  if (advice === 'another-way') return new Problem('instrument_declined', words);
  return new Problem('payment_refused', words, { advice });
}

function logRefusal({ log }: Deps, purchaseId: string, no: ProviderRefused): void {
  const { advice, isKnown } = refusalOf(no.code);
  const line = { purchaseId, issue: no.code, debugId: no.debugId, why: no.message };
  if (advice !== 'ours') log.info(line, 'PayPal refused a payment');
  else log.error(line, isKnown ? 'PayPal refuses payments: ours to mend' : 'PayPal refuses in unknown words');
}
