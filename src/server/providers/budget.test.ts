import pino from 'pino';
import { expect, it } from 'vitest';

import { readSettings } from '../core/settings/env.ts';
import type { Database } from '../db/database.ts';
import { createBudget } from './budget.ts';
import { createEsimGo } from './esim-go/esim-go.ts';

it('fails one of a line where one question fails, and lets the others through', async () => {
  let asked = 0;
  const returning = async () => {
    asked += 1;
    // The first three find no room, and so make a line.
    if (asked <= 3) return [];
    if (asked === 4) throw new Error('cut');
    return [{ spent: 1 }];
  };
  const db = { insert: () => ({ values: () => ({ onConflictDoUpdate: () => ({ returning }) }) }) };
  const budget = createBudget({ db } as unknown as Database, 'some', 10);
  const ends = await Promise.allSettled([1, 2, 3].map(() => budget.take('order', 1)));
  const failed = ends.filter(({ status }) => status === 'rejected');
  const passed = ends.filter((end) => end.status === 'fulfilled' && end.value);
  expect([failed.length, passed.length]).toEqual([1, 2]);
});

it('leaves an order refused, not unclear, where it cannot be asked: nothing was bought', async () => {
  const budget = { take: () => Promise.reject(new RangeError('cut')) };
  const settings = readSettings({ ESIM_GO_BASE_URL: 'http://127.0.0.1:9' });
  const wholesaler = createEsimGo(settings, budget, pino({ enabled: false }));
  expect(
    await wholesaler.order({ bundleName: 'some', clientReference: 'one', onto: null }, 1_000),
  ).toMatchObject({
    kind: 'refused',
    why: 'RangeError',
    lasting: false,
  });
});
