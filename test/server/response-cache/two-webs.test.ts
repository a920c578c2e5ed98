import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { VERSION } from '../../../src/server/core/installation.ts';
import { isLong } from '../../support/machine/long.ts';
import { ROOT } from '../../support/machine/source-files.ts';
import { CAN_HAVE_TWO_WEBS, useTwoWebs } from '../../support/shop/two-webs.ts';

const WITHIN = { timeout: 120_000, interval: 200 };
const TARGETS = [
  '/',
  '/country/JP',
  '/country/XX',
  '/regional/europe',
  '/api/countries/JP',
  '/api/search-index',
  '/api/popular',
  '/faq',
];

const TITLE = 'two webs with kept answers (tested where PostgreSQL is installed)';
describe.skipIf(!CAN_HAVE_TWO_WEBS)(TITLE, { timeout: 300_000 }, () => {
  const PAGES_AHEAD = isLong ? 'on' : 'off';
  const shop = useTwoWebs({ env: { CATALOG_SYNC_MINUTES: '10000', PAGES_AHEAD } });
  const webs = [0, 1] as const;
  const get = (web: number, target: string, headers: Record<string, string> = {}) =>
    fetch(`${shop.webs[web]}${target}`, { headers: { 'accept-encoding': 'br', ...headers } });
  const tagOf = async (web: number, target: string) => (await get(web, target)).headers.get('etag');
  const metric = async (web: number, pattern: RegExp) =>
    Number(pattern.exec(await (await get(web, '/metrics')).text())?.[1] ?? 0);
  const madeBy = (web: number) => metric(web, /^simport_cache_answers (\d+)/m);

  // Compressing all pages as much as possible, twice, takes longer than the rest of this file.
  it.runIf(isLong)('render the pages ahead (tested in the long form)', async () => {
    for (const web of webs) await expect.poll(() => madeBy(web), WITHIN).toBeGreaterThan(250);
  });

  it('render a page once each, and then need no query for it', async () => {
    for (const web of webs) for (const target of TARGETS) await (await get(web, target)).arrayBuffer();
    for (const heard of shop.statements) heard.length = 0;
    for (const web of webs)
      for (const target of TARGETS)
        for (let time = 0; time < 5; time += 1)
          await (await get(web, `${target}?utm_id=${time}`)).arrayBuffer();
    // Each checks by itself that catalogue and brand are unchanged, and that the database answers and can be written.
    const own = shop.statements
      .slice(0, 2)
      .flat()
      .filter(
        (text) =>
          !/catalog_revision|"revision"|shop_switch|running_process|write_check|clock_timestamp|work_mem|spilled|^(select 1|begin|commit)$/.test(
            text,
          ),
      );
    expect(own).toEqual([]);
  });

  it('run beside a worker that answers only monitoring', async () => {
    const ask = (path: string) => fetch(`${shop.addresses[2]}${path}`);
    const commit = readFileSync(path.join(ROOT, 'build/commit'), 'utf8');
    expect(commit).toMatch(/^[0-9a-f]{40}(-dirty)?$/);
    expect(await (await ask('/health/live')).json()).toEqual({ status: 'ok', version: VERSION, commit });
    expect((await ask('/health/ready')).status).toBe(200);
    expect(await (await ask('/metrics')).text()).toContain(
      `simport_build_info{version="${VERSION}",commit="${commit}",node="${process.version}"} 1`,
    );
    for (const path of ['/', '/api/countries', '/nowhere']) expect((await ask(path)).status, path).toBe(404);
  });

  it('name process and machine in each log line', () => {
    const lines = shop.logs().matchAll(/^(?:web|worker): (\{.*\})$/gm);
    const writers = [...lines].map(([, line = '']) => JSON.parse(line) as { role?: string; host?: string });
    const ports = shop.addresses.map((address) => new URL(address).port);
    expect(new Set(writers.map(({ role, host }) => `${role} ${host}`))).toEqual(
      new Set(
        [`web-${ports[0]}`, `web-${ports[1]}`, `worker-${ports[2]}`].map((role) => `${role} ${hostname()}`),
      ),
    );
  });

  it('have the same tags, and accept each other’s', async () => {
    for (const target of TARGETS) {
      const tag = await tagOf(0, target);
      expect(await tagOf(1, target), target).toBe(tag);
      if (target === '/country/XX') expect(tag).toBeNull();
      else expect((await get(1, target, { 'if-none-match': tag ?? '' })).status, target).toBe(304);
    }
  });

  it('show and refuse what is paused, and return to normal once it is resumed', async () => {
    const WORDS = 'Back at noon, says the test.';
    const before = await Promise.all(webs.map((web) => tagOf(web, '/')));
    const bodyOf = async (web: number) => (await get(web, '/country/JP')).text();
    const quote = (web: number) =>
      fetch(`${shop.webs[web]}/api/quote`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: shop.webs[0] ?? '' },
        body: JSON.stringify({ bundle_name: 'esim_1GB_7D_JP_V2', country_code: 'JP' }),
      });
    for (const web of webs) expect(await bodyOf(web)).not.toContain(WORDS);
    await shop.operate('pause', 'sales', WORDS, '--reason', 'a test');
    const began = performance.now();
    for (const web of webs) await expect.poll(() => bodyOf(web), WITHIN).toContain(WORDS);
    // oxlint-disable-next-line no-console -- a figure for whoever reads the run, which no test asserts
    console.log(`both webs told of the pause after ${Math.round(performance.now() - began)} ms`);
    for (const web of webs) {
      const refused = await quote(web);
      expect([refused.status, (await refused.json()) as unknown]).toMatchObject([
        409,
        { code: 'paused', error: WORDS },
      ]);
      expect(await tagOf(web, '/')).not.toBe(before[web]);
    }
    await shop.operate('resume', 'sales');
    for (const web of webs) await expect.poll(() => tagOf(web, '/'), WITHIN).toBe(before[web]);
    const { processes } = JSON.parse(await shop.operate('health', '--json')) as {
      processes: { role: string; version: string; heard: boolean }[];
    };
    expect(processes.map(({ role }) => role.replace(/-.*/, ''))).toEqual(['web', 'web', 'worker']);
    for (const one of processes) expect(one).toMatchObject({ version: VERSION, heard: true });
  });

  it('drop their cache if the connection for news breaks, and the next answers have what they missed', async () => {
    const before = await Promise.all(webs.map((web) => tagOf(web, '/country/JP')));
    const [, cut] = shop.databases;
    cut?.set('refuse');
    onTestFinished(async () => {
      cut?.set('pass');
      await shop.operate('resume', 'sales');
    });
    expect((await get(1, '/country/JP')).status).toBe(200);
    shop.prices.multiply(1.5);
    await shop.operate('sync');
    await shop.operate('pause', 'sales', 'Missed by one.');
    await expect.poll(() => tagOf(0, '/country/JP'), WITHIN).not.toBe(before[0]);
    // Nobody told the web that was away.
    expect(await tagOf(1, '/country/JP')).toBe(before[1]);
    cut?.set('pass');
    await expect.poll(() => tagOf(1, '/country/JP'), WITHIN).not.toBe(before[1]);
    for (const web of webs)
      await expect.poll(async () => (await get(web, '/')).text(), WITHIN).toContain('Missed by one.');
    for (const target of TARGETS)
      await expect
        .poll(async () => [target, await tagOf(1, target)], WITHIN)
        .toEqual([target, await tagOf(0, target)]);
  });
});
