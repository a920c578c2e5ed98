import { randomUUID } from 'node:crypto';

import type { Buyer } from './buyer.ts';
import type { TestShop } from './shop.ts';

type Begun = Awaited<ReturnType<Buyer['begin']>>;

/** Buys a plan signed in, asking for the card to be kept or not; the buyer confirms whatever the bank asks. */
export async function buyWith(
  shop: TestShop,
  buyer: Buyer,
  { method = 'pm_card_visa', keep = true, iso = 'JP' } = {},
): Promise<Begun> {
  const request = { is_guest: false, save_card: keep, attempt_id: randomUUID() };
  const begun = await buyer.begin(await buyer.plan(iso), request);
  const { status } = await buyer.pay(begun.started, method);
  if (status === 'requires_action') {
    await shop.stripe.answerChallenge(begun.started.payment_intent_id, 'complete');
  }
  const { status: done, body } = await begun.complete();
  if (done !== 200) throw new Error(`not bought: ${done} ${body.error}`);
  return begun;
}

/** A user with one saved card, by one of the sandbox's names for its test cards. */
export async function cardHolder(shop: TestShop, method?: string): Promise<Buyer> {
  const buyer = await shop.member();
  await buyWith(shop, buyer, method === undefined ? {} : { method });
  await shop.settle();
  return buyer;
}

export interface ListedCard {
  id: string;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
}

export async function cardsOf(buyer: Buyer): Promise<ListedCard[]> {
  return (await buyer.get<{ cards: ListedCard[] }>('/api/account/cards')).body.cards;
}
