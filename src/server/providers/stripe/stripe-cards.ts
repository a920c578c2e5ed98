import Stripe from 'stripe';

import type { SavedCard } from '../../../domain/checkout/saved-card.ts';
import type { Settings } from '../../core/settings/env.ts';
import type { CardCharge } from '../card-payment.ts';
import { ProviderRefused } from '../outcome.ts';
import { brandName } from './card-brand.ts';
import { asked, openStripe } from './stripe-connection.ts';

/** Saved cards at Stripe, where each user has one customer, and charges without the buyer. */
export interface StripeCards {
  /** Makes a user's customer; for a day, the same user returns the same customer. */
  createCustomer(userId: string): Promise<string>;
  /** Deletes a customer and all its cards. Not an error if it is gone already. */
  deleteCustomer(id: string): Promise<void>;
  /** Newest first; a card saved twice is listed once. */
  listCards(customer: string): Promise<SavedCard[]>;
  /** Deletes a customer's saved card for good. Returns false if the customer does not have it. */
  removeCard(customer: string, card: string): Promise<boolean>;
  /** Assigns an unpaid intent to a customer, and sets whether its card will be saved. */
  assignIntent(intent: string, request: { customer: string; keepsCard: boolean }): Promise<void>;
  /** Pays an intent with its customer's saved card, without the buyer: never asks for a confirmation. */
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

/** Null if Stripe does not know the object, or no longer does. */
async function unlessGone<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await asked(call);
  } catch (error) {
    if (error instanceof ProviderRefused && error.code === 'resource_missing') return null;
    throw error;
  }
}
