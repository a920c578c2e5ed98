import type Stripe from 'stripe';

import { WALLET_OWNER } from '../../test-data/wallets.ts';

/** The SDK's own types, with related objects always stored by id. */
export type Intent = Omit<
  Stripe.PaymentIntent,
  'latest_charge' | 'payment_method' | 'client_secret' | 'customer'
> & {
  latest_charge: string | null;
  payment_method: string | null;
  client_secret: string;
  customer: string | null;
};
export type Setup = Omit<Stripe.SetupIntent, 'payment_method' | 'client_secret' | 'customer'> & {
  payment_method: string | null;
  client_secret: string;
  customer: string | null;
};
export type Charge = Omit<Stripe.Charge, 'payment_intent' | 'balance_transaction'> & {
  payment_intent: string;
  balance_transaction: string | null;
};
export type Refund = Omit<Stripe.Refund, 'charge' | 'payment_intent' | 'balance_transaction'> & {
  charge: string;
  payment_intent: string;
  balance_transaction: string | null;
};
export type Method = Omit<Stripe.PaymentMethod, 'card' | 'customer'> & {
  card: Stripe.PaymentMethod.Card;
  customer: string | null;
};
export type Customer = Stripe.Customer | Stripe.DeletedCustomer;
export type Dispute = Omit<Stripe.Dispute, 'charge' | 'payment_intent'> & {
  charge: string;
  payment_intent: string;
};
export type StoredFile = Stripe.File;
export type Payout = Omit<Stripe.Payout, 'balance_transaction'> & { balance_transaction: string };
export type BalanceTransaction = Stripe.BalanceTransaction;
export type Endpoint = Stripe.WebhookEndpoint & { secret: string };

export type TaxCalculation = Stripe.Tax.Calculation & { id: string; expires_at: number };
export type TaxTransaction = Stripe.Tax.Transaction;
/** What the API shows only line by line: the whole amount, and the tax in it. */
export interface TaxAmounts {
  amount: number;
  tax: number;
}

export interface StoredEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: unknown; previous_attributes?: unknown };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** What the API never shows. */
interface Play {
  /** The test card's number; null: some other valid card. */
  number: string | null;
  /** A payment with `setup_future_usage` passed the bank's check. */
  setUp: boolean;
  /**
   * Used without belonging to a customer: not for a second payment until it is attached (`payments`), or not for anything
   * (`everything`).
   */
  spent?: 'payments' | 'everything';
}

export interface Challenge {
  /** The id of a PaymentIntent or a SetupIntent. */
  intent: string;
  method: string;
  /** Where a buyer returns to if the browser script is not used. */
  returnUrl: string | null;
}

interface KeptReply {
  key: string;
  call: string;
  params: string;
  status: number;
  body: unknown;
  at: number;
}

/** The whole state of the account, in the order of creation. */
export interface StripeState {
  customers: Record<string, Customer>;
  intents: Record<string, Intent>;
  setups: Record<string, Setup>;
  methods: Record<string, Method>;
  plays: Record<string, Play>;
  tokens: Record<string, string>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  files: Record<string, StoredFile>;
  transactions: Record<string, BalanceTransaction>;
  payouts: Record<string, Payout>;
  /** By the id of a transaction, the id of its payout. */
  paidOut: Record<string, string>;
  challenges: Record<string, Challenge>;
  endpoints: Record<string, Endpoint>;
  domains: Record<string, Stripe.PaymentMethodDomain>;
  taxCalculations: Record<string, TaxCalculation>;
  taxTransactions: Record<string, TaxTransaction>;
  taxAmounts: Record<string, TaxAmounts>;
  /** Wallets that the buyers' devices do not have. */
  absentWallets: string[];
  /** The addresses in every wallet; the first is chosen unless the owner picks another. */
  walletEmails: string[];
  events: Record<string, StoredEvent>;
  /** Endpoints that have not accepted an event yet, by the event's id. */
  undelivered: Record<string, string[]>;
  replies: Record<string, KeptReply>;
}

export function emptyState(): StripeState {
  return {
    customers: {},
    intents: {},
    setups: {},
    methods: {},
    plays: {},
    tokens: {},
    charges: {},
    refunds: {},
    disputes: {},
    files: {},
    transactions: {},
    payouts: {},
    paidOut: {},
    challenges: {},
    endpoints: {},
    domains: {},
    taxCalculations: {},
    taxTransactions: {},
    taxAmounts: {},
    absentWallets: [],
    walletEmails: [...WALLET_OWNER.emails],
    events: {},
    undelivered: {},
    replies: {},
  };
}
