import { Hono } from 'hono';

import type { Party, Shop, World } from '../core/party.ts';
import { openAccount } from './account/account.ts';
import { StripeFailure } from './account/failure.ts';
import { emptyState } from './account/state.ts';
import { catchUp } from './account/webhook-delivery.ts';
import { CORS, createApi, errorResponse, unknownUrl } from './api/api.ts';
import { chargeRoutes } from './charges/charges.ts';
import { disputeRoutes, endDispute } from './charges/disputes.ts';
import { fileRoutes } from './charges/files.ts';
import { followRefund, refundRoutes } from './charges/refunds.ts';
import { followCharge } from './charges/settlement.ts';
import { customerRoutes } from './customers/customers.ts';
import { paymentMethodRoutes } from './customers/payment-methods.ts';
import { eventRoutes } from './events.ts';
import { paymentIntentRoutes } from './intents/payment-intents.ts';
import { setupIntentRoutes } from './intents/setup-intents.ts';
import { stripeLedger } from './ledger.ts';
import { browserRoutes } from './pages/browser-routes.ts';
import { followPayout, followTransaction, orderPayout, payoutRoutes } from './payouts/payouts.ts';
import { taxRoutes } from './tax/tax.ts';
import { paymentMethodDomainRoutes } from './wallets/domains.ts';
import { chooseWallets } from './wallets/wallet-routes.ts';
import { webhookEndpointRoutes } from './webhook-endpoints.ts';

export interface StripeOptions {
  /** Read at each delivery, so that the shop may move. */
  shop: Shop;
  /** How much of a currency a euro buys now. */
  perEuro: (currency: string) => number;
}

/** Stripe: the REST API under `/v1`, the browser script, its frames, and signed webhooks. */
export function createStripe(world: World, { shop, perEuro }: StripeOptions): Party {
  const stored = world.store('stripe', emptyState);
  // State stored by an earlier version of the sandbox lacks the newer kinds of objects.
  stored.value = { ...emptyState(), ...stored.value };
  const account = openAccount(world, { shop, perEuro, stored });
  const app = new Hono();
  app.route('/', browserRoutes(account));
  app.route(
    '/',
    createApi(account, [
      ...paymentIntentRoutes(account),
      ...setupIntentRoutes(account),
      ...customerRoutes(account),
      ...paymentMethodRoutes(account),
      ...chargeRoutes(account),
      ...refundRoutes(account),
      ...eventRoutes(account),
      ...disputeRoutes(account),
      ...fileRoutes(account),
      ...payoutRoutes(account),
      ...paymentMethodDomainRoutes(account),
      ...webhookEndpointRoutes(account),
      ...taxRoutes(account),
    ]),
  );

  app.notFound((c) => unknownUrl(c.req.raw));

  for (const charge of Object.values(stored.value.charges)) followCharge(account, charge);
  for (const refund of Object.values(stored.value.refunds)) followRefund(account, refund);
  for (const transaction of Object.values(stored.value.transactions)) followTransaction(account, transaction);
  for (const payout of Object.values(stored.value.payouts)) followPayout(account, payout);
  catchUp(account);

  return {
    name: 'stripe',
    fetch: (request) => app.fetch(request),
    refusal: (status) => errorResponse(forced(status), CORS),
    controls: {
      'stripe-dispute-end': async (body) => endDispute(account, body),
      'stripe-payout': async (body) => orderPayout(account, body),
      'stripe-wallets': async (body) => chooseWallets(account, body),
    },
    ledger: () => stripeLedger(stored.value),
    reset() {
      stored.value = emptyState();
      stored.save();
    },
  };
}

function forced(status: number): StripeFailure {
  if (status === 429) {
    return new StripeFailure(
      status,
      {
        type: 'rate_limit_error',
        code: 'rate_limit',
        message: 'Too many requests made to the API too quickly',
      },
      false,
    );
  }
  const type = status >= 500 ? 'api_error' : 'invalid_request_error';
  return new StripeFailure(
    status,
    { type, message: 'An unknown error occurred (forced by the sandbox).' },
    false,
  );
}
