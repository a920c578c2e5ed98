import { randomUUID } from 'node:crypto';

import { asPartnerCode } from '../../domain/catalog/found/partner-code.ts';
import { PAYMENT_METHODS, type PaymentMethod, takesCurrency } from '../../domain/checkout/payment-method.ts';
import { BASE_CURRENCY, type Currency } from '../../domain/currencies.ts';
import { SOURCE } from '../../domain/languages.ts';
import { fromDecimal, isSameMoney, type Money, ofMinor } from '../../domain/money.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { CONSENT_VERSION } from '../../domain/promise/withdrawal-consent.ts';
import type { Sale } from '../../domain/switches/switches.ts';
import { readEuVatNumber, writtenVatNumber } from '../../domain/tax/eu-vat-number.ts';
import { planOfPurchase } from '../catalog/plan-of-purchase.ts';
import { amountsOf, type Basket, basketFor, type LineShare, quoteOf, sharesOf } from '../catalog/quote.ts';
import type { Deps } from '../deps.ts';
import { draftAttempt, draftBasket, draftQuote, purchasesOfDraft } from '../draft-orders/draft-basket.ts';
import { readDraftToken } from '../draft-orders/draft-link.ts';
import { namePurchaseOfDraft } from '../draft-orders/draft-orders.ts';
import { payableDraft } from '../draft-orders/payable-draft.ts';
import type { DraftOrder } from '../draft-orders/tables.ts';
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
import { lineId, linesOf } from '../purchase/basket.ts';
import { attemptFingerprint, guestHash, guestSecret } from '../purchase/guest-proof.ts';
import type { Owner } from '../purchase/owner.ts';
import { quotedTotal } from '../purchase/paid-price.ts';
import type { Purchase } from '../purchase/tables.ts';
import { mustBeOnSale } from '../switches/on-sale.ts';
import { type Business, knownBusiness } from '../tax/business.ts';
import { checkTopUp } from '../top-ups/check-top-up.ts';
import { type CheckoutDiscount, codeRefused, discountByToken } from './discounts.ts';
import type { PurchaseRequest } from './requests.ts';

/** How long repeating an attempt finds the same purchase. */
export const ATTEMPT_MINUTES = 60;

/**
 * The purchase of an attempt, as the lines of its basket: the existing one, or a new one at today's quote. The requested `price` must
 * equal the total to the cent, else `price_changed` (409) with the fresh quote. Where consumers may withdraw they must have agreed to an immediate
 * start, else `consent_needed` (400). A code lowers the quote, or `code_refused` (409) carries the quote without it; the database
 * gives its last use to one purchase only. A quote given to an attempt holds for an hour. No purchase begins while sales are
 * paused. The database refuses a blocked buyer as it writes the purchase: `buyer_blocked` (403).
 */
export async function openPurchase(
  deps: Deps,
  request: PurchaseRequest,
  method: PaymentMethod,
  identity: BuyerIdentity,
): Promise<Purchase[]> {
  try {
    return await openAllowed(deps, request, method, identity);
  } catch (error) {
    const why = promotionRefusal(error);
    if (why !== null) throw codeRefused(deps, await basketOf(deps, request), why);
    if (!isRefusedAsBlocked(error)) throw error;
    throw new Problem('buyer_blocked', { support_email: deps.settings.SUPPORT_EMAIL });
  }
}

async function openAllowed(
  deps: Deps,
  request: PurchaseRequest,
  method: PaymentMethod,
  identity: BuyerIdentity,
): Promise<Purchase[]> {
  if (request.draft_order !== undefined)
    return openDraft(deps, request, request.draft_order, method, identity);
  if (deps.settings.WITHDRAWAL === 'on' && request.withdrawal_consent !== CONSENT_VERSION)
    throw new Problem('consent_needed');
  const attempt = request.attempt_id ? attemptFingerprint(deps.cipher, request.attempt_id) : null;
  const existing = await currentPurchase(deps, attempt);
  const asked = { request, code: codeInToken(deps.cipher, request.discount_token ?? '') };
  const business = knownBusiness(deps, typedVat(request));
  if (existing && (await fits(deps, existing, asked, method, identity))) {
    const buyer = buyerOf(deps, existing.id, request, identity);
    // The buyer may have corrected names and addresses before trying the next card.
    const corrected = await correctBuyer(deps.db.db, existing.id, buyer);
    return corrected.length > 0 ? corrected : linesOf(deps.db.db, existing);
  }

  mustBeOnSale(deps, saleOf(request, method));
  const basket = await basketOf(deps, request);
  const discount = await discountByToken(deps, basket, request.discount_token);
  const { currency } = basket[0].charged.rate;
  const total = ofMinor(amountsOf(basket, method, discount, business?.taxBp).total, currency);
  if (!agreesTo(request, total)) {
    throw new Problem('price_changed', { quote: quoteOf(deps, basket, discount, business) });
  }
  if (!takesCurrency(method, currency))
    throw new Problem('method_not_taken', { name: PAYMENT_METHODS[method].name });
  const topUp = request.top_up_esim_id
    ? await checkTopUp(
        deps,
        { owner: asOwner(identity), order: request.top_up_order },
        {
          esimId: request.top_up_esim_id,
          bundleName: basket[0].plan.bundle_name,
          countryCode: basket[0].plan.country_code,
          wholesaler: basket[0].wholesaler,
        },
      )
    : {};
  if (existing && !(await abandonPurchase(deps, existing))) {
    throw new Problem('already_paid');
  }

  const [first, ...more] = newPurchases(deps, request, { basket, discount, business }, identity);
  const made = await beginPurchase(deps.db.db, { ...first, ...topUp, attemptId: attempt }, more);
  if (made.length > 0) return made;
  // Two first requests of one attempt came at once: the second uses the first one's purchase.
  const other = await currentPurchase(deps, attempt);
  if (other && (await fits(deps, other, asked, method, identity))) return linesOf(deps.db.db, other);
  throw new Problem('changed_meanwhile');
}

/**
 * The purchase of an order that an operator made. It has one at a time, whoever opens its link, so it is paid once. Throws `no_offer` if
 * it is not open any more.
 */
async function openDraft(
  deps: Deps,
  asked: PurchaseRequest,
  token: string,
  method: PaymentMethod,
  identity: BuyerIdentity,
): Promise<Purchase[]> {
  const draft = await payableDraft(deps, token);
  const { company, vatNumber } = draft;
  // The price depends on them.
  const request = { ...asked, billing_details: { ...asked.billing_details, company, vatNumber } };
  const attempt = draftAttempt(deps.cipher, draft);
  const existing = await purchaseOfAttempt(deps.db.db, attempt);
  if (existing) {
    await namePurchaseOfDraft(deps.db.db, draft.id, existing.id);
    const corrected = await correctBuyer(
      deps.db.db,
      existing.id,
      buyerOf(deps, existing.id, request, identity),
    );
    return corrected.length > 0 ? corrected : linesOf(deps.db.db, existing);
  }
  const total = ofMinor(draft.totalCents, draft.currency);
  if (!agreesTo(request, total)) throw new Problem('price_changed', { quote: await draftQuote(deps, draft) });
  if (!takesCurrency(method, draft.currency))
    throw new Problem('method_not_taken', { name: PAYMENT_METHODS[method].name });
  const basket = await draftBasket(deps, draft);
  const topUp = await topUpOfDraft(deps, request, draft, basket);
  const firstId = randomUUID();
  const [first, ...more] = purchasesOfDraft(
    deps,
    { draft, basket, firstId },
    buyerOf(deps, firstId, request, identity),
    { topUp },
  );
  const made = await beginPurchase(deps.db.db, first, more);
  const [one] = made.length > 0 ? made : [await purchaseOfAttempt(deps.db.db, attempt)];
  if (!one) throw new Problem('changed_meanwhile');
  await namePurchaseOfDraft(deps.db.db, draft.id, one.id);
  return made.length > 0 ? made : linesOf(deps.db.db, one);
}

/** Throws `top_up_refused` for an eSIM that takes no plan any more. */
async function topUpOfDraft(
  deps: Deps,
  { top_up_order: order }: PurchaseRequest,
  { topUpEsimId: esimId }: DraftOrder,
  [{ plan, wholesaler }]: Basket,
): Promise<object> {
  if (esimId === null) return {};
  const bundle = { bundleName: plan.bundle_name, countryCode: plan.country_code, wholesaler };
  return checkTopUp(deps, { owner: null, order }, { esimId, ...bundle });
}

const currencyOf = ({ currency = BASE_CURRENCY }: Pick<PurchaseRequest, 'currency'>): Currency => currency;

/** Throws `unknown_plan`, or `cannot_share_esim`. A top-up is bought alone: it is for an eSIM that is not of the basket. */
function basketOf(deps: Deps, request: PurchaseRequest): Promise<Basket> {
  if (request.top_up_esim_id && request.more_plans?.length) throw new Problem('cannot_share_esim');
  return basketFor(deps, request, currencyOf(request));
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
 * Same plans for the same eSIMs with the same code at the price the buyer agreed to. A purchase that a user began is only theirs
 * to continue.
 */
async function fits(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  purchase: Purchase,
  { request, code }: { request: PurchaseRequest; code: string | null },
  method: PaymentMethod,
  identity: BuyerIdentity,
): Promise<boolean> {
  // A guest's purchase may have joined an account meanwhile; its buyer must not be able to tell.
  const who = 'user' in identity ? identity.user.id : null;
  if (!purchase.isGuest && purchase.userId !== who) return false;
  const same =
    purchase.topUpEsimId === (request.top_up_esim_id ?? null) &&
    // A code may lower some of the plans only.
    purchase.discountCode === code &&
    // Its tax was looked up for one number.
    (settings.TAX === 'none' || purchase.vatNumber === vatNumberOf(request));
  if (!same) return false;
  const lines = await linesOf(db.db, purchase);
  const total = quotedTotal(lines, method);
  return isOfPlans(lines, request) && total !== null && agreesTo(request, total);
}

/** Whether these are the plans that a request names, in its order. */
export function isOfPlans(
  lines: readonly Purchase[],
  request: Pick<PurchaseRequest, 'bundle_name' | 'country_code' | 'more_plans'>,
): boolean {
  const plans = [request, ...(request.more_plans ?? [])];
  return (
    lines.length === plans.length &&
    plans.every(({ bundle_name, country_code, ...asked }, line) => {
      const bought = lines[line];
      const onto = 'onto_line' in asked ? (asked.onto_line ?? null) : null;
      return (
        bought?.bundleName === bundle_name &&
        bought.countryCode === country_code.toUpperCase() &&
        bought.ontoLine === onto
      );
    })
  );
}

/** Whether a purchase is that of an order that an operator made. */
export function isOfDraft(
  { cipher }: Pick<Deps, 'cipher'>,
  [first]: readonly Purchase[],
  token: string,
): boolean {
  const linked = readDraftToken(cipher, token);
  return linked !== null && first?.attemptId === draftAttempt(cipher, linked);
}

/** The rows of a basket; each line has its share of the basket's discount, tax and fee. */
function newPurchases(
  deps: Deps,
  request: PurchaseRequest,
  {
    basket,
    discount,
    business,
  }: { basket: Basket; discount: CheckoutDiscount | null; business: Business | null },
  identity: BuyerIdentity,
): [NewPurchase, ...NewPurchase[]] {
  const shares = sharesOf(basket, discount, business?.taxBp ?? 0);
  const firstId = randomUUID();
  const buyer = buyerOf(deps, firstId, request, identity);
  const rows = basket.map((offer, line) => ({
    ...planOfPurchase(deps, offer, shares[line] as LineShare),
    id: line === 0 ? firstId : lineId(deps.cipher, firstId, line),
    ...(basket.length > 1 && { basketId: firstId, line, ontoLine: offer.onto ?? null }),
    ...(discount && { discountCode: discount.code, discountCents: discount.shares[line] ?? 0 }),
    // A basket uses its code once.
    ...(discount && line === 0 && { promotionId: discount.promotionId }),
    via: asPartnerCode(request.via),
    ...buyer,
  }));
  return rows as [NewPurchase, ...NewPurchase[]];
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
