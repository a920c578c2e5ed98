import { expect, it } from 'vitest';

import type { Database } from '../db/database.ts';
import { openSharedClock } from './shared-clock.ts';

const NOON = Date.UTC(2026, 10, 26, 12);

/** A server whose clock says what `server.ms` does, and whose answers take a while; all of it moved by hand. */
async function aClock(kind: Database['kind'] = 'postgres') {
  const server = { ms: NOON, passed: 1_000, takes: 20, isAway: false };
  const pass = (ms: number) => {
    server.ms += ms;
    server.passed += ms;
  };
  const db = {
    execute: async () => {
      if (server.isAway) throw new Error('away');
      pass(server.takes / 2);
      const rows = [{ ms: String(server.ms) }];
      pass(server.takes / 2);
      return Promise.resolve({ rows });
    },
  } as unknown as Database['db'];
  const own = () => new Date(0);
  const clock = await openSharedClock({ db, kind }, own, () => server.passed);
  const wrongBy = () => clock.now().getTime() - server.ms;
  return { clock, server, pass, wrongBy };
}

it('follows the server’s clock, whatever the machine’s clock does', async () => {
  const { pass, wrongBy } = await aClock();
  expect(wrongBy()).toBe(0);
  pass(3_600_000);
  expect(wrongBy()).toBe(0);
});

it('follows a server whose clock is changed, and a server that replaces it', async () => {
  const { clock, server, wrongBy } = await aClock();
  server.ms -= 300_000;
  expect(wrongBy()).toBe(300_000);
  await clock.refresh();
  expect(Math.abs(wrongBy())).toBeLessThanOrEqual(10);
});

it('moves after a slow answer only as far as that is certain', async () => {
  const { clock, server, wrongBy } = await aClock();
  server.takes = 8_000;
  await clock.refresh();
  expect(wrongBy()).toBe(0);
});

it('keeps running while the database is away', async () => {
  const { clock, server, pass, wrongBy } = await aClock();
  server.isAway = true;
  await expect(clock.refresh()).rejects.toThrow('away');
  pass(60_000);
  expect(wrongBy()).toBe(0);
});

it('is the machine’s clock with the embedded database', async () => {
  const { clock } = await aClock('pglite');
  expect(clock.now()).toEqual(new Date(0));
});
