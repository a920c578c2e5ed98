import type Stripe from 'stripe';

import { LIVE_CARD, type Decline } from '../../test-data/magic.ts';
import type { Account } from '../account/account.ts';
import { newId } from '../account/ids.ts';
import type { Charge, Intent, Method } from '../account/state.ts';
import type { Route } from '../api/api.ts';
import { readRoutes } from '../api/lists.ts';
import { text } from '../api/params.ts';
import { playedCard } from './card-data.ts';

/** The bank's decline of a charge of this card, with the buyer present or not; undefined if it pays. */
export function bankDecline(account: Account, method: string, offSession: boolean): Decline | undefined {
  const card = playedCard(account, method);
  if (!card) return LIVE_CARD;
  return (offSession ? card.offSessionDecline : undefined) ?? card.decline;
}

/** Records a charge of the intent's whole amount, paid or declined. */
export function makeCharge(
  account: Account,
  intent: Intent,
  method: Method,
  decline: Decline | undefined,
  authenticated: boolean,
): Charge {
  const id = newId('ch_');
  const paid = !decline;
  const {
    brand,
    checks,
    country,
    exp_month,
    exp_year,
    fingerprint = null,
    funding,
    last4,
    wallet,
  } = method.card;
  const charge: Charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'SIMPORT SANDBOX',
    captured: paid,
    created: account.seconds(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: outcome(decline),
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: 'card',
      card: {
        amount_authorized: paid ? intent.amount : null,
        authorization_code: paid ? newId('', 6).toUpperCase() : null,
        brand,
        checks,
        country,
        electronic_commerce_indicator: authenticated ? '05' : null,
        exp_month,
        exp_year,
        fingerprint,
        funding,
        installments: null,
        last4,
        mandate: null,
        network: brand,
        network_token: { used: false },
        network_transaction_id: newId('', 15),
        regulated_status: 'unregulated',
        transaction_link_id: null,
        three_d_secure: authenticated ? AUTHENTICATED : null,
        wallet: wallet && onCharge(wallet),
      },
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: paid ? `https://pay.stripe.com/receipts/${newId('', 40)}` : null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
  account.state.charges[id] = charge;
  return charge;
}

/** A charge has more details about Link than a card has. */
function onCharge({
  link,
  ...wallet
}: Stripe.PaymentMethod.Card.Wallet): Stripe.Charge.PaymentMethodDetails.Card.Wallet {
  return { ...wallet, ...(link && { link: { funding_source_group: null } }) };
}

const AUTHENTICATED = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
} as const;

function outcome(decline: Decline | undefined): Charge['outcome'] {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline ? (decline.decline_code ?? decline.code) : null,
    risk_level: 'normal',
    risk_score: 20,
    seller_message: decline
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  };
}

export function chargeRoutes({ state }: Account): Route[] {
  const filters = { payment_intent: text(), customer: text() };
  return readRoutes('/v1/charges', 'charge', () => state.charges, filters);
}
