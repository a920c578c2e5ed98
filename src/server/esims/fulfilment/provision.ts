import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import type { Deps } from '../../deps.ts';
import { issueInvoice } from '../../invoices/issue-invoice.ts';
import { queueMails } from '../../mail/outbox.ts';
import { movePurchase } from '../../purchase/move-purchase.ts';
import { acceptedPayment } from '../../purchase/queries.ts';
import type { Payment, Purchase } from '../../purchase/tables.ts';
import { sealCodes } from '../activation.ts';
import { announceTo } from '../announce-esims.ts';
import { esimTable, userEsimTable } from '../tables.ts';
import { endFailedProviderOrder } from './bind-provider-order.ts';
import { type BoundProviderOrder, esimOfProviderOrder } from './esim-of-provider-order.ts';

/** The mail job needs a moment before the reconcile job asks after it. */
const MAIL_SECONDS = 30;

/** By then the wholesaler has put the bundle on the eSIM. */
const FIRST_POLL_MS = 2 * 60_000;

/**
 * Hands what a bound order brought to the buyer, a new eSIM or a bundle on theirs: codes, the buyer's eSIM, the mails and
 * the invoice in one short transaction. Reads the codes first when the order did not carry them; while the wholesaler is still preparing them nothing
 * happens and false is answered. Safe to repeat.
 */
export async function provision(deps: Deps, bought: Purchase, order: BoundProviderOrder): Promise<boolean> {
  const supply = await esimOfProviderOrder(deps, bought, order);
  if (supply === 'failed') await endFailedProviderOrder(deps, bought, order.reference);
  if (!supply || supply === 'failed') return false;
  const { iccid, codes } = supply;
  return deps.db.db.transaction(async (tx) => {
    const now = deps.now();
    const purchase = await movePurchase(tx, {
      id: bought.id,
      from: ['ordering', 'unclear'],
      to: 'provisioned',
      at: now,
      set: {
        leaseUntil: null,
        lastError: null,
        nextPollAt: new Date(now.getTime() + MAIL_SECONDS * 1000),
      },
    });
    if (!purchase) return false;
    if (codes) {
      await tx
        .insert(esimTable)
        .values({
          ...sealCodes(deps.cipher, codes),
          wholesaler: purchase.wholesaler,
          createdAt: now,
          nextPollAt: firstPoll(now),
        })
        .onConflictDoNothing();
    } else {
      await tx
        .update(esimTable)
        .set({ nextPollAt: firstPoll(now), quietPolls: 0 })
        .where(eq(esimTable.iccid, iccid));
    }
    const payment = await acceptedPayment(tx, purchase.id);
    if (!payment) throw new Error(`purchase ${purchase.id} has no accepted payment`);
    await tx.insert(userEsimTable).values(userEsim(purchase, payment, iccid, order.reference));
    await queueMails(deps, tx, purchase, 'delivered');
    await announceTo(tx, [purchase], now);
    await issueInvoice(deps, tx, purchase, payment);
    return true;
  });
}

function firstPoll(now: Date): Date {
  return new Date(now.getTime() + FIRST_POLL_MS);
}

function userEsim(
  purchase: Purchase,
  payment: Payment,
  iccid: string,
  orderReference: string,
): typeof userEsimTable.$inferInsert {
  return {
    id: randomUUID(),
    purchaseId: purchase.id,
    iccid,
    countryName: purchase.plan.country,
    countryCode: purchase.countryCode,
    bundleName: purchase.bundleName,
    status: 'purchased',
    pricePaidCents: payment.amountCents,
    originalPriceCents: payment.amountCents,
    purchasedAt: purchase.paidAt ?? purchase.stateSince,
    dataMb: purchase.plan.data_amount,
    validityDays: purchase.plan.duration,
    paymentMethod: payment.provider,
    billingDetails: { fullName: purchase.fullName, email: purchase.email, country: null, zipCode: null },
    orderReference,
  };
}
