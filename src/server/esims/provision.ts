import { randomUUID } from 'node:crypto';

import { InvalidActivation, readActivation } from '../../domain/esims/activation-code.ts';
import { movePurchase } from '../checkout/move-purchase.ts';
import { acceptedPayment } from '../checkout/queries.ts';
import type { Payment, Purchase } from '../checkout/tables.ts';
import type { Deps } from '../deps.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { announceEsims } from '../live/announce-esims.ts';
import { queueMails } from '../mail/outbox.ts';
import type { EsimCodes, PlacedOrder } from '../providers/wholesaler.ts';
import { sealCodes } from './activation.ts';
import { esimTable, userEsimTable } from './tables.ts';

/** The mail job needs a moment before the reconcile job asks after it. */
const MAIL_SECONDS = 30;

/** By then the wholesaler has put the bundle on the eSIM. */
const FIRST_LOOK_MS = 2 * 60_000;

/**
 * Hands the eSIM of a bound order to the buyer: codes, the buyer's eSIM, the mails and the invoice in one short transaction.
 * Reads the codes first when the order did not carry them; while the wholesaler is still preparing them nothing
 * happens and false is answered. Safe to repeat.
 */
export async function provision(
  deps: Deps,
  purchaseId: string,
  order: Pick<PlacedOrder, 'reference' | 'codes'>,
): Promise<boolean> {
  const codes = usable(deps, purchaseId, order.codes ?? (await deps.esimGo.codesOf(order.reference)));
  if (!codes) return false;
  return deps.db.db.transaction(async (tx) => {
    const now = deps.now();
    const purchase = await movePurchase(tx, {
      id: purchaseId,
      from: ['ordering', 'unclear'],
      to: 'provisioned',
      at: now,
      set: {
        leaseUntil: null,
        lastError: null,
        nextLookAt: new Date(now.getTime() + MAIL_SECONDS * 1000),
      },
    });
    if (!purchase) return false;
    await tx
      .insert(esimTable)
      .values({ ...sealCodes(deps.cipher, codes), createdAt: now, nextLookAt: firstLook(now) })
      .onConflictDoNothing();
    const payment = await acceptedPayment(tx, purchaseId);
    if (!payment) throw new Error(`purchase ${purchaseId} has no accepted payment`);
    await tx.insert(userEsimTable).values(userEsim(purchase, payment, codes.iccid, order.reference));
    await queueMails(deps, tx, purchaseId, 'delivered');
    await announceEsims(tx, [purchaseId], now);
    await issueInvoice(deps, tx, purchase, payment);
    return true;
  });
}

function firstLook(now: Date): Date {
  return new Date(now.getTime() + FIRST_LOOK_MS);
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

/** Codes that no phone could use are as good as none: the purchase goes on waiting, and is refunded in the end. */
function usable(deps: Deps, purchaseId: string, codes: EsimCodes | null): EsimCodes | null {
  if (!codes) return null;
  try {
    const { smdpAddress, matchingId } = readActivation(codes);
    return { iccid: codes.iccid, smdpAddress, matchingId };
  } catch (error) {
    if (!(error instanceof InvalidActivation)) throw error;
    deps.log.error({ purchaseId }, 'the wholesaler sent an eSIM whose codes cannot be used');
    return null;
  }
}
