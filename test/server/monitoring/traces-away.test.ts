import { setTimeout as pause } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createLog } from '../../../src/server/core/log.ts';
import { readSettings } from '../../../src/server/core/settings/env.ts';
import type { Piece } from '../../../src/server/core/spans.ts';
import { deliverTraces } from '../../../src/server/core/traces/deliver-traces.ts';
import { type Collector, startCollector } from '../../support/outside/collector.ts';

let collector: Collector;
let lines: string[];
beforeEach(async () => {
  collector = await startCollector();
  lines = [];
});
afterEach(() => collector.close());

function deliver(env: Record<string, string> = {}, url = collector.url) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT = url, ...settings } = readSettings({
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    ...env,
  });
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  const facts = { role: 'web-3000', version: '1.2.3' };
  return deliverTraces({ ...settings, OTEL_EXPORTER_OTLP_ENDPOINT }, facts, log, { every: 10, within: 300 });
}

const traceId = (nth: number) =>
  `${'0'.repeat(24)}${((nth * 2_654_435_761) >>> 0).toString(16).padStart(8, '0')}`;
const piece = (nth: number): Piece => ({
  traceId: traceId(nth),
  rootId: null,
  spans: [
    {
      id: String(nth).padStart(16, '1'),
      parentId: null,
      name: 'call',
      kind: 'server',
      facts: {},
      startMs: 1e12,
      endMs: 1e12 + 5,
    },
  ],
});
const messages = () => lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
const AWAY = 'traces cannot be delivered; the shop goes on';

describe('a collector that is away', () => {
  it.each(['refuses', 'is not there', 'says nothing'])(
    'and %s is reported once, and no call waits for it',
    async (how) => {
      if (how === 'refuses') collector.answer(400);
      if (how === 'says nothing') collector.answer('silent');
      const delivery = deliver({}, how === 'is not there' ? 'http://127.0.0.1:9' : collector.url);
      for (let nth = 0; nth < 3; nth++) {
        // A call has nothing to wait for.
        expect(delivery.take(piece(nth))).toBeUndefined();
        await pause(500);
      }
      await vi.waitFor(() => expect(messages()).toEqual([AWAY]), { timeout: 60_000 });
      await delivery.close();
      expect(messages()).toEqual([AWAY]);
    },
  );

  it('loses spans and saves memory: a limited number wait, and its return is logged', async () => {
    collector.answer('silent');
    const delivery = deliver();
    for (let nth = 0; nth < 20_000; nth++) delivery.take(piece(nth));
    await vi.waitFor(() => expect(messages()).toContain(AWAY), { timeout: 60_000 });
    collector.answer(200);
    await vi.waitFor(() => expect(messages()).toEqual([AWAY, 'traces are delivered again']), {
      timeout: 60_000,
    });
    await delivery.close();
    const got = collector.spans().length;
    expect(got).toBeGreaterThan(500);
    expect(got).toBeLessThanOrEqual(2_048 + 512);
  });
});

describe('a collector that is there', () => {
  it('gets the configured headers, and the name of the sender', async () => {
    const delivery = deliver({
      OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=abc,authorization=Basic%20YTpi',
      OTEL_SERVICE_NAME: 'my-shop',
    });
    delivery.take(piece(1));
    await delivery.close();
    expect(collector.headers[0]).toMatchObject({ 'x-api-key': 'abc', authorization: 'Basic YTpi' });
    for (const told of ['my-shop', '1.2.3', 'web-3000']) expect(collector.bodies[0]).toContain(told);
    expect(collector.spans()).toMatchObject([{ traceId: traceId(1), name: 'call', kind: 2, ms: 5 }]);
  });

  it('gets a share of the traces, the same ones from every process', async () => {
    const idsBy = async () => {
      collector.bodies.length = 0;
      const delivery = deliver({ OTEL_TRACES_SAMPLER_ARG: '0.25' });
      for (let nth = 0; nth < 1_000; nth++) if (delivery.wants(traceId(nth))) delivery.take(piece(nth));
      await delivery.close();
      return collector
        .spans()
        .map((span) => span.traceId)
        .sort();
    };
    const first = await idsBy();
    expect(first.length).toBeGreaterThan(200);
    expect(first.length).toBeLessThan(300);
    expect(await idsBy()).toEqual(first);
  });
});

describe('the settings', () => {
  it.each([
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address',
    ],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'key' }, 'OTEL_EXPORTER_OTLP_HEADERS must read name=value,name=value'],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG must be at most 1'],
  ])('%j are refused', (env, why) => expect(() => readSettings(env)).toThrow(why));
});
