import { and, asc, eq, gt, sql } from 'drizzle-orm';

import { moneyOf } from '../../domain/money.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type AuditRow, auditTable } from '../audit/tables.ts';
import type { DbOrTx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { ProviderRefused } from '../providers/outcome.ts';
import type { Refusal } from '../providers/payment-status.ts';
import { type Payment, paymentTable } from '../purchase/tables.ts';

/** The audit's word for a processor's refusal: `why` is its code, `reference` the processor's id for its support. */
const REFUSED = 'payment refused';

/** Records that the processor refused the money: on the payment, for later tries, and in the audit. */
export async function recordRefusal(deps: Deps, payment: Payment, no: ProviderRefused): Promise<void> {
  await deps.db.db.transaction(async (tx) => {
    const [recorded] = await tx
      .update(paymentTable)
      .set({ refusal: no.code, refusedAt: no.at ?? deps.now(), refusals: payment.refusals + 1 })
      // Two concurrent calls got the same refusal.
      .where(and(eq(paymentTable.id, payment.id), eq(paymentTable.refusals, payment.refusals)))
      .returning();
    if (!recorded) return;
    await recordAudit(deps, tx, {
      who: 'processor',
      what: REFUSED,
      why: no.code,
      purchaseId: payment.purchaseId,
      amount: moneyOf(payment),
      reference: no.debugId,
    });
  });
  logRefusal(deps, payment, no);
}

/** The same before there is a payment: the processor created none. */
export async function recordRefusedStart(
  deps: Deps,
  { purchaseId, provider }: Pick<Payment, 'purchaseId' | 'provider'>,
  no: ProviderRefused,
): Promise<void> {
  await deps.db.db.transaction((tx) =>
    recordAudit(deps, tx, {
      who: 'processor',
      what: REFUSED,
      why: no.code,
      purchaseId,
      reference: no.debugId,
    }),
  );
  logRefusal(deps, { purchaseId, provider }, no);
}

/** All refusals of a processor since a time, recorded as {@link REFUSED}, oldest first. */
export function refusalsSince(
  db: DbOrTx,
  since: Date,
): Promise<Pick<AuditRow, 'why' | 'purchaseId' | 'reference'>[]> {
  const { why, purchaseId, reference, what, at } = auditTable;
  return (
    db
      .select({ why, purchaseId, reference })
      .from(auditTable)
      // Written as in its index.
      .where(and(sql`${what} = ${sql.raw(`'${REFUSED}'`)}`, gt(at, since)))
      .orderBy(asc(at))
  );
}

/** A processor's refusal for the buyer's page; `advice` says what the page can offer. */
export function refusedPayment({ code: issue, advice }: Refusal): Problem {
  const reason = advice === 'another-way' ? 'instrument_declined' : 'payment_refused';
  return new Problem(reason, { issue, advice });
}

function logRefusal(
  { log, processors }: Deps,
  { purchaseId, provider }: Pick<Payment, 'purchaseId' | 'provider'>,
  no: ProviderRefused,
): void {
  const refusal = processors[provider].approvals?.refusalOf(no.code);
  const line = { purchaseId, issue: no.code, debugId: no.debugId, why: no.message };
  if (refusal && refusal.advice !== 'ours') log.info(line, `${no.provider.name} refused a payment`);
  else
    log.error(
      line,
      `${no.provider.name} refuses ${refusal?.isKnown ? 'payments: ours to mend' : 'in unknown words'}`,
    );
}
