import { orderNumber } from '../../domain/checkout/order.ts';
import { refundCause } from '../../domain/checkout/refund-cause.ts';
import { displayStatus } from '../../domain/esims/display-status.ts';
import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { moneyOf, ofMinor, sent } from '../../domain/money.ts';
import { shownAddress } from '../../domain/shown-address.ts';
import type { DbOrTx } from '../db/database.ts';
import { showWellFormed, wellFormed } from '../db/json-column.ts';
import type { Deps } from '../deps.ts';
import { boughtPlan } from '../purchase/bought-plan.ts';
import { dollarsOf } from '../purchase/paid-price.ts';
import { refundedAt, refundsOf } from '../purchase/refunds.ts';
import type { Refund } from '../purchase/tables.ts';
import { type OwnedEsim, statusOf } from './queries.ts';

/** The eSIMs as the API returns them, without malformed ones. */
export async function presentEsims(
  { db: { db }, log }: Pick<Deps, 'db' | 'log'>,
  owned: readonly OwnedEsim[],
): Promise<UserEsim[]> {
  const refunds = await refundsOf(db, owned.flatMap(returnedPurchase));
  return showWellFormed(log, owned, (each) => present(each, refunds.get(each.purchase.id)));
}

export async function presentEsim(db: DbOrTx, owned: OwnedEsim): Promise<UserEsim> {
  const refunds = await refundsOf(db, returnedPurchase(owned));
  return present(owned, refunds.get(owned.purchase.id));
}

function returnedPurchase({ purchase: { id, state } }: OwnedEsim): string[] {
  return state === 'refunding' || state === 'refunded' ? [id] : [];
}

/** Spelled out, so that no other field leaves the server. */
function present(
  { row, esim, purchase, usage, isReturnAsked, centsBackInPart }: OwnedEsim,
  refund: Refund | undefined,
): UserEsim {
  const billing = wellFormed(row.billingDetails, row.id);
  return {
    id: row.id,
    country_name: row.countryName,
    country_code: row.countryCode,
    bundle_name: purchase.bundleName,
    iccid: row.iccid,
    status: displayStatus({
      stored: row.status,
      purchase: purchase.state,
      bundle: usage?.bundleState ?? null,
    }),
    price_paid: dollarsOf(purchase, row.pricePaidCents),
    paid: sent(ofMinor(row.pricePaidCents, purchase.currency)),
    original_price: dollarsOf(purchase, row.originalPriceCents),
    discount_applied: row.discountApplied,
    discount_amount: row.discountCents === null ? null : dollarsOf(purchase, row.discountCents),
    referral_code_used: row.referralCodeUsed,
    purchased_at: row.purchasedAt.toISOString(),
    data_amount: row.dataMb,
    validity_days: row.validityDays,
    payment_method: row.paymentMethod,
    paid_with: purchase.paidWith,
    purchase_id: row.purchaseId,
    order_reference: row.orderReference,
    billing_details: { ...billing, email: shownAddress(billing.email) },
    hidden: row.hidden,
    hidden_at: row.hiddenAt?.toISOString() ?? null,
    order_number: orderNumber(row.purchaseId),
    plan: boughtPlan(purchase),
    has_activation: purchase.topUpIccid === null,
    installed_at: esim.firstInstalledAt?.toISOString() ?? null,
    profile_status: esim.profileStatus,
    top_up_of: purchase.topUpEsimId,
    return_asked: isReturnAsked,
    refund_cause: refund ? refundCause(refund, true) : null,
    refund: refund ? sent(moneyOf(refund)) : null,
    refunded_at: refundedAt(refund)?.toISOString() ?? null,
    refunded_in_part: centsBackInPart === 0 ? null : sent(ofMinor(centsBackInPart, purchase.currency)),
    usage: usage && statusOf(usage),
  };
}
