import { SETUP_STEPS } from '../../../../src/domain/operators/settings/setup.ts';
import { SWITCHES, wordsOf } from '../../../../src/domain/switches/switches.ts';
import { ago, idOf, money, namedOrder } from './console-samples.ts';

type Json = Record<string, unknown>;

const provider = (id: string, name: string, more: Json = {}) => ({
  id,
  name,
  calls: 42,
  failed: 0,
  average_ms: 180,
  last_call: { at: ago(1), status: '200', ms: 176 },
  ...more,
});

const PROVIDERS = [
  provider('stripe', 'Stripe'),
  provider('paypal', 'PayPal', {
    failed: 12,
    average_ms: 2_400,
    last_call: { at: ago(2), status: 'none', ms: 20_000 },
  }),
  provider('esim-go', 'eSIM Go', { average_ms: 2_310 }),
  provider('google', 'Google', { calls: 0, average_ms: null, last_call: null }),
];

const figures = (orders: number) => ({
  from: ago(800),
  to: ago(0),
  orders,
  gross: money(orders * 1_763),
  refunds: money((orders % 3) * 1_763),
  disputes: money(0),
  fees: money(orders * 103),
  estimated: money(0),
  cost: money(orders * 1_340),
  margin: money(orders * 320),
  unread: 0,
  average: money(1_763),
});

const dayFigures = (orders: number) => ({ gross: money(orders * 1_763), margin: money(orders * 320) });

/** The data for the dashboard. */
export function dashboardFacts(period = 'today'): Json {
  const day = (n: number) => new Date(Date.UTC(2026, 10, 18 + n)).toISOString().slice(0, 10);
  const earlier = period === 'month' ? { month: figures(19) } : { week: figures(21), month: figures(17) };
  const checkouts = { begun: 34, paid: 23, open: 2 };
  return {
    period,
    now: { ...figures(23), unread: 4, estimated: money(412) },
    before: earlier,
    days: [31, 44, 52, 38, 61, 70, 23].map((count, n) =>
      Object.assign(dayFigures(count), {
        day: day(n),
        before: { day: day(n - 7), ...dayFigures([40, 41, 42, 36, 50, 75, 48][n] ?? 0) },
      }),
    ),
    checkouts: {
      ...checkouts,
      before:
        period === 'month' ? { month: checkouts } : { week: { ...checkouts, paid: 25 }, month: checkouts },
      abandoned: [
        { why: 'declined', words: 'Your card has insufficient funds.', count: 4 },
        { why: 'not_tried', words: null, count: 3 },
        { why: 'declined', words: 'Your card was declined.', count: 1 },
        { why: 'not_approved', words: null, count: 1 },
      ],
      others: 0,
    },
    under_way: {
      states: [
        { state: 'paying', count: 12, oldest: ago(40) },
        { state: 'paid', count: 2, oldest: ago(3) },
        { state: 'unclear', count: 1, oldest: ago(9) },
      ],
      oldest: [
        { ...namedOrder(2), state: 'unclear', since: ago(9), country: 'JP', review: true },
        { ...namedOrder(1), state: 'paid', since: ago(3), country: 'EUROPE', review: false },
      ],
    },
    providers: PROVIDERS,
  };
}

/** What waits: overdue, due and to be approved. */
export function waitingFacts(): Json {
  const one = (n: number, overdue: boolean, more: Json) => ({
    id: idOf(700 + n),
    at: ago(60 * (9 - n)),
    due_at: ago(overdue ? 90 : -60 * (n + 1)),
    overdue,
    order: namedOrder(2),
    ...more,
  });
  return {
    waiting: [
      one(0, true, { kind: 'case', case: 'refund_failed', owner: null }),
      one(1, false, { kind: 'case', case: 'needs_review', owner: 'grace@simport.example' }),
      one(2, false, { kind: 'dispute', reason: 'fraudulent', amount: money(1_841), staged: true }),
      one(3, false, {
        kind: 'approval',
        approval: {
          id: idOf(703),
          order: { id: idOf(2), number: 'SP-7F3K-2224' },
          amount: money(21_000),
          act: 'refund',
          why: 'the network was down',
          by: 'grace@simport.example',
          own: false,
          at: ago(20),
          ends_at: ago(-60 * 23),
        },
      }),
      one(4, false, { kind: 'case', case: 'low_balance', owner: null, order: null }),
    ],
    count: 5,
    overdue: 1,
  };
}

export function refundRatesFacts(): Json {
  const rates = (orders: number, refunded: number, silent: number, replaced: number) => {
    const share = (count: number) => (orders < 20 ? null : Math.round((count / orders) * 10_000));
    return {
      orders,
      refunded,
      no_data: silent,
      replaced,
      refunded_bp: share(refunded),
      no_data_bp: share(silent),
      replaced_bp: share(replaced),
    };
  };
  const place = (code: string, name: string, networks: string[]) => ({
    wholesaler: 'eSIM Go',
    code,
    name,
    networks,
  });
  return {
    since: ago(43_200),
    least_orders: 20,
    wholesalers: [{ id: 'esim-go', name: 'eSIM Go', ...rates(912, 31, 9, 6) }],
    places: [
      { ...place('TR', 'Türkiye', ['Turkcell', 'Vodafone']), ...rates(84, 11, 6, 2) },
      { ...place('JP', 'Japan', ['KDDI', 'SoftBank']), ...rates(240, 6, 1, 1) },
      { ...place('EUROPE', 'Europe', []), ...rates(310, 5, 1, 2) },
      { ...place('KE', 'Kenya', ['Safaricom']), ...rates(9, 2, 1, 0) },
    ],
    more: 41,
  };
}

/** An abandoned checkout, the n-th from the newest. */
export function abandonedCheckout(n: number): Json {
  const [why, words] = [
    ['declined', 'Your card has insufficient funds.'],
    ['not_tried', null],
    ['not_approved', null],
    ['not_started', null],
  ][n % 4] as [string, string | null];
  return {
    ...namedOrder(n),
    why,
    words,
    method: why === 'not_started' ? null : why === 'not_approved' ? 'paypal' : 'card',
    price: money(1_763),
    begun_at: ago(200 + n * 31),
    abandoned_at: ago(80 + n * 31),
  };
}

export function balancesFacts(): Json {
  return {
    wholesalers: [
      {
        id: 'esim-go',
        name: 'eSIM Go',
        balance: money(8_412),
        a_day: money(4_100),
        days_left: 2,
        runs_out: '2026-11-26',
        low: true,
      },
    ],
  };
}

/** A shop that has been set up long ago. */
export function setupFacts(): Json {
  return {
    mode: 'live',
    hidden: true,
    missing: [],
    steps: SETUP_STEPS.map((step) => ({ step, state: 'done', checked_at: ago(600), findings: [] })),
    next: null,
  };
}

/** The state of every switch; `paused`: the paused ones, with their messages. */
export function switchesFacts(paused: Readonly<Record<string, string>> = {}): Json {
  return {
    switches: SWITCHES.map((what) => ({
      what,
      paused: what in paused,
      words: paused[what] ?? wordsOf(what, ''),
      own_words: what in paused,
      why: what in paused ? 'the wholesaler is away' : '',
      by: what in paused ? 'ada@simport.example' : null,
      since: what in paused ? ago(12) : null,
      version: what in paused ? 1 : 0,
    })),
    waiting: {
      count: 'refunds' in paused ? 2 : 0,
      amount: money('refunds' in paused ? 3_526 : 0),
      refunds:
        'refunds' in paused
          ? [
              {
                order: namedOrder(3),
                amount: money(1_763),
                reason: 'requested',
                since: ago(30),
              },
              {
                order: namedOrder(4),
                amount: money(1_763),
                reason: 'unfulfillable',
                since: ago(8),
              },
            ]
          : [],
    },
  };
}

export function healthFacts(): Json {
  const callback = { at: ago(3), type: 'payment_intent.succeeded' };
  return {
    release: '0.1.0',
    mode: 'live',
    settings: {
      set: ['AUTH_SECRET', 'BASE_URL', 'DATABASE_URL', 'DATA_KEY', 'ESIM_GO_API_KEY', 'STRIPE_SECRET_KEY'],
      unset: ['ANDROID_APP_URL', 'SLOW_SIM_BASE_URL'],
    },
    providers: PROVIDERS.map((one) =>
      Object.assign({}, one, {
        calls_back: one.id !== 'google',
        last_callback: one.id === 'stripe' ? callback : null,
      }),
    ),
    mails: { waiting: 0, last_sent: ago(2) },
    translations: [
      { language: 'Deutsch', stage: 'offered', messages: 2256, translated: 2255, reviewed: 1800 },
    ],
    stale_facts: [
      {
        what: 'the opening hours of the live chat',
        where: 'src/domain/help/chat-hours.ts',
        owner: 'support',
        checked: '2026-03-01',
        days: 120,
      },
    ],
    processes: [
      {
        id: idOf(50),
        role: 'web-3000',
        host: 'shop-1',
        version: '0.1.0',
        started: ago(900),
        seen: ago(0),
        heard: true,
      },
      {
        id: idOf(51),
        role: 'web-3010',
        host: 'shop-1',
        version: '0.2.0',
        started: ago(4),
        seen: ago(0),
        heard: true,
      },
      {
        id: idOf(52),
        role: 'worker-3100',
        host: 'shop-2',
        version: '0.1.0',
        started: ago(900),
        seen: ago(30),
        heard: false,
      },
    ],
  };
}

export function jobsFacts(): Json {
  return {
    kinds: [
      { name: 'mail.send', waiting: 3, oldest_seconds: 14 },
      { name: 'purchase.fulfil', waiting: 0, oldest_seconds: 0 },
    ],
    failed: [
      {
        id: idOf(70),
        name: 'purchase.fulfil',
        failed_at: ago(20),
        tries: 5,
        order: { id: idOf(2), number: 'SP-7F3K-2224' },
        request_id: 'r-4711',
      },
      { id: idOf(71), name: 'catalog.sync', failed_at: ago(25), tries: 5, order: null, request_id: null },
    ],
  };
}

export function doctorFacts(): Json {
  return {
    findings: [
      { about: 'Settings', light: 'green', found: 'all are right' },
      {
        about: 'Stripe: webhook',
        light: 'red',
        found: 'no endpoint leads here',
        remedy: 'Make one in the dashboard.',
      },
      { about: 'Mail: sender', light: 'amber', found: 'no DMARC', remedy: 'Publish a record.' },
    ],
  };
}

/** The data for the screen Money. */
export function incomeFacts(by = 'day'): Json {
  const names: Record<string, readonly string[]> = {
    day: Array.from({ length: 24 }, (_, n) => `2026-11-${String(n + 1).padStart(2, '0')}`),
    method: ['card', 'paypal', 'apple_pay'],
    partner: ['', 'atlas-tours'],
    currency: ['USD', 'EUR', 'JPY'],
  };
  const part = (n: number, name?: string) => ({
    ...(name !== undefined && { name }),
    orders: 10 + n,
    gross: money((10 + n) * 1_763),
    refunds: money((n % 3) * 1_763),
    disputes: money(n === 4 ? 1_763 : 0),
    fees: money((10 + n) * 81),
    estimated: money(n === 1 ? 103 : 0),
    cost: money((10 + n) * 1_200),
    margin: money((10 + n) * 482 - (n % 3) * 1_763 - (n === 4 ? 1_763 : 0)),
    unread: n === 1 ? 2 : 0,
  });
  const own = (name: string, n: number) =>
    by === 'currency'
      ? { gross: money((10 + n) * 1_520, name), refunds: money((n % 3) * 1_520, name) }
      : null;
  const parts = (names[by] ?? ['JP', 'US']).map((name, n) =>
    Object.assign(part(n, name), { own: own(name, n) }),
  );
  const sum = (of: (part: (typeof parts)[number]) => number) => parts.reduce((all, one) => all + of(one), 0);
  const all = {
    orders: sum(({ orders }) => orders),
    gross: money(sum(({ gross }) => gross.cents)),
    refunds: money(sum(({ refunds }) => refunds.cents)),
    disputes: money(sum(({ disputes }) => disputes.cents)),
    fees: money(sum(({ fees }) => fees.cents)),
    estimated: money(103),
    cost: money(sum(({ cost }) => cost.cents)),
    margin: money(sum(({ margin }) => margin.cents)),
    unread: 2,
  };
  return { from: '2026-11-01', to: '2026-11-24', by, parts, more: 0, all };
}
