import { ago, idOf, money, namedOrder } from './console-samples.ts';

type Json = Record<string, unknown>;

const CASE_KINDS = [
  'refund_failed',
  'needs_review',
  'mail_refused',
  'low_balance',
  'dispute',
  'unclear_order',
];

/** A case, the n-th from the newest. */
export function listedCase(n: number, more: Json = {}): Json {
  const kind = CASE_KINDS[n % CASE_KINDS.length] ?? 'dispute';
  return {
    id: idOf(700 + n),
    kind,
    state: ['open', 'open', 'snoozed', 'open', 'seen', 'over'][n % 6],
    words: 'A refund did not go through. The buyer is still owed the money.',
    raised_at: ago(n * 61),
    due_at: ago(n * 61 - 120),
    ended_at: n % 6 === 5 ? ago(3) : null,
    seen_at: n % 6 === 4 ? ago(9) : null,
    snoozed_until: n % 6 === 2 ? ago(-600) : null,
    owner: n % 3 === 1 ? { id: idOf(901), email: 'grace@simport.example' } : null,
    order: kind === 'low_balance' ? null : namedOrder(2),
    version: 1,
    ...more,
  };
}

/** Everything about one case. */
export function caseFacts(more: Json = {}): Json {
  return {
    ...listedCase(0),
    subject: idOf(30),
    ours: [
      { name: 'state', value: 'refunding' },
      { name: 'Paid', value: '$18.41 Visa ending in 4242' },
      { name: 'Refunds', value: 'Refund failed: $18.41' },
      {
        name: 'Orders at the wholesaler',
        value: 'Ordered at the wholesaler c1b6c1f0-7e1f-4b1f-9a31-5a3f0a9d3f11',
      },
    ],
    theirs: [
      {
        provider: 'Stripe',
        facts: [
          { name: 'Payment', value: 'pi_3Qx8mK2eZvKYlo2C1a2b3c4d' },
          { name: 'State of the payment', value: 'paid' },
          { name: 'Received', value: '$18.41' },
        ],
        failed: null,
      },
      { provider: 'eSIM Go', facts: [], failed: 'eSIM Go does not answer right now.' },
    ],
    notes: [{ at: ago(20), operator: 'grace@simport.example', words: 'Asked the buyer for another card.' }],
    act: { name: 'retry_refund', allowed: true },
    address: null,
    dispute: null,
    waits_for: null,
    ...more,
  };
}

/** Wholesale prices that wait for a decision: one that rose and still sells at its old price, and a new one. */
export function heldPrices(): Json {
  const price = (n: number, more: Json): Json => ({
    subject: `esim-go esim_${n}GB_30D_JP_V2`,
    wholesaler: 'eSIM Go',
    bundle_name: `esim_${n}GB_30D_JP_V2`,
    place_names: ['Japan'],
    published: money(1120),
    held: money(4480),
    why: 'rose',
    is_sold: true,
    state: 'waiting',
    at: ago(12),
    ...more,
  });
  return {
    count: 2,
    seen: '2-1120-4480',
    prices: [price(5, {}), price(50, { published: null, why: 'too_dear', is_sold: false, state: 'kept' })],
  };
}

/** A dispute, the n-th from the newest. */
export function listedDispute(n: number, more: Json = {}): Json {
  return {
    id: idOf(800 + n),
    processor: n === 2 ? 'paypal' : 'stripe',
    reference: n === 2 ? 'PP-R-NMW-10060356' : 'dp_1Qx8mK2eZvKYlo2C1a2b3c4d',
    order: namedOrder(2),
    state: n === 3 ? 'lost' : n === 4 ? 'over' : 'open',
    status: n === 3 ? 'lost' : n === 4 ? 'won' : 'needs_response',
    reason: ['fraudulent', 'product_not_received', 'unauthorised', 'general', 'duplicate'][n % 5],
    amount: n === 1 ? money(2793, 'JPY') : money(1841),
    dollars: money(1841),
    fee: n === 2 ? null : money(1500),
    taken: n === 2 ? null : money(1841),
    opened_at: ago(n * 1500),
    due_at: n < 3 ? ago(-8000) : null,
    answered: false,
    staged_at: n === 1 ? ago(10) : null,
    sent_at: null,
    version: 1,
    ...more,
  };
}

/** Everything about one dispute. */
export function disputeFacts(more: Json = {}): Json {
  return {
    ...listedDispute(0),
    page_url: 'https://dashboard.stripe.com/test/disputes/dp_1Qx8mK2eZvKYlo2C1a2b3c4d',
    answers_here: true,
    staged_by: null,
    sent_by: null,
    evidence: [
      { name: 'product', text: '5 GB of mobile data for 30 days in Japan, a digital product (eSIM).' },
      { name: 'buyer_name', text: 'Mia Larsen' },
      {
        name: 'activity',
        text: 'eSIM (ICCID) 8944477100000012345\n2026-11-21 14:05 UTC: data was used for the first time',
      },
      { name: 'story', text: 'Mia Larsen bought from Simport.\n\n2026-11-21 14:01 UTC: $18.41 was paid' },
    ],
    ...more,
  };
}
