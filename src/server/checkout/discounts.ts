import type { Quote } from '../../domain/checkout/quote-schema.ts';
import { amountIn, discountOn, promisedOn } from '../../domain/operators/pricing/discount.ts';
import type { CodeRefusal } from '../../domain/operators/pricing/promotion-code.ts';
import { Problem } from '../../domain/problems/problem.ts';
import type { Offer } from '../catalog/queries.ts';
import { type OfferDiscount, quoteOf } from '../catalog/quote.ts';
import { wellFormed } from '../db/json-column.ts';
import type { Deps } from '../deps.ts';
import { codeInToken, promotionToken } from '../promotions/promotion-token.ts';
import { findPromotion, mailboxRefusal } from '../promotions/use-promotion.ts';

/** A code that lowers an offer's price, with the fields that a purchase stores for it. */
export interface CheckoutDiscount extends OfferDiscount {
  promotionId: string;
  token: string;
}

/** The code does not exist or does not cover this plan; the problem carries the quote without it. */
export function codeRefused(deps: Deps, offer: Offer, why: CodeRefusal): Problem {
  return new Problem('code_refused', { why, quote: quoteOf(deps, offer) });
}

/**
 * The discount of a code on an offer, as the database has it now.
 * @throws Problem `code_refused` if it takes nothing off
 */
async function discountFor(deps: Deps, offer: Offer, code: string): Promise<CheckoutDiscount> {
  const found = await findPromotion(deps.db.db, code);
  if (!found) throw codeRefused(deps, offer, 'unknown');
  const { promotion, refusal } = found;
  if (refusal !== null) throw codeRefused(deps, offer, refusal);
  const { id: promotionId, places, percentBp, belowFloor } = promotion;
  if (!isFor(places, offer)) throw codeRefused(deps, offer, 'other_place');
  const { minor: price, rate } = offer.charged;
  const amounts = wellFormed(promotion.amounts, code);
  const promise = {
    percent_bp: percentBp,
    amount_cents: amountIn({ ...promotion, amounts }, rate.currency),
  };
  if (percentBp === null && promise.amount_cents === null) throw codeRefused(deps, offer, 'other_currency');
  const cents = discountOn({ ...offer, price, rate }, { ...promise, below_floor: belowFloor });
  if (cents === 0) throw codeRefused(deps, offer, 'no_effect');
  const promised = promisedOn(price, promise, rate);
  const capped =
    cents < promised
      ? { percent_bp: percentBp, amount_cents: percentBp === null ? promised : null }
      : undefined;
  return { promotionId, code, cents, capped, token: promotionToken(deps.cipher, code) };
}

/** A region includes its countries, as in price rules. */
function isFor(places: readonly string[], { plan, region }: Offer): boolean {
  const isCountry = plan.country_code.length === 2;
  return places.length === 0 || places.includes(plan.country_code) || (isCountry && places.includes(region));
}

/**
 * The same by the token of a quote; null if there is none. A token that we did not issue matches no code.
 * @throws Problem `code_refused`
 */
export async function discountByToken(
  deps: Deps,
  offer: Offer,
  token: string | null | undefined,
): Promise<CheckoutDiscount | null> {
  if (!token) return null;
  const code = codeInToken(deps.cipher, token);
  if (code === null) throw codeRefused(deps, offer, 'unknown');
  return discountFor(deps, offer, code);
}

/**
 * The quote of a plan with a code.
 * @param address of a signed-in buyer, who learns at once if their mailbox can't use it; null for a guest, who learns on pressing
 * the button to pay
 * @throws Problem `code_refused`
 */
export async function quoteWithCode(
  deps: Deps,
  offer: Offer,
  code: string,
  address: string | null,
): Promise<Quote> {
  const discount = await discountFor(deps, offer, code);
  const why = address === null ? null : await mailboxRefusal(deps.db.db, discount.promotionId, address);
  if (why !== null) throw codeRefused(deps, offer, why);
  return quoteOf(deps, offer, discount);
}
