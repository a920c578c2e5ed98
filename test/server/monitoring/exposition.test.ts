import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { beforeAll, expect, it } from 'vitest';

import { createMeter } from '../../../src/server/core/meter.ts';
import { createMetrics } from '../../../src/server/monitoring/metrics.ts';
import { providerBudgetTable } from '../../../src/server/providers/tables.ts';
import { agreedAmounts } from '../../../src/server/purchase/paid-price.ts';
import { type Purchase, purchaseTable } from '../../../src/server/purchase/tables.ts';
import { freePorts } from '../../support/machine/ports.ts';
import { findProgram } from '../../support/machine/programs.ts';
import { ROOT } from '../../support/machine/source-files.ts';
import { ORDERING } from '../../support/outside/calls.ts';
import { ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const onCall = read('docs/on-call.md');
const rules = read('ops/alerts.yaml');

const textOf = () => shop.metrics.text();
// A web reports the size of its cache.
beforeAll(() => shop.metrics.watchCache(() => ({ bytes: 0, answers: 0 })));
const named = (text: string, kind: 'HELP' | 'TYPE') =>
  new Map(
    [...text.matchAll(new RegExp(`^# ${kind} (\\w+) (.+)$`, 'gm'))].map(([, name = '', rest = '']) => [
      name,
      rest,
    ]),
  );
/** The metric to which a line of a histogram or counter belongs. */
const family = (name: string, types: Map<string, string>) =>
  types.has(name) ? name : name.replace(/_(bucket|sum|count)$/, '');

it('monitoring reads each metric with its description and kind, and the results of jobs, providers and money', async () => {
  const buyer = shop.buyer();
  const begun = await buyer.buy();
  await shop.drain();
  expect(begun.completed.status).toBe(200);
  const text = await textOf();
  const [helps, types] = [named(text, 'HELP'), named(text, 'TYPE')];
  const wrong = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .filter((line) => {
      const [, name = ''] =
        /^(\w+)(?:\{(?:\w+="(?:[^"\\\n]|\\.)*",?)*\})? (?:-?[\d.]+(?:e[+-]?\d+)?|[+-]Inf|NaN)$/.exec(line) ??
        [];
      return !helps.has(family(name, types)) || !types.has(family(name, types));
    });
  expect(wrong).toEqual([]);
  expect([...helps.keys()].sort()).toEqual([...types.keys()].sort());
  expect(text).toMatch(/simport_job_seconds_count\{job="mail.send",outcome="done"\} [1-9]/);
  expect(text).toMatch(/simport_provider_seconds_count\{provider="stripe",status="200"\} [1-9]/);
  expect(text).toMatch(/simport_provider_seconds_count\{provider="esim-go",status="200"\} [1-9]/);
  expect(text).toMatch(/simport_sales_total\{method="stripe"\} 1\n/);
  expect(text).toMatch(/simport_sold_cents_total\{method="stripe"\} [1-9]\d+\n/);
  expect(text).toMatch(/simport_jobs_waiting\{job="mail.send"\} 0\n/);
});

/** The number of movements of each kind of money, and their cents, in the metrics. */
async function moneyRead(): Promise<Record<string, number>> {
  const lines = (await textOf()).matchAll(
    /^simport_((?:sales|refunds|sold_cents|refunded_cents)_total)\{method="stripe"\} (\d+)$/gm,
  );
  return Object.fromEntries(Array.from(lines, ([, name, count]) => [name, Number(count)]));
}

it('money is counted once, however often it is reported and however it is refunded', async () => {
  const before = await moneyRead();
  const [buyer, other] = [shop.buyer(), shop.buyer()];
  const early = await buyer.beginAndPay(await buyer.plan());
  await shop.stripe.refund(early.started.payment_intent_id);
  for (let asked = 0; asked < 2; asked++) await early.complete();
  const later = await ownerOfEsim(shop);
  await shop.stripe.refund(later.started.payment_intent_id);
  await shop.world.fault({ ...ORDERING, effect: 'status', status: 400 });
  const undelivered = await other.beginAndPay(await other.plan('FR'));
  await undelivered.complete();
  const all = [early, later, undelivered];
  const states = async () => {
    await shop.settle();
    return Promise.all(all.map(async (begun) => (await shop.purchaseOf(begun)).state));
  };
  await expect.poll(states).toEqual(all.map(() => 'refunded'));
  await shop.settle();
  const purchases = await Promise.all(all.map((begun) => shop.purchaseOf(begun)));
  const cents = purchases.reduce((sum, purchase) => sum + agreedAmounts(purchase, 'card').total, 0);
  const after = await moneyRead();
  const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  expect([grown('sales_total'), grown('sold_cents_total')]).toEqual([3, cents]);
  expect([grown('refunds_total'), grown('refunded_cents_total')]).toEqual([3, cents]);
});

/** How often purchases of an outcome ended, and in how many seconds. */
async function endsRead(outcome: string): Promise<[count: number, seconds: number]> {
  const text = await textOf();
  const valueOf = (part: string) =>
    Number(
      new RegExp(
        `^simport_purchase_seconds_${part}\\{method="card",outcome="${outcome}"\\} (\\S+)$`,
        'm',
      ).exec(text)?.[1] ?? 0,
    );
  return [valueOf('count'), valueOf('sum')];
}

it('the way from the payment to the eSIM, or to its money, is measured once for each purchase', async () => {
  const [delivered, refunded] = [await endsRead('delivered'), await endsRead('refunded')];
  const buyer = shop.buyer();
  const begun = await buyer.buy();
  await shop.drain();
  expect(await endsRead('delivered')).toEqual([delivered[0] + 1, expect.any(Number)]);
  // A buyer who returns an eSIM got it before.
  await shop.stripe.refund(begun.started.payment_intent_id);
  await shop.settle();
  expect(await endsRead('refunded')).toEqual(refunded);
  await shop.world.fault({ ...ORDERING, effect: 'status', status: 400 });
  const other = shop.buyer();
  const undelivered = await other.beginAndPay(await other.plan('IT'));
  await undelivered.complete();
  await expect
    .poll(async () => {
      await shop.settle();
      return (await shop.purchaseOf(undelivered)).state;
    })
    .toBe('refunded');
  expect((await endsRead('refunded'))[0]).toBe(refunded[0] + 1);
  expect((await endsRead('delivered'))[0]).toBe(delivered[0] + 1);
});

it('the age of the oldest purchase counts from its payment, whatever state it has come to since', async () => {
  const oldest = async (state: string) =>
    Number(
      new RegExp(`^simport_purchase_oldest_seconds\\{state="${state}"\\} (\\S+)$`, 'm').exec(
        await textOf(),
      )?.[1],
    );
  const begun = await shop.buyer().buy();
  const { id } = await shop.purchaseOf(begun);
  const now = shop.deps.now().getTime();
  const [paidAt, stateSince] = [new Date(now - 400_000), new Date(now - 10_000)];
  const put = (state: Purchase['state']) =>
    shop.deps.db.db.update(purchaseTable).set({ state, paidAt, stateSince }).where(eq(purchaseTable.id, id));
  await put('unclear');
  expect(Math.round((await oldest('unclear')) / 10)).toBe(40);
  expect(await oldest('paid')).toBe(0);
  await put('refunding');
  expect(Math.round((await oldest('refunding')) / 10)).toBe(1);
  await put('delivered');
});

it('an unreachable provider is counted as no answer', async () => {
  const port = await freePorts(1);
  const meter = createMeter({ stripe: `https://127.0.0.1:${port}` });
  const stripe = new Stripe('sk_test_1', { host: '127.0.0.1', port, maxNetworkRetries: 0 });
  await expect(stripe.balance.retrieve()).rejects.toThrow('connection');
  meter.close();
  const text = await meter.register.metrics();
  expect(text).toContain('simport_provider_seconds_count{provider="stripe",status="none"} 1');
});

it('monitoring reads how many calls the wholesaler still allows', async () => {
  const left = async () =>
    Number(/simport_provider_budget_left\{provider="esim-go"\} (\d+)/.exec(await textOf())?.[1]);
  const budget = (secondAt: number, spent: number) =>
    shop.deps.db.db
      .insert(providerBudgetTable)
      .values({ provider: 'esim-go', secondAt, spent })
      .onConflictDoUpdate({ target: providerBudgetTable.provider, set: { secondAt, spent } });
  const now = Math.floor(Date.now() / 1000);
  await budget(now + 3600, 70);
  expect(await left()).toBe(99_930);
  await budget(now - 3600, 70);
  expect(await left()).toBe(100_000);
});

it('each of the shop’s own metrics says what it counts', async () => {
  const text = await textOf();
  const helps = named(text, 'HELP');
  const own = [...named(text, 'TYPE').keys()].filter((name) => name.startsWith('simport_'));
  expect(own.length).toBeGreaterThan(30);
  expect(own.filter((name) => (helps.get(name)?.split(' ').length ?? 0) < 3)).toEqual([]);
});

it('a process without jobs leaves the counts of the books to those with jobs', async () => {
  const text = await createMetrics(shop.deps, false).text();
  expect(text).toContain('simport_database_up 1');
  expect(text).not.toContain('simport_purchases_under_way');
});

it('each alerting rule uses existing metrics, and says what to do', async () => {
  const types = named(await textOf(), 'TYPE');
  const asked = [...rules.matchAll(/\bsimport_\w+/g)].map(([name]) => family(name, types));
  expect(asked.filter((name) => !types.has(name))).toEqual([]);
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  const anchors = [...rules.matchAll(/runbook: docs\/on-call\.md#(\w+)/g)].map(([, anchor]) => anchor);
  expect(anchors).toEqual(alerts.map((name) => name.toLowerCase()));
  const headings = [...onCall.matchAll(/^### (Simport\w+)\n+\S/gm)].map(([, name]) => name);
  expect(headings).toEqual(alerts);
});

it('the dashboard asks for existing metrics with existing labels', async () => {
  const text = await textOf();
  const types = named(text, 'TYPE');
  const { panels } = JSON.parse(read('ops/dashboard.json')) as {
    panels: { title: string; gridPos: { x: number; w: number }; targets: { expr: string }[] }[];
  };
  const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const asked = queries.flatMap((query) => query.match(/\b(?:simport|process|nodejs)_\w+/g) ?? []);
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !types.has(family(name, types)))).toEqual([]);
  // No answer was kept here, and the embedded database has no pools.
  const labels = new Set(['how', 'pool', ...[...text.matchAll(/[{,](\w+)="/g)].map(([, label]) => label)]);
  const grouped = queries.flatMap((query) =>
    [...query.matchAll(/by \(([^)]+)\)|\{(\w+)[=!]/g)].flatMap(([, by = '', one = '']) =>
      `${by},${one}`.split(','),
    ),
  );
  const wanted = grouped.map((label) => label.trim()).filter((label) => label !== '');
  expect(wanted.filter((label) => !labels.has(label))).toEqual([]);
  expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([]);
});

/** So many of a thousand calls and of a thousand pages fail per minute, beside a million answers from the cache. */
const failing = (calls: number, pages: number, isPaged: boolean) => ({
  interval: '1m',
  input_series: Object.entries({
    'simport_http_seconds_count{status="200"}': 1_000 - calls,
    'simport_http_seconds_count{status="500"}': calls,
    'simport_http_seconds_count{status="200",how="cached"}': 1_000_000,
    'simport_page_seconds_count{status="200"}': 1_000 - pages,
    'simport_page_seconds_count{status="500"}': pages,
    'simport_page_seconds_count{status="304",how="cached"}': 1_000_000,
  }).map(([series, aMinute]) => ({ series, values: `0+${aMinute}x20` })),
  promql_expr_test: [
    {
      expr: 'count by (alertname) (ALERTS{alertname="SimportErrors",alertstate="firing"})',
      eval_time: '15m',
      exp_samples: isPaged ? [{ labels: '{alertname="SimportErrors"}', value: 1 }] : [],
    },
  ],
});

/** For 40 minutes. @param fires the page it causes */
const during = (input: Record<string, string>, fires: string | null) => ({
  interval: '1m',
  input_series: Object.entries(input).map(([series, values]) => ({ series, values })),
  promql_expr_test: [
    {
      expr: 'count by (alertname) (ALERTS{severity="page",alertname!="SimportBooksUnread",alertstate="firing"})',
      eval_time: '39m',
      exp_samples: fires === null ? [] : [{ labels: `{alertname="${fires}"}`, value: 1 }],
    },
  ],
});
const BEGUN = 'simport_http_seconds_count{route="/api/esims/create-payment-intent",status="200"}';
const SOLD = 'simport_sales_total{method="stripe"}';
const PROMISES = [
  during({ [BEGUN]: '0+1x40', [SOLD]: '0+0x40' }, 'SimportSalesStopped'),
  during({ [BEGUN]: '0+1x40', [SOLD]: '0x30 1x10' }, null),
  during({ [BEGUN]: '0x35 4x5', [SOLD]: '0+0x40' }, null),
  during({ 'simport_purchase_oldest_seconds{state="unclear"}': '0+60x40' }, 'SimportMoneyWithoutEsim'),
  // Nobody waits for a payment that may take an hour.
  during({ 'simport_purchase_oldest_seconds{state="paying"}': '0+60x40' }, null),
];

it('Prometheus accepts the rules, and alerts about failing calls or pages among many cached ones', ({
  onTestFinished,
  skip,
}) => {
  const promtool = findProgram('promtool');
  if (!promtool) return skip('no promtool on this machine; `apt-get install prometheus` brings it in');
  const file = path.join(ROOT, 'ops/alerts.yaml');
  const told = spawnSync(promtool, ['check', 'rules', file], { encoding: 'utf8' });
  expect([told.status, told.stderr]).toEqual([0, '']);
  const folder = mkdtempSync(path.join(tmpdir(), 'rules-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const cases = path.join(folder, 'cases.json');
  const tests = [
    ...PROMISES,
    failing(30, 0, true),
    failing(0, 30, true),
    failing(15, 15, false),
    failing(0, 0, false),
  ];
  writeFileSync(cases, JSON.stringify({ rule_files: [file], tests }));
  const proved = spawnSync(promtool, ['test', 'rules', cases], { encoding: 'utf8' });
  expect([proved.status, proved.stderr]).toEqual([0, '']);
});
