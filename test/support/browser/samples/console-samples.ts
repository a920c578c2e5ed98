import { formatMoney, ofMinor } from '../../../../src/domain/money.ts';

type Json = Record<string, unknown>;

const MINUTE = 60_000;

export const money = (cents: number, currency = 'USD') => ({
  cents,
  currency,
  text: formatMoney(ofMinor(cents, currency)),
});

/** The n-th id, as the database makes them. */
export const idOf = (n: number) => `0193f0aa-0000-7000-8000-${String(n).padStart(12, '0')}`;

const STATES = [
  'delivered',
  'paid',
  'unclear',
  'refunded',
  'abandoned',
  'delivered',
  'ordering',
  'refunding',
];

/** The n-th order where other things are listed. */
export function namedOrder(n: number): Json {
  const { id, number, name: buyer, plan } = listedOrder(n);
  return { id, number, buyer, plan };
}

/** A listed order, the n-th from the newest. */
export function listedOrder(n: number, more: Json = {}): Json {
  const state = STATES[n % STATES.length] ?? 'delivered';
  const isPaid = state !== 'abandoned';
  return {
    id: idOf(n),
    number: `SP-7F3K-${String(2222 + n)}`,
    created_at: new Date(Date.now() - n * 47 * MINUTE).toISOString(),
    state,
    country_code: ['JP', 'US', 'FR', 'EUROPE', 'TH'][n % 5],
    plan: ['Japan, 5.0 GB, 30 days', 'United States, Unlimited Essential, 15 days'][n % 2],
    name: n % 7 === 6 ? '' : ['Mia L.', 'Chloé D.', 'Maximiliane-Charlotte B.'][n % 3],
    buyer: n % 7 === 6 ? '' : 'm•••@posteo.example',
    method: isPaid ? (n % 3 === 0 ? 'paypal' : 'Visa ending in 4242') : null,
    paid: isPaid ? money(1763 + n * 100) : null,
    together: isPaid && (n === 3 || n === 4),
    disputed: n === 1,
    dispute_lost: false,
    needs_review: n === 2 ? 'the wholesaler does not know the order' : null,
    ...more,
  };
}

/** So many minutes ago. */
export const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();

/** Everything about one order. */
export function orderFacts(more: Json = {}): Json {
  return {
    id: idOf(2),
    number: 'SP-7F3K-2224',
    seen: 41,
    refused: {},
    state: 'delivered',
    state_since: ago(50),
    created_at: ago(60),
    paid_at: ago(58),
    disputed: false,
    dispute_lost_at: null,
    needs_review: null,
    last_error: null,
    plan: {
      label: 'Japan, 5.0 GB, 30 days',
      name: 'Japan',
      country_code: 'JP',
      bundle_name: 'esim_5GB_30D_JP_V2',
      days: 30,
      data_mb: 5000,
    },
    price: money(1763),
    discount: null,
    wholesale: money(1100),
    margin: money(741),
    is_margin_estimated: false,
    tax: {
      facts: { card: 'DE', address: null, network: 'FR', sim: 'GB', sim_expected: 'GB' },
      decided: {
        at: ago(57),
        territory: 'FR',
        kind: 'consumer',
        rate_bp: 2000,
        rule: 'buyer',
        doubt: 'place',
      },
      amounts: { net: money(1534), tax: money(307), national: money(265, 'EUR') },
    },
    buyer: {
      name: 'Mia Larsen',
      email: 'mia.larsen@posteo.example',
      alternative_email: null,
      company: null,
      vat_number: null,
      is_guest: false,
      user_id: 'u_7Xk2',
      erased_at: null,
    },
    top_up_iccid: null,
    esim: {
      iccid: '8944477100000012345',
      wholesaler: 'esim-go',
      status: 'active',
      profile: 'enabled',
      installed_at: ago(40),
      network_state: 'active',
      started_at: ago(39),
      ends_at: ago(-43_000),
      data: { initial_bytes: 5_000_000_000, remaining_bytes: 3_200_000_000 },
      read_at: ago(12),
    },
    network: [{ step: 'installed', at: ago(40), source: 'network', ended_as: null, plan: null }],
    consent: {
      withdrawal_version: null,
      withdrawal_at: null,
      withdrawn_at: null,
      card_at: null,
      terms_version: 0,
    },
    notes: [],
    customer_notes: [],
    basket: [2, 6].map((n) => ({
      id: idOf(n),
      number: n === 2 ? 'SP-7F3K-2224' : 'SP-7F3K-2228',
      plan: 'Japan, 5.0 GB, 30 days',
      state: 'delivered',
      amount: money(1841),
    })),
    payments: [
      {
        processor: 'stripe',
        status: 'accepted',
        amount: money(1841),
        reference: 'pi_3Qx8mK2eZvKYlo2C1a2b3c4d',
        capture: null,
        method: 'Visa ending in 4242',
        at: ago(59),
      },
    ],
    provider_orders: [{ attempt: 1, outcome: 'bound', reference: 'c1b6c1f0-order', at: ago(57) }],
    returns: [],
    refunds: [],
    mails: [
      {
        template: 'delivered',
        status: 'sent',
        address: 'mia.larsen@posteo.example',
        at: ago(55),
        last_error: null,
        returned_at: null,
      },
    ],
    cases: [],
    audit: [
      {
        at: ago(58),
        who: 'shop',
        operator: null,
        what: 'payment accepted',
        amount: money(1841),
        why: 'Stripe says so',
        reference: 'pi_3Qx8mK2eZvKYlo2C1a2b3c4d',
      },
      {
        at: ago(2),
        who: 'operator',
        operator: 'ada@simport.example',
        what: 'order read',
        amount: null,
        why: '',
        reference: null,
      },
    ],
    ...more,
  };
}

/** The money of that order. */
export function journalFacts(more: Json = {}): Json {
  const posting = (account: string, cents: number) => ({ account, amount: money(cents) });
  const entry = (
    kind: string,
    minutes: number,
    reference: string,
    to: string,
    from: string,
    cents: number,
  ) => ({
    kind,
    at: ago(minutes),
    reference,
    postings: [posting(to, cents), posting(from, -cents)],
    sums: [money(0)],
  });
  return {
    id: idOf(2),
    number: 'SP-7F3K-2224',
    entries: [
      entry('price', 58, 'pi_3Qx8mK2eZvKYlo2C1a2b3c4d', 'processor', 'sales', 1841),
      entry('fee', 58, 'pi_3Qx8mK2eZvKYlo2C1a2b3c4d', 'fees', 'processor', 83),
      entry('cost', 57, 'c1b6c1f0-order', 'plans', 'wholesaler', 1100),
      entry('refund', 20, 're_3Qx8mK2eZvKYlo2C1k9d', 'refunds', 'processor', 500),
      entry('dispute', 10, 'pi_3Qx8mK2eZvKYlo2C1a2b3c4d', 'disputes', 'processor', 1341),
    ],
    balances: [
      posting('processor', 1841 - 83 - 500 - 1341),
      posting('wholesaler', -1100),
      posting('sales', -1841),
      posting('refunds', 500),
      posting('disputes', 1341),
      posting('fees', 83),
      posting('plans', 1100),
    ],
    sums: [money(0)],
    margin: money(1841 - 500 - 1341 - 83 - 1100),
    estimated: money(83),
    unread: 1,
    payouts: [
      {
        id: idOf(60),
        reference: 'po_1Qx8mK2eZvKYlo2C1a2b',
        at: '2026-11-22T06:00:00.000Z',
        amount: money(1758),
      },
    ],
    ...more,
  };
}

/** An operator in the list of people. */
export function person(n: number, more: Json = {}): Json {
  return {
    id: idOf(900 + n),
    email: ['ada', 'grace', 'joan', 'katherine.johnson-with-a-long-name'][n] + '@simport.example',
    name: ['Ada Lovelace', 'Grace Hopper', null, 'Katherine Johnson'][n],
    role: ['owner', 'manager', 'viewer', 'support'][n],
    version: 1,
    state: n === 2 ? 'invited' : n === 3 ? 'invitation over' : 'active',
    invited_at: ago(90_000),
    joined_at: n < 2 ? ago(80_000) : null,
    ...more,
  };
}

/** An entry of the audit. */
export function auditEntry(n: number, more: Json = {}): Json {
  return {
    id: 500 - n,
    at: ago(n * 13),
    operator: n % 4 === 3 ? null : 'grace@simport.example',
    origin: n % 4 === 3 ? 'command line (root)' : '203.0.113.7',
    what: ['order read', 'refund asked for', 'role changed', 'orders found'][n % 4],
    why: n % 4 === 1 ? 'the traveller stays at home' : '',
    order: n % 4 < 2 ? namedOrder(2) : null,
    subject: n % 4 === 2 ? `operator ${idOf(902)}` : null,
    amount: n % 4 === 1 ? money(1841) : null,
    before: n % 4 === 2 ? { role: 'viewer' } : null,
    after: n % 4 === 2 ? { role: 'support' } : n % 4 === 3 ? { orders: 3 } : null,
    ...more,
  };
}
