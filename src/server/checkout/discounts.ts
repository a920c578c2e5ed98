import type { Quote } from '../../domain/checkout/quote-schema.ts';
import { discountOn, promisedOn } from '../../domain/operators/pricing/discount.ts';
import type { CodeRefusal } from '../../domain/operators/pricing/promotion-code.ts';
import { Problem } from '../../domain/problems/problem.ts';
import type { Offer } from '../catalog/queries.ts';
import { type OfferDiscount, quoteOf } from '../catalog/quote.ts';
import type { Deps } from '../deps.ts';
import { codeInToken, promotionToken } from '../promotions/promotion-token.ts';
import { findPromotion, mailboxRefusal } from '../promotions/use-promotion.ts';

/** A code that lowers the price of an offer, and what a purchase says to have it. */
export interface CheckoutDiscount extends OfferDiscount {
  promotionId: string;
  token: string;
}

/** Not that code, or not for this plan: what the plan costs without it goes along. */
export function codeRefused(deps: Deps, offer: Offer, why: CodeRefusal): Problem {
  return new Problem('code_refused', { why, quote: quoteOf(deps, offer) });
}

/**
 * What a code takes off an offer, as the database has it now.
 * @throws Problem `code_refused` where it takes nothing off
 */
async function discountFor(deps: Deps, offer: Offer, code: string): Promise<CheckoutDiscount> {
  const found = await findPromotion(deps.db.db, code);
  if (!found) throw codeRefused(deps, offer, 'unknown');
  const { promotion, refusal } = found;
  if (refusal !== null) throw codeRefused(deps, offer, refusal);
  const { id: promotionId, places, percentBp, amountCents, belowFloor } = promotion;
  if (!isFor(places, offer)) throw codeRefused(deps, offer, 'other_place');
  const promised = { percent_bp: percentBp, amount_cents: amountCents };
  const cents = discountOn(offer, { ...promised, below_floor: belowFloor });
  if (cents === 0) throw codeRefused(deps, offer, 'no_effect');
  const capped = cents < promisedOn(offer.price, promised) ? promised : undefined;
  return { promotionId, code, cents, capped, token: promotionToken(deps.cipher, code) };
}

/** A part of the world stands for its countries, as it does in rules of prices. */
function isFor(places: readonly string[], { plan, region }: Offer): boolean {
  const isCountry = plan.country_code.length === 2;
  return places.length === 0 || places.includes(plan.country_code) || (isCountry && places.includes(region));
}

/**
 * The same by the token that a quote gave; null where there is none. One that we did not give is of no code.
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
 * @param address of who is signed in: they are told at once where their mailbox can't use it; null for a guest, who is told at the press
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
