import { ago, idOf, listedOrder, money } from './console-samples.ts';

type Json = Record<string, unknown>;

/** A customer in a list, the n-th from the newest. */
export function listedCustomer(n: number, more: Json = {}): Json {
  const isGuest = n % 5 === 4;
  return {
    id: isGuest ? idOf(n) : `u_7Xk${n}`,
    kind: isGuest ? 'guest' : 'account',
    name: ['Mia L.', 'Luís P.', 'Anna-Katharina v.'][n % 3],
    address: `${'mlagk'[n % 5]}***@posteo.example`,
    at: ago(n * 500),
    last_order_at: n % 4 === 0 ? null : ago(n * 500),
    last_seen_at: isGuest ? null : ago(n * 90),
    orders: n % 4,
    spent: n % 4 === 0 ? [] : [money(1763 * (n % 4))],
    spent_dollars: money(1763 * (n % 4)),
    blocked: n === 2,
    disputed: n === 5,
    noted: n === 1,
    is_operator: false,
    merged: n === 6 ? 1 : 0,
    ...more,
  };
}

/** All about one customer. */
export function customerFacts(more: Json = {}): Json {
  const order = (n: number) => ({ id: idOf(n), number: `SP-7F3K-${String(2222 + n)}` });
  return {
    id: 'u_7Xk0',
    kind: 'account',
    email: 'mia.larsen-with-a-long-name@posteo.example',
    name: 'Mia Larsen',
    account: {
      id: 'u_7Xk0',
      email_verified: true,
      created_at: ago(500_000),
      last_seen_at: ago(90),
      methods: [
        { method: 'credential', since: ago(500_000) },
        { method: 'google', since: ago(400_000) },
      ],
      saved_cards: true,
      is_operator: false,
    },
    blocked: null,
    spend: {
      orders: 3,
      first_at: ago(9000),
      last_at: ago(10),
      amounts: [money(5297)],
      dollars: money(5297),
    },
    notes: [
      { at: ago(400), operator: 'ada@simport.example', text: 'Prefers to be written to in Portuguese.' },
    ],
    merged: [
      { id: idOf(8), kind: 'guest', email: 'mia.larsen@posteo.exampel', name: 'Mia Larsen', blocked: false },
    ],
    merges: [
      {
        id: idOf(90),
        one: 'mia.larsen-with-a-long-name@posteo.example',
        other: 'mia.larsen@posteo.exampel',
        at: ago(300),
        operator: 'ada@simport.example',
        why: 'A slip in the address, she wrote from the other one',
      },
    ],
    refunds: [{ order: order(3), amount: money(450), status: 'succeeded', at: ago(450), why: 'a long wait' }],
    disputes: [],
    cases: [{ id: idOf(91), state: 'over', words: 'An email bounced.', at: ago(600) }],
    orders: [0, 3, 5].map((n) => listedOrder(n, { paid: money(1763 + n) })),
    more_orders: false,
    esims: [0, 5].map((n) => ({
      iccid: `894447710000001234${n}`,
      order: order(n),
      plan: 'esim_5GB_30D_JP_V2',
      country: 'Japan',
      status: 'active',
      profile: 'enabled',
      network_state: n === 0 ? 'active' : null,
      bought_at: ago(n * 50),
    })),
    consents: [
      { to: 'marketing', given: true, at: ago(10), version: null, order: order(0) },
      { to: 'immediate_delivery', given: true, at: ago(10), version: '2026-11', order: order(0) },
      { to: 'marketing', given: false, at: ago(500), version: null, order: order(3) },
    ],
    sessions: [
      { device: 'Safari on iPhone', signed_in_at: ago(4000), last_used_at: ago(90) },
      { device: 'Chrome on Windows', signed_in_at: ago(9000), last_used_at: ago(5000) },
    ],
    requests: [{ id: idOf(70), company: 'Aurora Travel', at: ago(7000) }],
    acts: [{ id: 7, at: ago(3), operator: 'ada@simport.example', what: 'customer read', why: '' }],
    ...more,
  };
}

/** The request of a company in a list. */
export function listedLead(n: number, more: Json = {}): Json {
  return {
    id: idOf(70 + n),
    company: ['Aurora Travel', 'Borealis Expeditions and Conferences Worldwide', 'C'][n % 3],
    contact: 'm***@aurora.example',
    team_size: n % 3 === 2 ? null : '11-50',
    state: ['new', 'contacted', 'won', 'lost'][n % 4],
    owner: n % 2 === 1 ? 'grace@simport.example' : null,
    at: ago(n * 700),
    ...more,
  };
}

/** All about one. */
export function leadFacts(more: Json = {}): Json {
  const { contact: _covered, ...listed } = listedLead(0);
  return {
    ...listed,
    version: 1,
    owner_id: null,
    contact: {
      name: 'Mia Larsen',
      email: 'mia@aurora.example',
      phone: '+49 30 1234567',
      website: 'https://aurora.example',
    },
    regions: ['Europe', 'East Asia'],
    message: 'We send forty people to Osaka in May.\nCan we have one invoice?',
    note: '',
    consent: true,
    subscribe: true,
    changed_at: null,
    acts: [
      {
        id: 9,
        at: ago(5),
        operator: 'ada@simport.example',
        what: 'lead changed',
        before: { state: 'lost', owner: null },
        after: { state: 'new', owner: null, note: 'changed' },
      },
    ],
    ...more,
  };
}
