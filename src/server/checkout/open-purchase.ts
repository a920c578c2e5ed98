import { randomUUID } from 'node:crypto';

import { asPartnerCode } from '../../domain/catalog/found/partner-code.ts';
import {
  type Fees,
  METHODS,
  PAYMENT_METHODS,
  type PaymentMethod,
  takesCurrency,
} from '../../domain/checkout/payment-method.ts';
import { BASE_CURRENCY, type Currency } from '../../domain/currencies.ts';
import { SOURCE } from '../../domain/languages.ts';
import { type BasisPoints, fromDecimal, isSameMoney, type Money, ofMinor } from '../../domain/money.ts';
import { minorPerCent } from '../../domain/operators/pricing/local-price.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { CONSENT_VERSION } from '../../domain/promise/withdrawal-consent.ts';
import type { Sale } from '../../domain/switches/switches.ts';
import { readEuVatNumber, writtenVatNumber } from '../../domain/tax/eu-vat-number.ts';
import type { Offer } from '../catalog/queries.ts';
import { amountsOf, offerFor, quoteOf, taxOffOf } from '../catalog/quote.ts';
import type { Deps } from '../deps.ts';
import { isRefusedAsBlocked } from '../fraud/blocked-mailboxes.ts';
import type { BuyerIdentity } from '../identity/identify.ts';
import { abandonPurchase } from '../payments/abandon-purchase.ts';
import { codeInToken } from '../promotions/promotion-token.ts';
import { promotionRefusal } from '../promotions/use-promotion.ts';
import {
  beginPurchase,
  type Buyer,
  correctBuyer,
  freeAttempt,
  type NewPurchase,
  purchaseOfAttempt,
} from '../purchase/attempts.ts';
import { attemptFingerprint, guestHash, guestSecret } from '../purchase/guest-proof.ts';
import type { Owner } from '../purchase/owner.ts';
import { agreedAmounts, quotedAmounts } from '../purchase/paid-price.ts';
import type { Purchase } from '../purchase/tables.ts';
import { mustBeOnSale } from '../switches/on-sale.ts';
import { type Business, knownBusiness } from '../tax/business.ts';
import { checkTopUp } from '../top-ups/check-top-up.ts';
import { type CheckoutDiscount, codeRefused, discountByToken } from './discounts.ts';
import type { PurchaseRequest } from './requests.ts';

/** How long repeating an attempt finds the same purchase. */
export const ATTEMPT_MINUTES = 60;

/**
 * The purchase of an attempt: the existing one, or a new one at today's quote. The requested `price` must equal the total to the
 * cent, else `price_changed` (409) with the fresh quote. Where consumers may withdraw they must have agreed to an immediate
 * start, else `consent_needed` (400). A code lowers the quote, or `code_refused` (409) carries the quote without it; the database
 * gives its last use to one purchase only. A quote given to an attempt holds for an hour. No purchase begins while sales are
 * paused. The database refuses a blocked buyer as it writes the purchase: `buyer_blocked` (403).
 */
export async function openPurchase(
  deps: Deps,
  request: PurchaseRequest,
  method: PaymentMethod,
  identity: BuyerIdentity,
): Promise<Purchase> {
  try {
    return await openAllowed(deps, request, method, identity);
  } catch (error) {
    const why = promotionRefusal(error);
    if (why !== null) throw codeRefused(deps, await offerOf(deps, request), why);
    if (!isRefusedAsBlocked(error)) throw error;
    throw new Problem('buyer_blocked', { support_email: deps.settings.SUPPORT_EMAIL });
  }
}

async function openAllowed(
  deps: Deps,
  request: PurchaseRequest,
  method: PaymentMethod,
  identity: BuyerIdentity,
): Promise<Purchase> {
  if (deps.settings.WITHDRAWAL === 'on' && request.withdrawal_consent !== CONSENT_VERSION)
    throw new Problem('consent_needed');
  const attempt = request.attempt_id ? attemptFingerprint(deps.cipher, request.attempt_id) : null;
  const existing = await currentPurchase(deps, attempt);
  const asked = { request, code: codeInToken(deps.cipher, request.discount_token ?? '') };
  const business = knownBusiness(deps, typedVat(request));
  if (existing && fits(deps, existing, asked, method, identity)) {
    const buyer = buyerOf(deps, existing.id, request, identity);
    // The buyer may have corrected names and addresses before trying the next card.
    return (await correctBuyer(deps.db.db, existing.id, buyer)) ?? existing;
  }

  mustBeOnSale(deps, saleOf(request, method));
  const offer = await offerOf(deps, request);
  const discount = await discountByToken(deps, offer, request.discount_token);
  const { currency } = offer.charged.rate;
  const total = ofMinor(amountsOf(offer, method, discount, business?.taxBp).total, currency);
  if (!agreesTo(request, total)) {
    throw new Problem('price_changed', { quote: quoteOf(deps, offer, discount, business) });
  }
  if (!takesCurrency(method, currency))
    throw new Problem('method_not_taken', { name: PAYMENT_METHODS[method].name });
  const topUp = request.top_up_esim_id
    ? await checkTopUp(
        deps,
        { owner: asOwner(identity), order: request.top_up_order },
        {
          esimId: request.top_up_esim_id,
          bundleName: offer.plan.bundle_name,
          wholesaler: offer.wholesaler,
        },
      )
    : {};
  if (existing && !(await abandonPurchase(deps, existing))) {
    throw new Problem('already_paid');
  }

  const row = {
    ...newPurchase(deps, request, { offer, discount, business }, identity),
    ...topUp,
    attemptId: attempt,
  };
  const made = await beginPurchase(deps.db.db, row);
  if (made) return made;
  // Two first requests of one attempt came at once: the second uses the first one's purchase.
  const other = await currentPurchase(deps, attempt);
  if (other && fits(deps, other, asked, method, identity)) return other;
  throw new Problem('changed_meanwhile');
}

const currencyOf = ({ currency = BASE_CURRENCY }: Pick<PurchaseRequest, 'currency'>): Currency => currency;

function offerOf(deps: Deps, request: PurchaseRequest): Promise<Offer> {
  return offerFor(deps, request.bundle_name, request.country_code, currencyOf(request));
}

/** Whether the price in the request is this one, to the cent. */
export function agreesTo(request: Pick<PurchaseRequest, 'price' | 'currency'>, total: Money): boolean {
  const agreed = fromDecimal(request.price, currencyOf(request));
  return agreed !== null && isSameMoney(agreed, total);
}

/** The kind of sale a request is, for the switches that pause sales. */
export function saleOf(
  { wallet, top_up_esim_id: onto }: Pick<PurchaseRequest, 'wallet' | 'top_up_esim_id'>,
  method: PaymentMethod,
): Sale {
  return { method: method === 'card' && wallet ? 'wallets' : method, isTopUp: Boolean(onto) };
}

async function currentPurchase(deps: Deps, attempt: string | null): Promise<Purchase | null> {
  if (attempt === null) return null;
  const purchase = await purchaseOfAttempt(deps.db.db, attempt);
  if (!purchase) return null;
  const age = deps.now().getTime() - purchase.createdAt.getTime();
  if (age < ATTEMPT_MINUTES * 60_000) return purchase;
  // Frees the id for a new purchase; the recover job deals with the old one.
  await freeAttempt(deps.db.db, purchase.id);
  return null;
}

function asOwner(identity: BuyerIdentity): Owner | null {
  if ('user' in identity) return { user: identity.user.id };
  return identity.guest === null ? null : { guest: guestHash(identity.guest) };
}

/**
 * Same plan for the same eSIM with the same code at the price the buyer agreed to. A purchase that a user began is only theirs to
 * continue.
 */
function fits(
  { settings }: Pick<Deps, 'settings'>,
  purchase: Purchase,
  { request, code }: { request: PurchaseRequest; code: string | null },
  method: PaymentMethod,
  identity: BuyerIdentity,
): boolean {
  // A guest's purchase may have joined an account meanwhile; its buyer must not be able to tell.
  const who = 'user' in identity ? identity.user.id : null;
  if (!purchase.isGuest && purchase.userId !== who) return false;
  const samePlan =
    purchase.bundleName === request.bundle_name &&
    purchase.topUpEsimId === (request.top_up_esim_id ?? null) &&
    purchase.countryCode === request.country_code.toUpperCase() &&
    purchase.discountCode === code &&
    // Its tax was looked up for one number.
    (settings.TAX === 'none' || purchase.vatNumber === vatNumberOf(request));
  const amounts = quotedAmounts(purchase, method);
  return samePlan && amounts !== null && agreesTo(request, ofMinor(amounts.total, purchase.currency));
}

/** The total of a purchase with this payment method, as quoted. */
export function totalOf(purchase: Purchase, method: PaymentMethod): Money {
  return ofMinor(agreedAmounts(purchase, method).total, purchase.currency);
}

function newPurchase(
  deps: Deps,
  request: PurchaseRequest,
  {
    offer,
    discount,
    business,
  }: { offer: Offer; discount: CheckoutDiscount | null; business: Business | null },
  identity: BuyerIdentity,
): NewPurchase {
  const now = deps.now();
  const id = randomUUID();
  const { card_total: _, ...plan } = offer.plan;
  return {
    id,
    state: 'created',
    stateSince: now,
    createdAt: now,
    nextPollAt: now,
    wholesaler: offer.wholesaler,
    bundleName: offer.plan.bundle_name,
    countryCode: offer.plan.country_code,
    plan,
    coverage: offer.coverage,
    ...soldAt(offer, discount, business?.taxBp ?? 0),
    wholesaleCents: offer.wholesale,
    fees: Object.fromEntries(
      METHODS.filter((method) => takesCurrency(method, offer.charged.rate.currency)).map((method) => [
        method,
        amountsOf(offer, method, discount, business?.taxBp).fee,
      ]),
    ) satisfies Fees,
    ...(discount && {
      promotionId: discount.promotionId,
      discountCode: discount.code,
      discountCents: discount.cents,
    }),
    via: asPartnerCode(request.via),
    ...buyerOf(deps, id, request, identity),
  };
}

/** What the plan is sold for, with the rate that made it. */
function soldAt(offer: Offer, discount: CheckoutDiscount | null, taxBp: BasisPoints) {
  const { minor, rate, set } = offer.charged;
  const taxOffCents = taxOffOf(offer, discount, taxBp);
  const priceCents = minor - (discount?.cents ?? 0) - taxOffCents;
  return {
    currency: rate.currency,
    priceCents,
    taxOffCents,
    ...(set && {
      rate: minorPerCent(rate),
      rateSource: set.source,
      baseCents: Math.round(priceCents / minorPerCent(rate)),
    }),
  };
}

function vatNumberOf({ billing_details: { vatNumber } }: Pick<PurchaseRequest, 'billing_details'>) {
  const number = readEuVatNumber(vatNumber ?? '');
  return number ? writtenVatNumber(number) : vatNumber || null;
}

/** A request's VAT number, with what was found out about it before. */
export function typedVat(request: Pick<PurchaseRequest, 'billing_details' | 'vat_token'>) {
  return { vatNumber: vatNumberOf(request), token: request.vat_token };
}

/** A user's purchases go to the account's own address, whatever the form contains. */
function buyerOf(deps: Deps, purchaseId: string, request: PurchaseRequest, identity: BuyerIdentity): Buyer {
  const owner =
    'user' in identity
      ? {
          isGuest: false,
          userId: identity.user.id,
          guestHash: null,
          email: identity.user.email,
          createAccount: false,
        }
      : {
          isGuest: true,
          guestHash: guestHash(guestSecret(deps.cipher, identity.guest, purchaseId)),
          email: request.billing_details.email,
          createAccount: request.create_account,
        };
  return {
    ...owner,
    fullName: request.billing_details.fullName,
    language: request.language ?? SOURCE,
    company: request.billing_details.company || null,
    vatNumber: vatNumberOf(request),
    alternativeEmail: request.alternative_email || null,
    sendToBothEmails: request.send_to_both_emails,
    marketingOptIn: request.marketing_opt_in && !request.marketing_opt_out,
    ...(deps.settings.WITHDRAWAL === 'on' && {
      withdrawalConsentAt: deps.now(),
      withdrawalConsentVersion: CONSENT_VERSION,
    }),
  };
}
