import { expect, it } from 'vitest';

import type { Database } from '../db/database.ts';
import { type Budget, createBudget, NO_ROOM, orderTurns } from './budget.ts';
import { ProviderBusy } from './outcome.ts';

it('fails one waiting call if one query fails, and lets the others through', async () => {
  let asked = 0;
  const count = async () => {
    asked += 1;
    if (asked === 4) throw new Error('cut');
    // The first three find no room, and so make a line.
    return asked > 4;
  };
  const budget = createBudget({} as Database, 'some', 10);
  const ends = await Promise.allSettled([1, 2, 3].map(() => budget.take('order', 1, undefined, count)));
  const failed = ends.filter(({ status }) => status === 'rejected');
  const passed = ends.filter((end) => end.status === 'fulfilled' && end.value);
  expect([failed.length, passed.length]).toEqual([1, 2]);
});

it('never lets an order through that found no room in time', async () => {
  const budget = createBudget({} as Database, 'some', 10);
  const impatient: Budget = { take: (share, cost, _, count) => budget.take(share, cost, 0, count) };
  const turns = orderTurns(impatient, { name: 'Some', role: 'network' }, 2);
  await expect(turns.take(async () => NO_ROOM)).rejects.toThrow(ProviderBusy);
  expect(await turns.take(async (spending) => spending)).toEqual({ provider: 'some', cost: 2, most: 10 });
});
