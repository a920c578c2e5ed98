import { randomUUID } from 'node:crypto';

import { and, eq, isNull } from 'drizzle-orm';

import { buyerView } from '../../../domain/checkout/purchase-state.ts';
import type { NoRefund } from '../../../domain/orders/refund-policy.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import type { Facts } from '../../../domain/problems/reasons.ts';
import { decideWithdrawal } from '../../../domain/withdrawal/decide-withdrawal.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { refundPolicyOf } from '../../core/settings/refund-promise.ts';
import type { Deps } from '../../deps.ts';
import { queueOrderMails } from '../../mail/outbox.ts';
import { flagForReview } from '../../purchase/flag-for-review.ts';
import { lockPurchase, readPurchase } from '../../purchase/purchases.ts';
import { refundPurchase } from '../../purchase/queue-refund.ts';
import { hasAskedRefund } from '../../purchase/refunds.ts';
import type { Purchase } from '../../purchase/tables.ts';
import type { WithdrawalClaim } from '../../purchase/withdrawal-token.ts';
import { requestRefund } from '../request-refund.ts';
import { withdrawalOf } from './queries.ts';
import { type Withdrawal, withdrawalTable } from './tables.ts';

const WHY = 'withdrawn from the contract';

/** A consumer's declaration of withdrawal. */
export interface Declaration {
  name: string;
  /** The address for the confirmation. */
  email: string;
}

/**
 * A consumer withdraws from a contract. The withdrawal is recorded and confirmed by mail once, whatever follows; then a refund is
 * requested as for any return. A repeat finds the first one. Throws `no_order`, or `not_withdrawable` with the reason.
 */
export async function withdraw(deps: Deps, claim: WithdrawalClaim, declared: Declaration): Promise<void> {
  const written = await writeDown(deps, claim, declared);
  // No later failure undoes the declaration: the recover job continues.
  await goOnWithdrawing(deps, written).catch((error: unknown) => {
    deps.log.warn({ err: error, purchaseId: claim.purchaseId }, 'a withdrawal goes on later');
  });
}

async function writeDown(
  deps: Deps,
  { purchaseId, begunAt }: WithdrawalClaim,
  { name, email }: Declaration,
): Promise<Withdrawal> {
  return deps.db.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, purchaseId);
    if (!purchase || purchase.erasedAt) throw new Problem('no_order');
    const known = await withdrawalOf(tx, purchaseId);
    if (known) return known;
    const now = deps.now();
    const begun = begunAt ?? now;
    const decision = decideWithdrawal(purchase, refundPolicyOf(deps.settings), begun);
    if (!decision.allowed) throw new Problem('not_withdrawable', { why: decision.why });
    const row = { id: randomUUID(), purchaseId, name, email, begunAt: begun, receivedAt: now };
    const [written] = await tx.insert(withdrawalTable).values(row).returning();
    if (!written) throw new Error(`the withdrawal from ${purchaseId} was not written down`);
    await recordAudit(deps, tx, { who: 'buyer', what: 'withdrawal received', why: WHY, purchaseId });
    // Also to the buyer, who must hear of it even if somebody else declared it.
    await queueOrderMails(deps, tx, purchase, 'withdrawal_received', { to: [email, purchase.email] });
    return written;
  });
}

/** Carries out a withdrawal. Safe to repeat; if a provider is unreachable it throws, or changes nothing. */
export async function goOnWithdrawing(deps: Deps, withdrawal: Withdrawal): Promise<void> {
  if (withdrawal.settledAt !== null) return;
  const purchase = await readPurchase(deps.db.db, withdrawal.purchaseId);
  if (!purchase) throw new Error(`withdrawal ${withdrawal.id} is from no purchase`);
  switch (purchase.state) {
    case 'paid':
      await endUndelivered(deps, purchase);
      break;
    case 'provisioned':
    case 'delivered':
      await giveBack(deps, withdrawal, purchase);
      break;
    default:
      // An order being placed at this moment is taken back once delivered, or refunded if it never is.
      if (['refunding', 'refunded'].includes(buyerView(purchase.state))) await settle(deps, purchase, null);
  }
}

/** Nothing has been ordered yet, so there is nothing to take back. */
async function endUndelivered(deps: Deps, purchase: Purchase): Promise<void> {
  if (purchase.disputed) return settle(deps, purchase, 'disputed');
  const isOver = await deps.db.db.transaction((tx) =>
    refundPurchase(deps, tx, purchase, WHY, { who: 'buyer' }),
  );
  if (isOver) await settle(deps, purchase, null);
}

async function giveBack(deps: Deps, { begunAt }: Withdrawal, purchase: Purchase): Promise<void> {
  // The requested refund continues by itself.
  if (await hasAskedRefund(deps.db.db, purchase.id)) return;
  try {
    const start = await requestRefund(deps, purchase, { who: 'buyer', why: WHY, at: begunAt });
    if (start === 'refunding') await settle(deps, purchase, null);
  } catch (error) {
    if (!(error instanceof Problem) || error.reason !== 'not_refundable') throw error;
    const { why } = error.facts as Facts['not_refundable'];
    await settle(deps, purchase, why === 'returned' ? null : why);
  }
}

/** The outcome is known: the refund is on its way, or a person must say why not. */
async function settle(deps: Deps, { id: purchaseId }: Purchase, refused: NoRefund | null): Promise<void> {
  const settled = await deps.db.db.transaction(async (tx) => {
    const [row] = await tx
      .update(withdrawalTable)
      .set({ settledAt: deps.now(), refused })
      .where(and(eq(withdrawalTable.purchaseId, purchaseId), isNull(withdrawalTable.settledAt)))
      .returning();
    if (row && refused !== null)
      await recordAudit(deps, tx, { who: 'shop', what: 'withdrawal not refunded', why: refused, purchaseId });
    return row;
  });
  if (settled && refused !== null)
    await flagForReview(deps.db.db, purchaseId, `withdrawn from, and not refunded by itself: ${refused}`);
}
