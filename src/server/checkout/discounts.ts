import type { Quote } from '../../domain/checkout/quote-schema.ts';
import { splitAmount } from '../../domain/checkout/split-amount.ts';
import { CURRENCIES } from '../../domain/currencies.ts';
import type { Minor } from '../../domain/money.ts';
import { amountIn, discountOn, promisedOn } from '../../domain/operators/pricing/discount.ts';
import type { CodeRefusal } from '../../domain/operators/pricing/promotion-code.ts';
import { Problem } from '../../domain/problems/problem.ts';
import type { Offer } from '../catalog/queries.ts';
import { type Basket, type OfferDiscount, quoteOf } from '../catalog/quote.ts';
import { wellFormed } from '../db/json-column.ts';
import type { Deps } from '../deps.ts';
import { codeInToken, promotionToken } from '../promotions/promotion-token.ts';
import { findPromotion, mailboxRefusal } from '../promotions/use-promotion.ts';

/** A code that lowers the price of a basket, with the fields that a purchase stores for it. */
export interface CheckoutDiscount extends OfferDiscount {
  promotionId: string;
  token: string;
}

/** The code does not exist or covers none of these plans; the problem carries the quote without it. */
export function codeRefused(deps: Deps, basket: Basket, why: CodeRefusal): Problem {
  return new Problem('code_refused', { why, quote: quoteOf(deps, basket) });
}

/**
 * The discount of a code on a basket, as the database has it now: its share of each plan that it covers, or its amount once,
 * spread over them.
 * @throws Problem `code_refused` if it takes nothing off
 */
async function discountFor(deps: Deps, basket: Basket, code: string): Promise<CheckoutDiscount> {
  const found = await findPromotion(deps.db.db, code);
  if (!found) throw codeRefused(deps, basket, 'unknown');
  const { promotion, refusal } = found;
  if (refusal !== null) throw codeRefused(deps, basket, refusal);
  const { id: promotionId, places, percentBp, belowFloor } = promotion;
  const isCovered = basket.map((offer) => isFor(places, offer));
  if (!isCovered.includes(true)) throw codeRefused(deps, basket, 'other_place');
  const { rate } = basket[0].charged;
  const amounts = wellFormed(promotion.amounts, code);
  const promise = {
    percent_bp: percentBp,
    amount_cents: amountIn({ ...promotion, amounts }, rate.currency),
  };
  if (percentBp === null && promise.amount_cents === null) throw codeRefused(deps, basket, 'other_currency');
  const prices = basket.map(({ charged }, line) => (isCovered[line] ? charged.minor : 0));
  const allowed = basket.map((offer, line) => {
    const price = prices[line] ?? 0;
    const most = percentBp === null ? { ...promise, amount_cents: price } : promise;
    return price === 0 ? 0 : discountOn({ ...offer, price, rate }, { ...most, below_floor: belowFloor });
  });
  const promised =
    percentBp === null
      ? (promise.amount_cents ?? 0)
      : sumOf(prices.map((price) => promisedOn(price, promise, rate)));
  const cents = Math.min(sumOf(allowed), promised);
  if (cents === 0) throw codeRefused(deps, basket, 'no_effect');
  const { step } = CURRENCIES[rate.currency];
  const shares = percentBp === null ? splitAmount(cents, allowed, step) : allowed;
  const capped =
    cents < promised
      ? { percent_bp: percentBp, amount_cents: percentBp === null ? promised : null }
      : undefined;
  return { promotionId, code, cents, shares, capped, token: promotionToken(deps.cipher, code) };
}

const sumOf = (amounts: readonly Minor[]): Minor => amounts.reduce((sum, amount) => sum + amount, 0);

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
  basket: Basket,
  token: string | null | undefined,
): Promise<CheckoutDiscount | null> {
  if (!token) return null;
  const code = codeInToken(deps.cipher, token);
  if (code === null) throw codeRefused(deps, basket, 'unknown');
  return discountFor(deps, basket, code);
}

/**
 * The quote of a basket with a code.
 * @param address of a signed-in buyer, who learns at once if their mailbox can't use it; null for a guest, who learns on pressing
 * the button to pay
 * @throws Problem `code_refused`
 */
export async function quoteWithCode(
  deps: Deps,
  basket: Basket,
  code: string,
  address: string | null,
): Promise<Quote> {
  const discount = await discountFor(deps, basket, code);
  const why = address === null ? null : await mailboxRefusal(deps.db.db, discount.promotionId, address);
  if (why !== null) throw codeRefused(deps, basket, why);
  return quoteOf(deps, basket, discount);
}
