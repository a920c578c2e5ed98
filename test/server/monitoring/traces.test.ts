import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createLog } from '../../../src/server/core/log.ts';
import { readSettings } from '../../../src/server/core/settings/env.ts';
import { openTraces } from '../../../src/server/core/traces/open-traces.ts';
import { type Collected, type Collector, startCollector } from '../../support/outside/collector.ts';
import { startTestShop, type TestShop } from '../../support/shop/shop.ts';

let collector: Collector;
let shop: TestShop;
beforeAll(async () => {
  collector = await startCollector();
});
afterAll(async () => {
  await shop.stop();
  await collector.close();
});

/** The spans that a collector receives meanwhile. */
async function traced<T>(run: () => Promise<T>): Promise<{ result: T; spans: Collected[]; text: string }> {
  const settings = readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const traces = await openTraces(settings, 'shop', createLog('silent'));
  collector.bodies.length = 0;
  try {
    shop ??= await startTestShop();
    const result = await run();
    await traces.close();
    return { result, spans: collector.spans(), text: collector.bodies.join('') };
  } finally {
    await traces.close();
  }
}

const buy = async () => {
  const buyer = shop.buyer();
  const bought = await buyer.buy(await buyer.plan('JP'));
  await shop.settle();
  const { id } = await shop.purchaseOf(bought);
  return { ...bought, buyer, id };
};

describe('a purchase', () => {
  let bought: Awaited<ReturnType<typeof buy>>;
  let all: Collected[];
  let ours: Collected[];
  let text: string;
  beforeAll(async () => {
    const got = await traced(buy);
    ({ result: bought, text, spans: all } = got);
    ours = all.filter(({ traceId }) => traceId === bought.id.replaceAll('-', ''));
  });
  const named = (name: string) => ours.filter((span) => span.name === name);
  const parentOf = ({ parentSpanId }: Collected) => ours.find(({ spanId }) => spanId === parentSpanId);
  /** The names from a span up to the call that began it all. */
  const above = (span: Collected | undefined): string[] =>
    span ? [span.name, ...above(parentOf(span))] : [];

  it('is one connected trace with its own id, from the button to its mail', () => {
    const roots = ours.filter(({ parentSpanId }) => !parentSpanId);
    expect(roots.map(({ name, kind }) => [name, kind])).toEqual([
      ['POST /api/esims/create-payment-intent', 2],
    ]);
    expect(ours.filter((span) => span.parentSpanId && !parentOf(span))).toEqual([]);
    expect(new Set(ours.map(({ spanId }) => spanId)).size).toBe(ours.length);
    const start = 'POST /api/esims/create-payment-intent';
    const complete = 'POST /api/esims/complete-purchase';
    expect(above(named('POST stripe /v1/payment_intents')[0])).toEqual([
      'POST stripe /v1/payment_intents',
      start,
    ]);
    expect(above(named('POST esim-go /v2.4/orders')[0])).toEqual([
      'POST esim-go /v2.4/orders',
      'order at the wholesaler',
      'verb fulfil',
      complete,
      start,
    ]);
    expect(above(named('mail.send')[0])).toEqual(['mail.send', 'job mail.send', start]);
    expect(above(named('mail.write.delivered')[0])).toEqual(['mail.write.delivered', 'job mail.send', start]);
    expect(above(named('job webhook.handle')[0])).toEqual(['job webhook.handle', start]);
    expect(above(named('verb settle payment')[0])).toEqual(['verb settle payment', complete, start]);
  });

  it('shows results and durations of calls, providers and queries', () => {
    const [order] = named('POST esim-go /v2.4/orders');
    expect(order).toMatchObject({ kind: 3, isError: false });
    expect(order?.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/v2.4/orders',
      'http.response.status_code': 200,
      'shop.provider': 'esim-go',
    });
    const queries = ours.filter(({ name }) => name.startsWith('query '));
    expect(queries.length).toBeGreaterThan(5);
    expect(queries.map(({ name }) => name)).toContain('query insert purchase');
    for (const { ms } of ours) expect(ms).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ours.map(({ ms }) => ms))).toBeLessThan(60_000);
    const root = ours.find(({ parentSpanId }) => !parentSpanId);
    expect(root?.attributes).toMatchObject({
      'http.response.status_code': 200,
      'shop.purchase_id': bought.id,
    });
  });

  it('has the same id in the log', () => {
    const lines = shop.logged.map(
      (line) => JSON.parse(line) as { msg: string; purchaseId?: string; traceId?: string },
    );
    const about = lines.filter(({ purchaseId }) => purchaseId === bought.id);
    expect(about.map(({ msg }) => msg)).toContain('request');
    expect(new Set(about.map(({ traceId }) => traceId))).toEqual(new Set([bought.id.replaceAll('-', '')]));
  });

  it('reveals nothing about its buyer, codes, cards and tokens', async () => {
    const { body } = bought.completed;
    const order = await bought.buyer.order(bought.started.order);
    const secrets = {
      email: bought.buyer.email,
      mailbox: bought.buyer.email.split('@')[0],
      name: (bought.request as { billing_details: { fullName: string } }).billing_details.fullName,
      attempt: (bought.request as { attempt_id?: string }).attempt_id,
      order: bought.started.order,
      clientSecret: bought.started.client_secret,
      iccid: (body as { iccid?: string }).iccid,
      lpa: JSON.stringify(order.esim).match(/LPA:1\$[^"]+/)?.[0],
    };
    expect(text.length).toBeGreaterThan(5_000);
    for (const [what, secret] of Object.entries(secrets)) {
      expect([what, secret?.length ?? 0]).not.toEqual([what, 0]);
      expect([what, text.includes(secret ?? '')]).toEqual([what, false]);
    }
    // Ids and times of spans may contain such digits by chance.
    const told = text.replaceAll(/"(?:traceId|spanId|parentSpanId|\w+UnixNano)":"[^"]*"/g, '');
    expect(told).not.toMatch(/"(LPA:|sk_|whsec_|[^"]*_secret_)|\d{15,22}|@[a-z]/);
  });
});

describe('a call without a purchase', () => {
  it('is a trace with the call’s id', async () => {
    const requestId = '6f1c9d1e-0000-4000-8000-000000000001';
    const { spans } = await traced(async () => {
      await fetch(`${shop.baseUrl}/api/countries/JP`, { headers: { 'X-Request-Id': requestId } });
    });
    const mine = spans.filter(({ traceId }) => traceId === requestId.replaceAll('-', ''));
    expect(mine.find(({ parentSpanId }) => !parentSpanId)?.name).toBe('GET /api/countries/:iso');
  });

  it('is no trace if it is a health check', async () => {
    const { spans } = await traced(async () => {
      expect((await fetch(`${shop.baseUrl}/health/ready`)).status).toBe(200);
    });
    expect(spans.filter(({ name }) => name.includes('health'))).toEqual([]);
  });
});

it('tracing keeps nothing after closing, or without a collector', async () => {
  const traces = await openTraces(readSettings({}), 'shop', createLog('silent'));
  const before = collector.bodies.length;
  shop.logged.length = 0;
  await buy();
  await traces.close();
  expect(collector.bodies.length).toBe(before);
  expect(shop.logged.join('')).not.toContain('traceId');
});
