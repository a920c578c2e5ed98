import type { Keys } from './certificate.ts';
import type { Refusal } from './issues.ts';

/** PayPal's money: the value as a decimal string, such as `10.50`. */
export interface Money {
  currency_code: string;
  value: string;
}

/** The only purchase unit of an order, with the fields that were given. */
export interface Unit {
  reference_id: string;
  amount: Money & { breakdown?: Record<string, Money> };
  payee: { email_address: string; merchant_id: string };
  description?: string;
  custom_id?: string;
  invoice_id?: string;
  soft_descriptor?: string;
  items?: unknown[];
}

/** How the approval window looks, and where it leads if no script waits for it. */
export interface Experience {
  brand_name?: string | undefined;
  locale?: string | undefined;
  user_action?: string | undefined;
  return_url?: string | undefined;
  cancel_url?: string | undefined;
}

export interface Order {
  id: string;
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  unit: Unit;
  experience: Experience;
  /** Milliseconds on the sandbox's clock, here and below. */
  created: number;
  updated: number;
  /** The last approval. `refusal`: the answer to a capture on this approval; `refused`: a capture was refused. */
  approval: { payer: string; at: number; refusal: Refusal | null; refused?: true } | null;
  /** Refused for good: another approval does not help. */
  isExhausted?: true;
  /** Payers whose one decline has happened on this order. */
  declinedOnce: string[];
  capture: string | null;
}

export interface Capture {
  id: string;
  order: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  amount: Money;
  payee: Unit['payee'];
  custom_id?: string;
  invoice_id?: string;
  /** What a held capture becomes by itself. */
  fate: 'COMPLETED' | 'DECLINED';
  disputed: boolean;
  /** A dispute was decided for the buyer, who has the money back. */
  lost?: true;
  created: number;
  updated: number;
}

export interface Refund {
  id: string;
  capture: string;
  status: 'COMPLETED' | 'PENDING' | 'FAILED';
  amount: Money;
  custom_id?: string;
  invoice_id?: string;
  note_to_payer?: string;
  fate: 'COMPLETED' | 'FAILED';
  created: number;
  updated: number;
}

export interface Dispute {
  dispute_id: string;
  create_time: string;
  update_time: string;
  disputed_transactions: { seller_transaction_id: string; [fact: string]: unknown }[];
  reason: string;
  status: 'OPEN' | 'RESOLVED';
  dispute_amount: Money;
  /** The shop may answer until then. */
  seller_response_due_date: string;
  dispute_life_cycle_stage: string;
  dispute_channel: string;
  dispute_outcome?: { outcome_code: string; amount_refunded?: Money };
  links: { href: string; rel: string; method: string }[];
}

export interface StoredEvent {
  id: string;
  event_version: '1.0';
  create_time: string;
  resource_type: string;
  resource_version: string;
  event_type: string;
  summary: string;
  resource: unknown;
  links: { href: string; rel: string; method: string }[];
}

/** What a call with a PayPal-Request-Id made. */
export interface Made {
  kind: 'order' | 'refund';
  id: string;
}

export interface PaypalState {
  /** Made when first needed. A reset leaves them, because the shop may have read the certificate. */
  keys: Keys | null;
  /** Access tokens with their expiry times. */
  tokens: Record<string, number>;
  orders: Record<string, Order>;
  captures: Record<string, Capture>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  events: Record<string, StoredEvent>;
  /** Ids of events that the shop has not accepted yet. */
  undelivered: string[];
  made: Record<string, Made & { until: number }>;
  /** Set by controls: the payees of the next orders, the refusals of the next captures, and what happens to the next refunds. */
  nextPayees: string[];
  nextCaptures: Refusal[];
  nextRefunds: ('pending' | 'fails')[];
}

export function emptyState(): PaypalState {
  return {
    keys: null,
    tokens: {},
    orders: {},
    captures: {},
    refunds: {},
    disputes: {},
    events: {},
    undelivered: [],
    made: {},
    nextPayees: [],
    nextCaptures: [],
    nextRefunds: [],
  };
}
