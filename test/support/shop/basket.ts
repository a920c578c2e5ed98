import type { Quote } from '../../../src/domain/checkout/quote-schema.ts';
import { linesOf } from '../../../src/server/purchase/basket.ts';
import { agreedAmounts } from '../../../src/server/purchase/paid-price.ts';
import type { Purchase } from '../../../src/server/purchase/tables.ts';
import type { Completed, Started } from './answers.ts';
import type { Buyer } from './buyer.ts';
import type { TestShop } from './shop.ts';

/** A plan of a basket as requests name it. */
export interface AskedPlan {
  bundle_name: string;
  country_code: string;
  onto_line?: number;
}

/** What requests say to buy these plans at once. */
export function plansIn([first, ...more]: readonly AskedPlan[]) {
  if (!first) throw new Error('nothing to buy');
  const { bundle_name, country_code } = first;
  const named = more.map(({ bundle_name, country_code, onto_line }) => ({
    bundle_name,
    country_code,
    ...(onto_line !== undefined && { onto_line }),
  }));
  return { bundle_name, country_code, ...(named.length > 0 && { more_plans: named }) };
}

/** What these plans cost at once. */
export async function quoteFor(buyer: Buyer, plans: readonly AskedPlan[]): Promise<Quote> {
  const { status, body } = await buyer.post<{ quote: Quote }>('/api/quote', plansIn(plans));
  if (status !== 200) throw new Error(`no quote: ${status} ${body.error}`);
  return body.quote;
}

/** The purchase request for these plans, as the checkout page would send it. */
export async function requestFor(
  buyer: Buyer,
  plans: readonly AskedPlan[],
  { method = 'stripe', ...changes }: { method?: 'stripe' | 'paypal' } & Record<string, unknown> = {},
) {
  const quote = await quoteFor(buyer, plans);
  return {
    ...plansIn(plans),
    price: (quote.methods[method]?.total_cents ?? 0) / 100,
    billing_details: { fullName: 'Mia Larsen', email: buyer.email },
    payment_method: method,
    is_guest: true,
    attempt_id: buyer.attempt,
    ...changes,
  };
}

/** What became of one plan of a basket. */
interface BasketLine {
  order: string;
  status: string;
  iccid?: string;
  esim_id?: string;
}

/** A plan of Japan, one of Germany, and the first once more. */
export async function threePlans(buyer: Buyer): Promise<AskedPlan[]> {
  const [japan, germany] = [await buyer.plan('JP'), await buyer.plan('DE')];
  return [japan, germany, japan];
}

/** A checkout whose payment waits for its card. */
export interface BegunBasket {
  buyer: Buyer;
  request: Awaited<ReturnType<typeof requestFor>>;
  started: Started;
}

/** Baskets bought in a shop; three plans, unless others are named. */
export function basketsOf(shop: TestShop) {
  async function begin(
    plans?: readonly AskedPlan[],
    changes: Record<string, unknown> = {},
  ): Promise<BegunBasket> {
    const buyer = shop.buyer();
    const request = await requestFor(buyer, plans ?? (await threePlans(buyer)), changes);
    const { status, body } = await buyer.start(request);
    if (status !== 200) throw new Error(`not started: ${status} ${body.error}`);
    return { buyer, request, started: body };
  }

  async function buy(plans?: readonly AskedPlan[], changes: Record<string, unknown> = {}, card?: string) {
    const bought = await begin(plans, changes);
    await bought.buyer.pay(bought.started, card);
    const { status, body } = await bought.buyer.complete(bought.request, bought.started);
    return { ...bought, status, body: body as Completed & { lines: BasketLine[] } };
  }

  async function linesNow({ started }: Pick<BegunBasket, 'started'>): Promise<Purchase[]> {
    return linesOf(shop.deps.db.db, await shop.purchaseOf({ started }));
  }

  return { begin, buy, linesNow };
}

export const idsOf = (lines: readonly Purchase[]) => lines.map(({ id }) => id);
/** What each line was sold for by card, with its share of the fee. */
export const sharesOf = (lines: readonly Purchase[]) =>
  lines.map((line) => agreedAmounts(line, 'card').total);
export const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
