import type { Page, Route } from '@playwright/test';

import { permissionsOf, type Role } from '../../../src/domain/operators/roles.ts';
import { caseFacts, disputeFacts, heldPrices, listedCase, listedDispute } from './samples/case-samples.ts';
import {
  alertChannel,
  apiToken,
  deliveryFacts,
  exportSchedule,
  listedWebhook,
  webhookFacts,
} from './samples/connection-samples.ts';
import {
  ago,
  auditEntry,
  idOf,
  journalFacts,
  listedOrder,
  money,
  orderFacts,
  person,
} from './samples/console-samples.ts';
import { listedMail, mailPreview, mailTemplates } from './samples/mail-samples.ts';
import {
  reconciliationFacts,
  listedInvoice,
  listedPayout,
  ossReturnFacts,
  payoutFacts,
} from './samples/money-samples.ts';
import { currenciesFacts, currencyHistory, currencyPreview } from './samples/price-samples.ts';
import {
  abandonedCheckout,
  balancesFacts,
  healthFacts,
  incomeFacts,
  jobsFacts,
  setupFacts,
  switchesFacts,
  dashboardFacts,
  refundRatesFacts,
  waitingFacts,
} from './samples/shop-samples.ts';
import { sourcedPlan, sourcesFacts, wholesalersFacts } from './samples/source-samples.ts';

type Json = Record<string, unknown>;
/** The answer to a call; a number alone is a failure with that status. */
export type Answer = Json | { status: number; body: Json; headers?: Record<string, string> };

const MINUTE = 60_000;

export const refusal = (status: number, reason: string, facts: Json = {}): Answer => ({
  status,
  body: { error: `Refused: ${reason}`, code: reason, reason, ...facts },
});

/** The console's API with answers that a test chooses, to test what a screen does with them. */
export class FakeConsole {
  state: 'signed_out' | 'no_operator' | 'code' | 'open' = 'open';
  role: Role = 'owner';
  idleMs = 30 * MINUTE;
  email: string | null = 'ada@simport.example';
  factors = { authenticator: true, passkeys: 0 };
  readonly calls: { method: string; path: string; query: Record<string, string>; body: Json | null }[] = [];
  readonly #answers = new Map<string, (given: Json) => Answer>();

  constructor() {
    this.on('session', () => this.session());
    this.on('session/consoles', () => ({ consoles: openConsoles() }));
    this.on('session/passkeys', () => ({ passkeys: [] }));
    this.on('switches', () => switchesFacts());
    this.on('approvals', () => ({ approvals: [] }));
    this.on('changes', () => ({ newest: 1, changes: [], more: false }));
    this.on('views', () => ({ views: [], default: null }));
    this.on('customers_alike', () => ({ customers: [] }));
    this.on('places', () => ({ count: 0, places: [], next: null }));
    this.on('session/close', () => {
      this.state = 'code';
      return {};
    });
    this.on('session/open', ({ code }) => {
      if (code !== '123456') return refusal(403, 'wrong_code');
      this.state = 'open';
      return {};
    });
  }

  /** From now on, a call gets this answer. */
  on(path: string, answer: (given: Json) => Answer): void {
    this.#answers.set(path, answer);
  }

  async serve(page: Page): Promise<void> {
    await page.route('**/api/operate/**', (route) => this.#answer(route));
  }

  callsOf(path: string) {
    return this.calls.filter((call) => call.path === path);
  }

  session(): Json {
    const isOpen = this.state === 'open';
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    return {
      state: this.state,
      email: this.state === 'signed_out' ? null : this.email,
      operator: isOpen
        ? {
            id: idOf(900),
            email: this.email,
            name: 'Ada Lovelace',
            role: this.role,
            permissions: permissionsOf(this.role),
          }
        : null,
      factors: isOpen || this.state === 'code' ? this.factors : null,
      stepped_up_until: isOpen ? at(10 * MINUTE) : null,
      idle_until: isOpen ? at(this.idleMs) : null,
    };
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    const url = new URL(request.url());
    const path = url.pathname.replace('/api/operate/', '');
    const query = Object.fromEntries(url.searchParams);
    const body = request.postDataJSON() as Json | null;
    this.calls.push({ method: request.method(), path, query, body });
    const told = this.#answers.get(path)?.(body ?? query) ?? refusal(404, 'no_api_address');
    const {
      status,
      body: answer,
      headers,
    } = 'status' in told && 'body' in told && typeof told.status === 'number'
      ? (told as { status: number; body: Json; headers?: Record<string, string> })
      : { status: 200, body: told as Json, headers: undefined };
    await route.fulfill({
      status,
      contentType: 'application/json',
      headers: { date: new Date().toUTCString(), ...headers },
      body: JSON.stringify(answer),
    });
  }
}

/** Here, and on another device. */
function openConsoles() {
  return ['Firefox on Linux', 'Safari on iPhone'].map((device, n) => ({
    id: String(n).repeat(64),
    device,
    address: `203.0.113.${n + 7}`,
    opened_at: ago(90),
    used_at: ago(n),
    current: n === 0,
  }));
}

/** The first version of the currencies. */
function nothingOn(): Json {
  const { currencies } = currenciesFacts() as { currencies: Json[] };
  return { currencies: currencies.map((one) => Object.assign(one, { on: false, state: 'off' })) };
}

/** A dry run of twelve orders, one of which cannot be refunded. */
function bulkFacts(changes: Json): Json {
  return {
    id: idOf(950),
    act: 'refund',
    state: 'planned',
    why: 'Their network was down',
    operator: 'ada@simport.example',
    own: true,
    planned_at: ago(2),
    started_at: null,
    ended_at: null,
    counts: { planned: 11, refused: 1, begun: 0, done: 0, asked: 0, failed: 0 },
    amounts: [money(20_251)],
    rows: Array.from({ length: 12 }, (_, n) => ({
      order: { id: idOf(n), number: `SP-7F3K-${2222 + n}`, buyer: 'Chloé D.', plan: 'Japan, 5 GB, 30 days' },
      state: n === 3 ? 'refused' : 'planned',
      amount: n === 3 ? null : money(1841),
      words: n === 3 ? 'The payment of this order was returned already.' : null,
    })),
    ...changes,
  };
}

/** A console with days, orders, people and acts. */
export function filledConsole(): FakeConsole {
  const fake = new FakeConsole();
  fake.on('orders', ({ after }) => ({
    orders: Array.from({ length: 12 }, (_, n) => listedOrder(n + (after === undefined ? 0 : 12))),
    next: after === undefined ? `${ago(900)}_${idOf(11)}` : null,
  }));
  fake.on('orders_count', () => ({ count: 24, is_more: false }));
  fake.on('bulk_act', ({ id }) => bulkFacts({ id }));
  fake.on('bulk_acts', () => ({ bulk_acts: [bulkFacts({ state: 'done' })] }));
  fake.on('find', ({ search: which }) => ({
    orders: String(which).startsWith('no') ? [] : [2, 3, 4].map((n) => listedOrder(n)),
  }));
  fake.on('customers', () => ({ customers: [], next: null }));
  fake.on('order', ({ order: which }) =>
    which === 'nowhere' ? refusal(404, 'no_order') : orderFacts({ id: which }),
  );
  fake.on('journal', ({ order: which }) => journalFacts({ id: which }));
  fake.on('dashboard', ({ period }) => dashboardFacts(period as string | undefined));
  fake.on('waiting', () => waitingFacts());
  fake.on('refund_rates', () => refundRatesFacts());
  fake.on('checkouts', () => ({
    checkouts: Array.from({ length: 8 }, (_, n) => abandonedCheckout(n)),
    next: null,
  }));
  fake.on('processors_read', () => ({ read: true, done: true, unread: 0 }));
  fake.on('income', ({ by }) => incomeFacts(by as string | undefined));
  fake.on('approval', ({ id }) => ({
    id,
    order: { id: idOf(2), number: 'SP-7F3K-2224' },
    amount: money(21_840),
    act: 'refund_part',
    why: 'The network was down for three days',
    by: 'grace@simport.example',
    own: false,
    at: ago(90),
    ends_at: ago(-1350),
    state: 'waiting',
    decided_by: null,
    decided_at: null,
  }));
  fake.on('reconciliations', ({ after }) => ({
    reconciliations: Array.from({ length: 8 }, (_, n) =>
      reconciliationFacts(n + (after === undefined ? 0 : 8)),
    ),
    next: after === undefined ? `${ago(900)}_${idOf(307)}` : null,
  }));
  fake.on('reconciliation', ({ id }) => reconciliationFacts(1, { id }));
  fake.on('reconciliation_run', () => reconciliationFacts(0));
  fake.on('invoices', ({ after }) => ({
    invoices: Array.from({ length: 12 }, (_, n) => listedInvoice(n + (after === undefined ? 0 : 12))),
    next: after === undefined ? `${ago(900)}_${idOf(411)}` : null,
  }));
  fake.on('invoices.zip', () => ({}));
  fake.on('api_tokens', () => ({ tokens: [0, 1, 2].map((n) => apiToken(n)) }));
  fake.on('api_token_create', () => ({ id: idOf(960), secret: `simport_${'k'.repeat(43)}` }));
  fake.on('api_token_revoke', () => ({}));
  fake.on('alert_channels', () => ({ channels: [0, 1].map((n) => alertChannel(n)) }));
  fake.on('export_schedules', () => ({ schedules: [0, 1, 2].map((n) => exportSchedule(n)) }));
  fake.on('export_schedule', ({ id }) =>
    exportSchedule(1, { id, filters: { state: 'refunded', from: '2026-11-01', to: '2026-11-30' } }),
  );
  fake.on('webhooks', () => ({ webhooks: [0, 1, 2, 3].map((n) => listedWebhook(n)) }));
  fake.on('webhook', ({ id }) => webhookFacts({ id }));
  fake.on('webhook_delivery', ({ id }) => deliveryFacts({ id }));
  fake.on('webhook_ping', () => ({
    delivery: idOf(980),
    arrived: true,
    answer: { status: 204, words: '', ms: 87 },
  }));
  fake.on('webhook_create', () => ({ id: idOf(970), secret: `whsec_${'k'.repeat(44)}` }));
  fake.on('invoice_pdf', () => ({ filename: 'INV-001042.pdf', pdf: btoa('%PDF-1.7') }));
  fake.on('oss_return', ({ quarter }) => ossReturnFacts(quarter as string | undefined));
  fake.on('payouts', () => ({
    payouts: Array.from({ length: 10 }, (_, n) => listedPayout(n)),
    next: null,
    sums: [
      { count: 8, amount: money(544_896), fees: money(25_712) },
      { count: 2, amount: money(61_250, 'EUR'), fees: money(2_910, 'EUR') },
    ],
    without: ['PayPal'],
  }));
  fake.on('payout', ({ id, unmatched }) =>
    payoutFacts(1, { id, ...(unmatched === 'yes' && { entries: [] }) }),
  );
  fake.on('mails', ({ after }) => ({
    mails: Array.from({ length: 10 }, (_, n) => listedMail(n + (after === undefined ? 0 : 10))),
    next: after === undefined ? `${ago(900)}_${idOf(809)}` : null,
    queued: 4,
    failed: 2,
    sweep_seconds: 60,
  }));
  fake.on('mail_templates', () => mailTemplates);
  fake.on('mail_preview', ({ sample }) => mailPreview(sample as string | undefined));
  fake.on('mail_sample', () => ({ to: 'ada@simport.example', result: 'sent', answer: '250 OK: queued' }));
  fake.on('sources', () => sourcesFacts());
  fake.on('plan_sources', () => sourcedPlan());
  fake.on('wholesalers', () => wholesalersFacts());
  fake.on('currencies', ({ version }) =>
    version === undefined
      ? currenciesFacts()
      : { ...currenciesFacts({ version: Number(version) }), ...nothingOn() },
  );
  fake.on('currency_history', () => currencyHistory());
  fake.on('currency_preview', ({ currency }) => currencyPreview(String(currency)));
  fake.on('currency_undo', () => ({ version: 5, published: true, count: 1 }));
  fake.on('setup', () => setupFacts());
  fake.on('balances', () => balancesFacts());
  fake.on('health', () => healthFacts());
  fake.on('jobs', () => jobsFacts());
  fake.on('cases', ({ after }) => ({
    cases: Array.from({ length: 6 }, (_, n) => listedCase(n + (after === undefined ? 0 : 6))),
    next: after === undefined ? `${ago(900)}_${idOf(705)}` : null,
    open: 0,
  }));
  fake.on('case', ({ case: which }) => caseFacts({ id: which }));
  fake.on('prices_held', () => heldPrices());
  fake.on('disputes', () => ({ disputes: [0, 1, 2, 3, 4].map((n) => listedDispute(n)), next: null }));
  fake.on('dispute', ({ dispute: which }) => disputeFacts({ id: which }));
  fake.on('refund_preview', ({ order: which }) => ({
    id: which,
    number: 'SP-7F3K-2224',
    amount: money(1841),
    paid: money(1841),
    method: 'Visa ending in 4242',
    buyer: 'Mia Larsen',
    plan: 'Japan, 5 GB, 30 days',
    bundle_name: 'esim_5GB_30D_JP_V2',
    state: 'delivered',
    disputed: false,
    at_our_cost: true,
  }));
  fake.on('replace_preview', () => ({
    number: 'SP-7F3K-2224',
    buyer: 'Mia Larsen',
    plan: 'Japan, 5 GB, 30 days',
    bundle_name: 'esim_5GB_30D_JP_V2',
    cost: money(1120),
    times_left: 2,
    why_not: null,
  }));
  fake.on('team', () => ({ team: [0, 1, 2, 3].map((n) => person(n)) }));
  fake.on('audit', () => ({ acts: Array.from({ length: 10 }, (_, n) => auditEntry(n)), next: null }));
  return fake;
}
