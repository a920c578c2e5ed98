import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import type { Ledger } from '../support/outside/outside-world.ts';
import type { Buyer } from '../support/shop/buyer.ts';
import { cardHolder, cardsOf } from '../support/shop/card-holder.ts';
import type { useTestShop } from '../support/shop/use-test-shop.ts';

/** A customer at the checkout: what the page sends for them, and where their eSIM goes. */
export interface Customer {
  buyer: Buyer;
  options: Record<string, unknown>;
  addresses: string[];
  /** The saved card they pay with, if any. */
  card?: string;
}

export const ready = { status: 200, body: { status: 'ready' } };
export const unpaid = { status: 402, body: { code: 'payment_required' } };

/** Everybody who buys, and what the outside world must know of them in the end. */
export function customersOf(shop: ReturnType<typeof useTestShop>) {
  const BUYERS: Record<string, (savedCard?: string) => Promise<Customer>> = {
    'a guest': async () => {
      const buyer = shop.buyer();
      return { buyer, options: {}, addresses: [buyer.email] };
    },
    'a signed-in buyer': signedIn,
    'a buyer with a second address': async () => {
      const { buyer, options } = await signedIn();
      const second = `second.${buyer.email}`;
      const both = {
        send_to_both_emails: true,
        original_user_email: buyer.email,
        alternative_email: second,
      };
      return { buyer, options: { ...options, ...both }, addresses: [buyer.email, second] };
    },
    'a buyer with a saved card': async (savedCard) => {
      const buyer = await cardHolder(shop, savedCard);
      const [card] = await cardsOf(buyer);
      const options = { is_guest: false, attempt_id: randomUUID() };
      return { buyer, options, addresses: [buyer.email], card: card?.id ?? '' };
    },
  };

  async function signedIn(): Promise<Customer> {
    const buyer = await shop.member();
    return { buyer, options: { is_guest: false }, addresses: [buyer.email] };
  }

  /** What the outside world has received since. */
  async function since(before: Ledger) {
    await shop.settle();
    const now = await shop.world.ledger();
    return {
      charges: now.charges.slice(before.charges.length),
      captures: now.paypal_captures.slice(before.paypal_captures.length),
      orders: now.provider_orders.slice(before.provider_orders.length),
      refunds: now.refunds.slice(before.refunds.length),
      mails: now.mails.slice(before.mails.length),
    };
  }

  /** One payment of the quoted total, one eSIM, one mail with it to each address, and nothing else. */
  async function expectBoughtOnce({ addresses }: Customer, price: number, before: Ledger): Promise<void> {
    const { charges, captures, orders, refunds, mails } = await since(before);
    const amounts = [...charges, ...captures].map(({ amount }) => amount);
    expect(amounts).toEqual([Math.round(price * 100)]);
    expect(orders).toHaveLength(1);
    expect(refunds).toEqual([]);
    const delivered = mails.filter(({ subject }) => subject === 'Your eSIM for Japan is ready');
    expect(delivered.map(({ to }) => to).sort()).toEqual([...addresses].sort());
  }

  async function expectNothingBought(before: Ledger): Promise<void> {
    const { charges, captures, orders } = await since(before);
    expect([charges, captures, orders]).toEqual([[], [], []]);
  }

  return { BUYERS, since, expectBoughtOnce, expectNothingBought };
}
