import type { PaymentMethod } from '../../domain/checkout/payment-method.ts';
import type { Quote } from '../../domain/checkout/quote-schema.ts';
import type { DraftLine } from '../../domain/draft-orders/draft-order-schema.ts';
import { unitPrice } from '../../domain/draft-orders/draft-order.ts';
import type { Minor } from '../../domain/money.ts';
import type { Takings } from '../../domain/operators/pricing/price-plan.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { planOfPurchase } from '../catalog/plan-of-purchase.ts';
import type { Offer } from '../catalog/queries.ts';
import { type Basket, type LineShare, offerFor, quoteOf, sharesOf } from '../catalog/quote.ts';
import type { Cipher } from '../db/cipher.ts';
import { wellFormed } from '../db/json-column.ts';
import type { Deps } from '../deps.ts';
import type { Buyer, NewPurchase } from '../purchase/attempts.ts';
import { lineId } from '../purchase/basket.ts';
import { attemptFingerprint } from '../purchase/guest-proof.ts';
import type { DraftOrder } from './tables.ts';

/** The lines of a draft order. @throws MalformedRow */
export function linesOfDraft({ id, lines }: Pick<DraftOrder, 'id' | 'lines'>): DraftLine[] {
  return wellFormed(lines, id);
}

/** The attempt of a draft order: it has one purchase at a time, whoever opens its link. */
export function draftAttempt(cipher: Cipher, { id }: Pick<DraftOrder, 'id'>): string {
  return attemptFingerprint(cipher, `draft order ${id}`);
}

/** No way to pay adds a fee to a price that was agreed on. */
export const withoutFees = (takings: Takings): Takings =>
  typeof takings === 'string' ? 'included' : { ...takings, fees: 'included' };

type Parts = Pick<Deps, 'db' | 'settings'>;

async function offersOf(deps: Parts, draft: DraftOrder): Promise<{ line: DraftLine; offer: Offer }[]> {
  return Promise.all(
    linesOfDraft(draft).map(async (line) => {
      const offer = await offerFor(deps, line.bundle_name, line.country_code, draft.currency);
      return { line, offer: { ...offer, takings: withoutFees(offer.takings) } };
    }),
  );
}

const priced = (offer: Offer, minor: Minor): Offer => ({ ...offer, charged: { ...offer.charged, minor } });

/** A draft order as a basket with each eSIM. Throws `unknown_plan` if a plan is not on sale any more. */
export async function draftBasket(deps: Parts, draft: DraftOrder): Promise<Basket> {
  const lines = await offersOf(deps, draft);
  const each = lines.flatMap(({ line, offer }) =>
    Array<Offer>(line.quantity).fill(priced(offer, unitPrice(line))),
  );
  return each as unknown as Basket;
}

/** Its lines, counted from 1, whose plans are not on sale any more. */
export async function goneLines(deps: Parts, draft: DraftOrder): Promise<number[]> {
  const gone = await Promise.all(
    linesOfDraft(draft).map(async ({ bundle_name: bundle, country_code: place }, at) => {
      try {
        await offerFor(deps, bundle, place, draft.currency);
        return [];
      } catch (error) {
        if (error instanceof Problem && error.reason === 'unknown_plan') return [at + 1];
        throw error;
      }
    }),
  );
  return gone.flat();
}

/** The quote of a draft order, whose lines have quantities. Throws as {@link draftBasket}. */
export async function draftQuote(
  deps: Parts & Pick<Deps, 'processors' | 'switches'>,
  draft: DraftOrder,
): Promise<Quote> {
  const lines = await offersOf(deps, draft);
  const basket = lines.map(({ line, offer }) => priced(offer, unitPrice(line) * line.quantity));
  const quote = quoteOf(deps, basket as unknown as Basket, null, { taxBp: draft.taxBp, token: '' });
  const { vat_token: _, ...kept } = quote;
  const shown = kept.lines ?? [
    {
      plan: kept.plan,
      region: kept.region,
      image_url: kept.image_url,
      coverage: kept.coverage,
      price_cents: basket[0]?.charged.minor ?? 0,
    },
  ];
  return {
    ...kept,
    lines: shown.map((line, at) => Object.assign({}, line, { quantity: lines[at]?.line.quantity ?? 1 })),
  };
}

/** The rows of a draft order's purchases. */
export function purchasesOfDraft(
  deps: Pick<Deps, 'now' | 'cipher'>,
  { draft, basket, firstId }: { draft: DraftOrder; basket: Basket; firstId: string },
  buyer: Buyer,
  beside: { method?: PaymentMethod; topUp?: object } = {},
): [NewPurchase, ...NewPurchase[]] {
  const shares = sharesOf(basket, null, draft.taxBp);
  const { method, topUp } = beside;
  const rows = basket.map((offer, line): NewPurchase => {
    const share = shares[line] as LineShare;
    const fees = method === undefined ? share.fees : { ...share.fees, [method]: 0 };
    return {
      ...planOfPurchase(deps, offer, { ...share, fees }),
      id: line === 0 ? firstId : lineId(deps.cipher, firstId, line),
      ...(basket.length > 1 && { basketId: firstId, line }),
      ...(line === 0 && { attemptId: draftAttempt(deps.cipher, draft), ...topUp }),
      ...buyer,
    };
  });
  return rows as [NewPurchase, ...NewPurchase[]];
}
