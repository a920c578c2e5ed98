import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, it } from 'vitest';

import { readSettings } from '../core/settings/env.ts';
import { warnOfUntrustedProxy } from './untrusted-proxy.ts';

function shop(proxies = '10.0.0.1') {
  const lines: Record<string, unknown>[] = [];
  const clock = { ms: 0 };
  const app = new Hono().use(
    warnOfUntrustedProxy({
      settings: readSettings({ TRUSTED_PROXIES: proxies }),
      log: pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) }),
      now: () => new Date(clock.ms),
    }),
  );
  app.get('/', (c) => c.text('here'));
  const call = (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.request('/', { headers }, { incoming: { socket: { remoteAddress } } });
  return { lines, clock, call };
}

it('warns of a forwarding proxy that is not in the settings, once an hour', async () => {
  const { lines, clock, call } = shop();
  const from = () => call('10.0.0.2', { 'X-Forwarded-For': '203.0.113.7' });
  expect(await (await from()).text()).toBe('here');
  await from();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: 40, peer: '10.0.0.2' });
  expect(lines[0]?.['msg']).toContain('X-Forwarded-For came from an address that is not in TRUSTED_PROXIES');
  expect(JSON.stringify(lines)).not.toContain('203.0.113.7');
  clock.ms += 3_600_000;
  await from();
  expect(lines).toHaveLength(2);
});

it('recognizes the other header, too, and does not log a visitor’s address', async () => {
  const { lines, call } = shop('none');
  await call('::ffff:198.51.100.9', { Forwarded: 'for=203.0.113.7' });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.['msg']).toContain('Forwarded came from');
  expect(JSON.stringify(lines)).not.toMatch(/198\.51|203\.0/);
});

it('says nothing about trusted proxies, nor about direct calls', async () => {
  const { lines, call } = shop();
  await call('10.0.0.1', { 'X-Forwarded-For': '203.0.113.7' });
  await call('::ffff:10.0.0.1', { 'X-Forwarded-For': '203.0.113.7' });
  await call('10.0.0.2');
  expect(lines).toEqual([]);
});
