import { expect, it } from 'vitest';

import type { Database } from '../db/database.ts';
import { createBudget } from './budget.ts';

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
