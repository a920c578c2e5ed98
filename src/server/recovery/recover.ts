import { eq } from 'drizzle-orm';

import { PROCESSORS, type ProcessorName } from '../../domain/checkout/payment-method.ts';
import { runningBulks } from '../bulk/bulk-acts.ts';
import { ATTEMPT_MINUTES } from '../checkout/open-purchase.ts';
import { inWork } from '../core/work.ts';
import { commitsLostBefore } from '../db/shop-mark.ts';
import type { Deps } from '../deps.ts';
import { runningImports } from '../draft-orders/order-imports.ts';
import { placeLeftDrafts } from '../draft-orders/place-draft.ts';
import { giveBackStock, stockToGiveBack } from '../esim-returns/give-back-stock.ts';
import { sweepReplacements } from '../esim-returns/sweep-replacements.ts';
import { purchasesWithLateOrders, takeBackLate } from '../esim-returns/take-back-late.ts';
import { purchasesToEmpty, takeBackOrFlag } from '../esim-returns/take-back.ts';
import {
  adoptLateProviderOrder,
  giveUp,
  isLate,
  findLostProviderOrder,
} from '../fulfilment/find-lost-provider-order.ts';
import { providerOrdersOf } from '../fulfilment/find-provider-order.ts';
import { finishBasket } from '../fulfilment/finish-basket.ts';
import { fulfil } from '../fulfilment/fulfil.ts';
import { codesMail, mailsAmong, waitingMails } from '../mail/outbox.ts';
import { abandonPurchase } from '../payments/abandon-purchase.ts';
import { endOrphaned } from '../payments/end-payments.ts';
import { settle } from '../payments/settle.ts';
import { ProviderUnset } from '../providers/outcome.ts';
import { basketIdOf, hasCompanions, linesOf } from '../purchase/basket.ts';
import { flagForReview, NO_MAIL } from '../purchase/flag-for-review.ts';
import { becomeUnclear, movePurchase } from '../purchase/move-purchase.ts';
import { dueRefunds } from '../purchase/open-refunds.ts';
import { openPaymentsOf, orphanedPayments } from '../purchase/payments.ts';
import { readPurchase, stuckPurchases } from '../purchase/purchases.ts';
import { type Purchase, purchaseTable, type Refund } from '../purchase/tables.ts';
import { sendRefund } from '../refunds/refund.ts';
import { openWithdrawals } from '../refunds/withdrawal/queries.ts';
import { goOnWithdrawing } from '../refunds/withdrawal/withdraw.ts';
import { areRefundsPaused } from '../switches/on-sale.ts';
import { waitingReceipts } from '../webhook-inbox/waiting-receipts.ts';
import { claimPoll, claimRefund } from './claim-poll.ts';
import { BATCH, sweep } from './sweep.ts';

/** The job has 90 seconds. Work that a hanging provider holds up at that time continues a minute later. */
export const PURCHASES_MS = 45_000;
const REFUNDS_MS = 15_000;
/** No buyer waits at the screen; the next sweep continues. */
const NO_PAUSES: readonly number[] = [];
const UNSET_SECONDS = 3600;

/**
 * Sweeps all stuck purchases and all due refunds and asks the providers for their state, then a batch each of mails, events and
 * other unfinished work. Runs at start, every minute, and when an operator asks; several processes share the work, each purchase
 * is handled by one at a time. Returns how many were handled.
 */
export async function recover(deps: Deps): Promise<number> {
  // Work that becomes due again during the sweep waits for the next one.
  const now = deps.now();
  await commitsLostBefore(deps, now);
  let checked = await sweep(
    () => stuckPurchases(deps.db.db, now, BATCH),
    (purchase) => takeUp(deps, purchase),
    performance.now() + PURCHASES_MS,
  );
  const waiting = { unset: unsetProcessors(deps), isPaused: areRefundsPaused(deps) };
  checked += await sweep(
    () => dueRefunds(deps.db.db, now, BATCH, waiting),
    (refund) => takeUpRefund(deps, refund),
    performance.now() + REFUNDS_MS,
  );
  for (const withdrawal of await openWithdrawals(deps.db.db, BATCH)) {
    checked++;
    const { purchaseId } = withdrawal;
    await inWork({ purchaseId }, () => goOnWithdrawing(deps, withdrawal)).catch((error: unknown) => {
      deps.log.error({ err: error, purchaseId }, 'recover: withdrawal is gone on with later');
    });
  }
  for (const payment of await orphanedPayments(deps.db.db, deps.now(), BATCH)) {
    checked++;
    const { id, purchaseId } = payment;
    await inWork({ purchaseId }, () => endOrphaned(deps, payment)).catch((error: unknown) => {
      deps.log.error({ err: error, purchaseId, paymentId: id }, 'recover: payment is looked at again later');
    });
  }
  for (const mail of await waitingMails(deps.db.db, deps.now(), BATCH)) {
    checked++;
    await deps.queue.send('mail.send', { mailId: mail.id });
  }
  checked += await sweepReplacements(deps, BATCH);
  for (const { id } of await purchasesToEmpty(deps.db.db, deps.now(), BATCH)) {
    checked++;
    await inWork({ purchaseId: id }, () => takeBackOrFlag(deps, id)).catch((error: unknown) => {
      deps.log.error({ err: error, purchaseId: id }, 'recover: eSIM is asked for again later');
    });
  }
  for (const purchase of await purchasesWithLateOrders(deps, deps.now(), BATCH)) {
    if (!(await claimPoll(deps, purchase))) continue;
    checked++;
    await inWork({ purchaseId: purchase.id }, () => takeBackLate(deps, purchase)).catch((error: unknown) => {
      deps.log.error({ err: error, purchaseId: purchase.id }, 'recover: late orders are looked for again');
    });
  }
  for (const piece of await stockToGiveBack(deps.db.db, deps.now(), BATCH)) {
    checked++;
    const { purchaseId, orderReference } = piece;
    await inWork({ purchaseId }, () => giveBackStock(deps, piece)).catch((error: unknown) => {
      deps.log.error({ err: error, purchaseId, orderReference }, 'recover: stock is given back later');
    });
  }
  for (const receipt of await waitingReceipts(deps.db.db, deps.now(), BATCH)) {
    checked++;
    await deps.queue.send('webhook.handle', { receiptId: receipt.id });
  }
  for (const bulkId of await runningBulks(deps.db.db)) {
    checked++;
    await deps.queue.send('bulk.run', { bulkId });
  }
  for (const importId of await runningImports(deps.db.db)) {
    checked++;
    await deps.queue.send('import.run', { importId });
  }
  checked += await placeLeftDrafts(deps, BATCH);
  return checked;
}

/** False where another process has claimed it. */
async function takeUp(deps: Deps, purchase: Purchase): Promise<boolean> {
  if (!(await claimPoll(deps, purchase))) return false;
  await inWork({ purchaseId: purchase.id }, () => advanceOrGiveUp(deps, purchase)).catch(
    async (error: unknown) => {
      const { id, state } = purchase;
      if (error instanceof ProviderUnset) return rest(deps, purchase, error);
      deps.log.error({ err: error, purchaseId: id, state }, 'recover: looks again later');
    },
  );
  return true;
}

/** False where another process has claimed it. */
async function takeUpRefund(deps: Deps, refund: Refund): Promise<boolean> {
  if (!(await claimRefund(deps, refund))) return false;
  const { id, purchaseId } = refund;
  await inWork({ purchaseId }, () => sendRefund(deps, id)).catch((error: unknown) => {
    deps.log.error({ err: error, purchaseId, refundId: id }, 'recover: refund is tried again later');
  });
  return true;
}

function unsetProcessors({ processors }: Deps): ProcessorName[] {
  return PROCESSORS.filter((name) => !processors[name].isSet);
}

/** Its processor is not configured and so unreachable until a restart: it must not hold up the others. */
async function rest(deps: Deps, { id }: Purchase, { provider }: ProviderUnset): Promise<void> {
  const nextPollAt = new Date(deps.now().getTime() + UNSET_SECONDS * 1000);
  await deps.db.db.update(purchaseTable).set({ nextPollAt }).where(eq(purchaseTable.id, id));
  deps.log.warn(
    { purchaseId: id },
    `recover: ${provider.name} is not set, and cannot be asked about a payment`,
  );
}

/** A purchase does not wait for an unreachable wholesaler for ever: a later delivery is then our loss. */
export async function advanceOrGiveUp(deps: Deps, purchase: Purchase): Promise<void> {
  try {
    await advance(deps, purchase);
  } catch (error) {
    if (isLate(deps, purchase, 2))
      await giveUp(deps, purchase, await providerOrdersOf(deps.db.db, purchase.id));
    throw error;
  }
}

/** Reconciles one purchase now, however recently it was polled. */
export async function recoverPurchase(deps: Deps, purchaseId: string): Promise<void> {
  const purchase = await readPurchase(deps.db.db, purchaseId);
  if (purchase) await inWork({ purchaseId }, () => advanceOrGiveUp(deps, purchase));
}

async function advance(deps: Deps, purchase: Purchase): Promise<void> {
  switch (purchase.state) {
    case 'created':
    case 'paying':
      await advanceUnpaid(deps, purchase);
      break;
    case 'paid':
      if (!isLate(deps, purchase)) await fulfil(deps, purchase.id, NO_PAUSES);
      else if (!(await adoptLateProviderOrder(deps, purchase))) {
        await giveUp(deps, purchase, await providerOrdersOf(deps.db.db, purchase.id));
      }
      break;
    case 'ordering':
      await takeOverDeadLease(deps, purchase);
      break;
    case 'unclear':
      await findLostProviderOrder(deps, purchase);
      break;
    case 'provisioned':
      await recordDelivery(deps, purchase);
      break;
    case 'refunding':
      await takeBackLate(deps, purchase);
      break;
    case 'delivered':
    case 'refunded':
    case 'abandoned':
      break;
  }
}

async function advanceUnpaid(deps: Deps, purchase: Purchase): Promise<void> {
  // It is paid or given up with the first of its basket.
  if (basketIdOf(purchase) !== purchase.id) return;
  for (const payment of await openPaymentsOf(deps.db.db, purchase.id)) {
    const settlement = await settle(deps, payment.provider, payment.reference);
    if (settlement.kind === 'paid') {
      for (const line of await linesOf(deps.db.db, purchase)) await fulfil(deps, line.id, NO_PAUSES);
      return;
    }
    if (settlement.kind === 'mismatch') return;
  }
  const age = deps.now().getTime() - purchase.createdAt.getTime();
  if (age > ATTEMPT_MINUTES * 60_000) await abandonPurchase(deps, purchase);
}

/** For a process that died between sending the mail and recording it, and for mails that no server accepts. */
async function recordDelivery(deps: Deps, purchase: Purchase): Promise<void> {
  const { id } = purchase;
  const now = deps.now();
  const isInBasket = hasCompanions(purchase) && purchase.replacingSince === null;
  if (isInBasket) await finishBasket(deps, basketIdOf(purchase));
  const about = isInBasket ? (await linesOf(deps.db.db, purchase)).map((line) => line.id) : [id];
  const mails = await mailsAmong(deps.db.db, about, codesMail(purchase));
  // Another plan of the basket is still on its way.
  if (isInBasket && mails.length === 0) return;
  if (mails.some(({ status }) => status === 'queued')) return;
  const isLost = mails.every(({ status }) => status === 'failed');
  await deps.db.db.transaction(async (tx) => {
    const moved = await movePurchase(tx, { id, from: ['provisioned'], to: 'delivered', at: now });
    if (moved && isLost) await flagForReview(tx, id, NO_MAIL);
  });
}

/** Never orders again: only the wholesaler's records tell whether the dead process's order went through. */
async function takeOverDeadLease(deps: Deps, purchase: Purchase): Promise<void> {
  const now = deps.now();
  const unclear = await deps.db.db.transaction((tx) =>
    becomeUnclear(deps, tx, { id: purchase.id, at: now, onlyIf: { leaseEndedBy: now } }),
  );
  const bound = (await providerOrdersOf(deps.db.db, purchase.id)).some((order) => order.outcome === 'bound');
  if (unclear || bound) await findLostProviderOrder(deps, unclear ?? purchase);
}
