import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { beforeAll, expect, it } from 'vitest';

import { createMetrics } from '../../../../src/server/operations/monitoring/metrics.ts';
import { findProgram } from '../../../support/machine/programs.ts';
import { ROOT } from '../../../support/machine/source-files.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const operating = read('docs/operating.md');
const rules = read('ops/alerts.yaml');

const textOf = () => shop.metrics.text();
// A web tells how much it keeps.
beforeAll(() => shop.metrics.watchKept(() => ({ bytes: 0, answers: 0 })));
const named = (text: string, kind: 'HELP' | 'TYPE') =>
  new Map(
    [...text.matchAll(new RegExp(`^# ${kind} (\\w+) (.+)$`, 'gm'))].map(([, name = '', rest = '']) => [
      name,
      rest,
    ]),
  );
/** Of a histogram's or counter's line the metric that it belongs to. */
const family = (name: string, types: Map<string, string>) =>
  types.has(name) ? name : name.replace(/_(bucket|sum|count)$/, '');

it('monitoring reads each metric with its words and its kind, and what jobs, providers and money came to', async () => {
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

it('each metric of the shop’s own stands in the table of operating.md, and no other', async () => {
  const own = [...named(await textOf(), 'TYPE').keys()].filter((name) => name.startsWith('simport_'));
  const table = [...operating.matchAll(/^\| `(simport_\w+)` \|/gm)].map(([, name]) => name);
  expect(new Set(table)).toEqual(new Set(own));
});

it('a process that works on no jobs leaves what the books count to those that do', async () => {
  const text = await createMetrics(shop.deps, false).text();
  expect(text).toContain('simport_database_up 1');
  expect(text).not.toContain('simport_purchases_under_way');
});

it('each rule asks for metrics that there are, and says what to do', async () => {
  const types = named(await textOf(), 'TYPE');
  const asked = [...rules.matchAll(/\bsimport_\w+/g)].map(([name]) => family(name, types));
  expect(asked.filter((name) => !types.has(name))).toEqual([]);
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  const anchors = [...rules.matchAll(/runbook: docs\/operating\.md#(\w+)/g)].map(([, anchor]) => anchor);
  expect(anchors).toEqual(alerts.map((name) => name.toLowerCase()));
  const headings = [...operating.matchAll(/^#### (Simport\w+)\n+\S/gm)].map(([, name]) => name);
  expect(headings).toEqual(alerts);
});

it('Prometheus takes the rules', ({ skip }) => {
  const promtool = findProgram('promtool');
  if (!promtool) return skip('no promtool on this machine; `apt-get install prometheus` brings it in');
  const { status, stderr } = spawnSync(promtool, ['check', 'rules', path.join(ROOT, 'ops/alerts.yaml')], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});
