import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import type { Deps } from '../../../src/server/deps.ts';
import { startTimers } from '../../../src/server/jobs/timers.ts';
import { recordDone } from '../../../src/server/monitoring/recurring-jobs.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const LAST = 'retention.erase';

/** The jobs that a worker sends at its start, by the current state of the database. */
async function sentAtStart(): Promise<string[]> {
  const sent: string[] = [];
  const queue: Deps['queue'] = { ...shop.queue, send: async (name) => void sent.push(name) };
  const timers = startTimers({ ...shop.deps, queue });
  await expect.poll(() => sent).toContain(LAST);
  timers.stop();
  return sent;
}

const doneAgo = async (job: string, seconds: number) => {
  const { db } = shop.deps.db;
  await recordDone(db, job);
  await db.execute(
    sql`update recurring_job set done_at = done_at - ${seconds} * interval '1 second' where job = ${job}`,
  );
};

it('a new worker continues where the last one stopped, and forgets jobs that are gone', async () => {
  await doneAgo('books.compare', 7200);
  await doneAgo('operator.watch', 290);
  await doneAgo('fees.read', 3590);
  await doneAgo('reconciliation.run', 3601);
  const first = await sentAtStart();
  expect(first).not.toContain('operator.watch');
  expect(first).not.toContain('fees.read');
  expect(first.filter((name) => name === 'purchase.recover')).toHaveLength(1);
  expect(await shop.metrics.text()).not.toContain('books.compare');
  // Never done, or done long enough ago.
  expect(first).toEqual(expect.arrayContaining(['reconciliation.run', 'payouts.read', 'catalog.sync']));

  await doneAgo('operator.watch', 301);
  expect(await sentAtStart()).toContain('operator.watch');
});

it('each finished one is reported with its time, and a failed one is not', async () => {
  const lastDone = async () => {
    const text = await shop.metrics.text();
    return Number(/simport_job_last_done_seconds\{job="operator.watch"\} (\S+)/.exec(text)?.[1]);
  };
  await doneAgo('operator.watch', 1000);
  expect(await lastDone()).toBeGreaterThanOrEqual(1000);
  await shop.handlers['operator.watch']({});
  expect(await lastDone()).toBeLessThan(900);
});
