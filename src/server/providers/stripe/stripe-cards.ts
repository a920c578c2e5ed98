import Stripe from 'stripe';

import type { SavedCard } from '../../../domain/checkout/saved-card.ts';
import type { Settings } from '../../core/settings/env.ts';
import type { CardCharge } from '../card-payment.ts';
import { ProviderRefused } from '../outcome.ts';
import { brandName } from './card-brand.ts';
import { asked, openStripe } from './stripe-connection.ts';

/** Cards on file at Stripe, each with one customer there, and the charges that its buyer is not present for. */
export interface StripeCards {
  /** Makes the customer of a user; the same user answers the same customer for a day. */
  createCustomer(userId: string): Promise<string>;
  /** Deletes a customer and all its cards. One that is gone already is fine. */
  deleteCustomer(id: string): Promise<void>;
  /** Newest first, a card that was saved twice once. */
  listCards(customer: string): Promise<SavedCard[]>;
  /** Takes a card off a customer's file, for good. Returns false when it is not on it. */
  removeCard(customer: string, card: string): Promise<boolean>;
  /** Makes an unpaid intent a customer's, and says whether the card that pays it goes on file. */
  assignIntent(intent: string, request: { customer: string; keepsCard: boolean }): Promise<void>;
  /** Pays an intent with a card on its customer's file, the buyer not being there. Never asks for anybody. */
  chargeCard(intent: string, card: string): Promise<CardCharge>;
}

/** Throws like {@link asked}; every call may be repeated. */
export function createStripeCards(settings: Settings): StripeCards {
  const stripe = openStripe(settings);

  async function cardsOf(customer: string): Promise<(SavedCard & { fingerprint: string })[]> {
    const { data } = await asked(() =>
      stripe.customers.listPaymentMethods(customer, { type: 'card', limit: 100 }),
    );
    return data.flatMap(({ id, card }) =>
      card
        ? [
            {
              id,
              brand: brandName(card.brand),
              last4: card.last4,
              exp_month: card.exp_month,
              exp_year: card.exp_year,
              fingerprint: `${card.fingerprint ?? id} ${card.exp_month} ${card.exp_year}`,
            },
          ]
        : [],
    );
  }

  return {
    async createCustomer(userId) {
      // No address and no name: the processor gets those with the payments, as far as it needs them.
      const customer = await asked(() =>
        stripe.customers.create({ metadata: { user_id: userId } }, { idempotencyKey: `customer:${userId}` }),
      );
      return customer.id;
    },

    async deleteCustomer(id) {
      await unlessGone(() => stripe.customers.del(id));
    },

    async listCards(customer) {
      const cards = (await unlessGone(() => cardsOf(customer))) ?? [];
      const newest = new Map(cards.toReversed().map((card) => [card.fingerprint, card.id]));
      return cards
        .filter(({ id, fingerprint }) => newest.get(fingerprint) === id)
        .map(({ fingerprint: _fingerprint, ...card }) => card);
    },

    async removeCard(customer, card) {
      const cards = (await unlessGone(() => cardsOf(customer))) ?? [];
      const meant = cards.find(({ id }) => id === card);
      if (!meant) return false;
      for (const { id, fingerprint } of cards) {
        if (fingerprint === meant.fingerprint) await asked(() => stripe.paymentMethods.detach(id));
      }
      return true;
    },

    async assignIntent(intent, { customer, keepsCard }) {
      await asked(() =>
        stripe.paymentIntents.update(intent, {
          customer,
          setup_future_usage: keepsCard ? 'off_session' : '',
        }),
      );
    },

    async chargeCard(intent, card) {
      try {
        await asked(() =>
          stripe.paymentIntents.confirm(
            intent,
            { payment_method: card, off_session: true, error_on_requires_action: true },
            { idempotencyKey: `intent:${intent}:charge:${card}` },
          ),
        );
        return { kind: 'charged' };
      } catch (error) {
        const cause = error instanceof ProviderRefused ? error.cause : null;
        if (!(cause instanceof Stripe.errors.StripeCardError)) throw error;
        return {
          kind: 'refused',
          needsBuyer: cause.code === 'authentication_required',
          words: cause.message,
        };
      }
    },
  };
}

/** Null where Stripe does not know (any more) what is asked for. */
async function unlessGone<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await asked(call);
  } catch (error) {
    if (error instanceof ProviderRefused && error.code === 'resource_missing') return null;
    throw error;
  }
}
