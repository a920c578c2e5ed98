import { channel } from 'node:diagnostics_channel';

import { Counter, Histogram, Registry } from 'prom-client';

import { PROCESSORS } from '../../domain/checkout/payment-method.ts';
import { type CallFacts, RecentCalls } from './recent-calls.ts';
import { openSpan } from './spans.ts';
import { isExamining } from './work.ts';

/** A process's own metrics, which monitoring reads. Contains nothing about individual buyers. */
export interface Meter {
  register: Registry;
  /** One run of a job of this kind. */
  jobEnded(job: string, outcome: 'done' | 'failed', seconds: number): void;
  /** A purchase's money, once for each. `method`: how the buyer paid. */
  sold(method: string, cents: number): void;
  /** A purchase's way from the payment to the eSIM, or to the money that goes back in its place; once for each. */
  ended(method: string, outcome: 'delivered' | 'refunded', paidAt: Date | null, at: Date): void;
  /** A callback of a processor or wholesaler. `outcome`: `taken`, or why not. */
  calledBack(party: string, outcome: string): void;
  /** Money returned to a buyer, once for each refund. */
  refunded(method: string, cents: number): void;
  /** How recent calls to each provider went; providers never called are left out. */
  callFacts(now: Date): Record<string, CallFacts>;
  close(): void;
}

/** What Node reports about each outgoing call, by `fetch` and by `node:http`. */
interface OwnCall {
  request?: {
    origin?: string | URL;
    getHeader?(name: string): unknown;
    protocol?: string;
    method?: string;
    path?: string;
  };
  response?: { statusCode?: number };
  error?: unknown;
}

type Outgoing = NonNullable<OwnCall['request']>;

/** Of a purchase: it takes seconds, and after half an hour the shop gives the money back. */
const PURCHASE_SECONDS = [1, 2, 4, 8, 15, 30, 60, 120, 300, 900, 1800, 3600];
const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60];

/** @param providers the origin of each provider's API, by the provider's name: calls to other hosts are not counted */
export function createMeter(providers: Record<string, string>): Meter {
  const register = new Registry();
  const registers = [register];
  const jobs = new Histogram({
    name: 'simport_job_seconds',
    help: 'Runs of jobs and how long they took, by kind; one that failed is tried again',
    labelNames: ['job', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const calls = new Histogram({
    name: 'simport_provider_seconds',
    help: 'Calls to providers until their answer began, by provider and status; the status is none where no answer came',
    labelNames: ['provider', 'status'],
    buckets: SECONDS,
    registers,
  });
  const money = (name: string, help: string) =>
    new Counter({ name, help, labelNames: ['method'], registers });
  const sales = money(
    'simport_sales_total',
    'Purchases that were paid, by method, counted by who settled them',
  );
  // A counter that begins with its first sale would hide that sale from the rules.
  for (const method of PROCESSORS) sales.inc({ method }, 0);
  const soldCents = money('simport_sold_cents_total', 'What they brought with all fees, in US cents');
  const refunds = money('simport_refunds_total', 'Payments whose money went back, by method');
  const refundedCents = money('simport_refunded_cents_total', 'What went back, in US cents');

  const purchases = new Histogram({
    name: 'simport_purchase_seconds',
    help: 'From the payment to the eSIM, or to the refund of what could not be delivered, by method and outcome',
    labelNames: ['method', 'outcome'],
    buckets: PURCHASE_SECONDS,
    registers,
  });
  const callbacks = new Counter({
    name: 'simport_callbacks_total',
    help: 'Callbacks of processors and wholesalers, by party and outcome: taken, or why not',
    labelNames: ['party', 'outcome'],
    registers,
  });

  const providerAt = new Map(Object.entries(providers).map(([name, origin]) => [origin, name]));
  const recent = new RecentCalls();
  const begun = new WeakMap<object, { provider: string; at: number; span: ReturnType<typeof openSpan> }>();
  const begin = (request: Outgoing, origin: string) => {
    const provider = providerAt.get(origin);
    if (provider === undefined || isExamining()) return;
    begun.set(request, { provider, at: performance.now(), span: spanOf(request, provider) });
  };
  const end = ({ request, response, error }: OwnCall) => {
    const call = request && begun.get(request);
    if (!request || !call) return;
    begun.delete(request);
    call.span?.end(error, response && { 'http.response.status_code': response.statusCode ?? 0 });
    const seconds = (performance.now() - call.at) / 1000;
    const status = String(response?.statusCode ?? 'none');
    calls.observe({ provider: call.provider, status }, seconds);
    recent.add(call.provider, status, seconds * 1000);
  };
  const heard: [string, (call: OwnCall) => void][] = [
    ['undici:request:create', ({ request }) => request && begin(request, String(request.origin))],
    ['undici:request:headers', end],
    ['undici:request:error', end],
    [
      'http.client.request.created',
      ({ request }) =>
        request && begin(request, `${request.protocol}//${String(request.getHeader?.('host'))}`),
    ],
    ['http.client.response.finish', end],
    ['http.client.request.error', end],
  ];
  const listeners = heard.map(([name, hear]) => {
    const listener = (call: unknown) => hear(call as OwnCall);
    channel(name).subscribe(listener);
    return () => channel(name).unsubscribe(listener);
  });

  return {
    register,
    jobEnded: (job, outcome, seconds) => jobs.observe({ job, outcome }, seconds),
    sold(method, cents) {
      sales.inc({ method });
      soldCents.inc({ method }, cents);
    },
    ended(method, outcome, paidAt, at) {
      const seconds = paidAt === null ? 0 : (at.getTime() - paidAt.getTime()) / 1000;
      purchases.observe({ method, outcome }, Math.max(0, seconds));
    },
    calledBack: (party, outcome) => callbacks.inc({ party, outcome }),
    refunded(method, cents) {
      refunds.inc({ method });
      refundedCents.inc({ method }, cents);
    },
    callFacts: (now) => recent.facts(now),
    close: () => listeners.forEach((stop) => stop()),
  };
}

/** A call to a provider, named by the known words of its path: anything else in it may be an id, an eSIM or a code. */
function spanOf({ method = 'GET', path = '' }: Outgoing, provider: string) {
  const [bare = ''] = path.split('?');
  const words = bare.split('/').map((part) => (/^(v\d(\.\d)?|[a-z_]+)?$/.test(part) ? part : '*'));
  return openSpan(`${method} ${provider} ${words.join('/')}`, 'client', {
    'http.request.method': method,
    'http.route': words.join('/'),
    'shop.provider': provider,
  });
}
