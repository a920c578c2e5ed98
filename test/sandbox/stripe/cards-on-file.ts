import type Stripe from 'stripe';

import { CARD_INTENT } from './setting.ts';

export const USED = /may not be used again/;

/** Customers with saved cards, made and charged by the account's own client. */
export function cardsOnFile(stripe: Stripe) {
  async function newCustomer(): Promise<string> {
    return (await stripe.customers.create({ metadata: { user_id: 'u1' } })).id;
  }

  /** A saved card with its own customer, as a payment with the buyer present leaves it. */
  async function savedCard(name: string): Promise<{ customer: string; card: string }> {
    const customer = await newCustomer();
    const paid = await stripe.paymentIntents.create({
      ...CARD_INTENT,
      customer,
      setup_future_usage: 'off_session',
      confirm: true,
      payment_method: name,
      return_url: 'https://shop.example/',
    });
    await passBank(paid);
    const { data } = await stripe.customers.listPaymentMethods(customer);
    return { customer, card: data[0]?.id ?? '' };
  }

  /** The buyer completes the bank's challenge, if there is one. */
  async function passBank(intent: Stripe.PaymentIntent | Stripe.SetupIntent, outcome = 'complete') {
    const url = intent.next_action?.redirect_to_url?.url;
    if (!url) return null;
    const page = await (await fetch(url)).text();
    await fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
    return page;
  }

  const charge = ({ customer, card }: { customer: string; card: string }, more = {}) =>
    stripe.paymentIntents.create({
      ...CARD_INTENT,
      customer,
      payment_method: card,
      confirm: true,
      off_session: true,
      ...more,
    });

  return { newCustomer, savedCard, passBank, charge };
}
