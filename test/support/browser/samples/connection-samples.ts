import { ago, idOf } from './console-samples.ts';

type Json = Record<string, unknown>;

export function apiToken(n: number): Json {
  return {
    id: idOf(960 + n),
    name: ['Accounting', 'Help desk with a rather long name of its own', 'Stock report'][n],
    role: ['finance', 'support', 'viewer'][n],
    hint: ['kX9_', 'm-2Q', 'aaaa'][n],
    made_at: ago(90_000 - n),
    made_by: n === 2 ? null : 'ada@simport.example',
    used_at: n === 1 ? null : ago(12 + n),
  };
}

const STATES = ['active', 'failing', 'paused_for_failures', 'paused'];

export function listedWebhook(n: number, more: Json = {}): Json {
  return {
    id: idOf(970 + n),
    url: [
      'https://hooks.example.com/simport',
      'https://accounting.example.com/a/rather/long/path/of/somebody/else?key=3f9a0c7d5e2b48a1',
      'https://old.example.com/',
      'https://desk.example.com/in',
    ][n],
    events: n === 0 ? ALL_EVENTS : ['order.paid', 'order.refunded'],
    state: STATES[n],
    state_since: n === 0 ? null : ago(700),
    pending: [0, 12, 1_204, 3][n],
    failed: [0, 0, 31, 0][n],
    made_at: ago(90_000),
    made_by: n === 3 ? null : 'ada@simport.example',
    old_secret_until: n === 0 ? ago(-900) : null,
    version: 1,
    ...more,
  };
}

const ALL_EVENTS = [
  'order.paid',
  'order.delivered',
  'order.refunded',
  'order.withdrawn',
  'order.disputed',
  'esim.installed',
  'esim.used_up',
  'price_list.published',
  'currency_list.published',
  'case.opened',
];

export function webhookFacts(more: Json = {}): Json {
  return {
    ...listedWebhook(0),
    deliveries: Array.from({ length: 8 }, (_, n) => ({
      id: idOf(980 + n),
      event: idOf(990 + n),
      type: ALL_EVENTS[n % ALL_EVENTS.length],
      at: ago(n * 37),
      state: n === 0 ? 'pending' : n === 3 ? 'failed' : 'delivered',
      tries: n === 0 ? 3 : n === 3 ? 14 : 1,
      status: n === 0 ? null : n === 3 ? 410 : 204,
      words:
        n === 0 ? 'No answer (ECONNREFUSED).' : n === 3 ? 'This hook is gone for good, please ask us' : '',
      due_at: n === 0 ? ago(-4) : null,
    })),
    next: null,
    ...more,
  };
}

export function deliveryFacts(more: Json = {}): Json {
  const data = { order_id: idOf(2), order_number: 'SP-7F3K-2224', state: 'paid', country: 'JP' };
  return {
    id: idOf(980),
    endpoint: { id: idOf(970), url: 'https://hooks.example.com/simport' },
    event: idOf(990),
    type: 'order.paid',
    at: ago(3),
    state: 'pending',
    due_at: ago(-4),
    ended_at: null,
    body: JSON.stringify({ type: 'order.paid', timestamp: ago(3), data }),
    tries: [0, 1, 2].map((n) => ({
      at: ago(3 - n),
      status: n === 1 ? 502 : null,
      words: n === 1 ? '<html><head><title>502 Bad Gateway</title></head>' : 'No answer (ECONNREFUSED).',
      ms: 12 + n,
    })),
    ...more,
  };
}

export function alertChannel(n: number): Json {
  return {
    id: idOf(965 + n),
    kind: ['slack', 'webhook'][n],
    host: ['hooks.slack.com', 'pager.example.com'][n],
    severities: n === 0 ? ['critical', 'error', 'warning'] : ['critical'],
    made_at: ago(90_000),
    last: { at: ago(80 + n), status: n === 0 ? 200 : 404, words: n === 0 ? 'ok' : 'no_service' },
    failing_since: n === 0 ? null : ago(2_000),
  };
}

export function exportSchedule(n: number, more: Json = {}): Json {
  return {
    id: idOf(955 + n),
    export: ['income', 'orders', 'payouts'][n],
    query: n === 1 ? 'state=refunded' : '',
    every: ['day', 'month', 'week'][n],
    target: n === 1 ? 's3' : 'mail',
    goes_to: n === 1 ? 's3.eu-central-1.amazonaws.com/aurora-books/simport/' : 'books@accountant.example',
    next_at: ago(-900),
    last: [
      { at: ago(540), ok: true, words: 'Mailed' },
      { at: ago(540), ok: false, words: 'The storage answered: 403 AccessDenied' },
      null,
    ][n],
    made_by: n === 2 ? null : 'ada@simport.example',
    made_at: ago(90_000),
    ...more,
  };
}
