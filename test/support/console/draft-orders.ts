import { randomUUID } from 'node:crypto';

import type { ShownDraft } from '../../../src/domain/draft-orders/draft-order-schema.ts';
import type { OutputOf } from '../../../src/server/admin/run-verb.ts';
import type { Buyer } from '../shop/buyer.ts';
import type { TestShop } from '../shop/shop.ts';
import type { TestOperator } from './operator.ts';

export type DraftFacts = OutputOf<'draft_order'>;

interface Wanted {
  terms?: 'link' | 'invoice' | 'account' | 'free';
  quantity: number;
  unit_cents?: number;
  credit_account?: string;
  [field: string]: unknown;
}

/** Orders that operators make, as the console and buyers handle them. */
export function draftOrdersOf(shop: TestShop) {
  /** The input of a draft order for a new buyer. */
  async function input({ terms = 'link', quantity, unit_cents = 900, ...others }: Wanted) {
    const plan = await shop.buyer().plan('DE');
    return {
      terms,
      reason: 'A test',
      full_name: 'Mia Larsen',
      email: `${randomUUID()}@example.com`,
      language: 'en',
      currency: 'USD',
      lines: [{ bundle_name: plan.bundle_name, country_code: plan.country_code, quantity, unit_cents }],
      valid_until: new Date(shop.deps.now().getTime() + 7 * 86_400_000).toISOString(),
      ...others,
    };
  }

  async function make(by: TestOperator, wanted: Wanted): Promise<DraftFacts> {
    const made = await by.tell<DraftFacts>('draft_order_save', await input(wanted));
    if (made.status !== 200) throw new Error(JSON.stringify(made.body));
    return made.body;
  }

  async function send(by: TestOperator, id: string, as = 'offer'): Promise<DraftFacts> {
    const sent = await by.tell<DraftFacts>('draft_order_send', { id, as });
    if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
    return sent.body;
  }

  const read = async (by: TestOperator, id: string) => (await by.ask<DraftFacts>('draft_order', { id })).body;
  const tokenIn = (link: string | null) => link?.split('/').at(-1) ?? '';

  /** Made, sent, and as its page shows it. */
  async function opened(by: TestOperator, wanted: Wanted) {
    const draft = await make(by, wanted);
    const token = tokenIn((await send(by, draft.id)).link);
    const page = await shop.buyer().get<{ draft_order: ShownDraft }>(`/api/draft-orders/${token}`);
    return { draft, token, shown: page.body.draft_order };
  }

  const requestFor = (token: string, { lines: [line], total, buyer }: ShownDraft) => ({
    bundle_name: line?.plan.bundle_name,
    country_code: line?.plan.country_code,
    draft_order: token,
    price: total.minor / 100,
    currency: total.currency,
    billing_details: { fullName: buyer.full_name, email: buyer.email },
    payment_method: 'stripe',
    is_guest: true,
    attempt_id: randomUUID(),
  });

  const startCard = (buyer: Buyer, token: string, shown: ShownDraft) =>
    buyer.post<{ client_secret: string; payment_intent_id: string }>(
      '/api/esims/create-payment-intent',
      requestFor(token, shown),
    );

  async function payByCard(buyer: Buyer, token: string, shown: ShownDraft) {
    const request = requestFor(token, shown);
    const started = await buyer.post<{ client_secret: string; payment_intent_id: string; order: string }>(
      '/api/esims/create-payment-intent',
      request,
    );
    if (started.status !== 200) throw new Error(JSON.stringify(started.body));
    await buyer.pay(started.body);
    return buyer.complete(request, started.body);
  }

  /** Sent as an invoice, and paid. */
  async function paidByTransfer(
    by: TestOperator,
    finance: TestOperator,
    wanted: Wanted,
  ): Promise<DraftFacts> {
    const draft = await make(by, { ...wanted, terms: 'invoice' });
    await send(by, draft.id, 'invoice');
    const day = shop.deps.now().toISOString().slice(0, 10);
    const noted = await finance.tell<DraftFacts>('transfer_note', {
      id: draft.id,
      cents: draft.total.cents,
      day,
      reference: draft.number,
    });
    if (noted.status !== 200) throw new Error(JSON.stringify(noted.body));
    await shop.settle();
    return read(by, draft.id);
  }

  return { input, make, send, read, tokenIn, opened, startCard, payByCard, paidByTransfer };
}
