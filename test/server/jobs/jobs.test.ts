import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { createLog } from '../../../src/server/core/log.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { migrate } from '../../../src/server/db/schema/migrate.ts';
import { type JobHandlers, type QueueService, startQueue } from '../../../src/server/jobs/queue.ts';
import { freshDatabase } from '../../support/database/fresh-database.ts';

let database: Database;
let drop: () => Promise<void>;
let queue: QueueService;
beforeAll(async () => {
  ({ database, drop } = await freshDatabase());
  await migrate(database);
  queue = await startQueue(database, createLog('silent'));
});
afterAll(async () => {
  await queue.stop(1000);
  await database.close();
  await drop();
});

describe('a job', () => {
  /** Handlers that only record their input. */
  function recording() {
    const seen: string[] = [];
    const handlers: JobHandlers = {
      'purchase.fulfil': async ({ purchaseId }) => void seen.push(purchaseId),
      'purchase.recover': async () => void seen.push('recover'),
      'basket.finish': async () => {},
      'payments.end': async ({ purchaseId }) => void seen.push(purchaseId),
      'refund.send': async ({ refundId }) => void seen.push(refundId),
      'fees.read': () => Promise.resolve(),
      'vat.check': () => Promise.resolve(),
      'rates.read': () => Promise.resolve(),
      'tax.report': () => Promise.resolve(),
      'reconciliation.run': () => Promise.resolve(),
      'payouts.read': () => Promise.resolve(),
      'esim.take-back': () => Promise.resolve(),
      'operator.watch': () => Promise.resolve(),
      'bulk.run': () => Promise.resolve(),
      'draft.place': () => Promise.resolve(),
      'import.run': () => Promise.resolve(),
      'cases.settle': () => Promise.resolve(),
      'alert.send': () => Promise.resolve(),
      'export.run': () => Promise.resolve(),
      'export.sweep': () => Promise.resolve(),
      'approval.tell': () => Promise.resolve(),
      'mail.send': async ({ mailId }) => void seen.push(mailId),
      'webhook.send': () => Promise.resolve(),
      'webhook.sweep': () => Promise.resolve(),
      'webhook.handle': async ({ receiptId }) => void seen.push(receiptId),
      'account.welcome': async ({ purchaseId }) => void seen.push(purchaseId),
      'account.tidy': () => Promise.resolve(),
      'customer.delete': () => Promise.resolve(),
      'retention.erase': () => Promise.resolve(),
      'esim.look': async () => {},
      'esim.poll': async () => {},
      'catalog.sync': async () => void seen.push('sync'),
    };
    return { seen, handlers };
  }

  it('arrives with the commit of the transaction that sent it', async () => {
    const { seen, handlers } = recording();
    const refundId = randomUUID();
    await database.db.transaction(async (tx) => {
      await queue.send('refund.send', { refundId }, { tx });
      expect(seen).toEqual([]);
    });
    await queue.drain(handlers);
    expect(seen).toEqual([refundId]);
  });

  it('is the same if a database function sends it', async () => {
    const { seen, handlers } = recording();
    const [ours, theirs] = [randomUUID(), randomUUID()];
    const rowOf = async (refundId: string) => {
      const { rows } = await database.db.execute(
        sql`select to_jsonb(job) - 'id' - 'data' - 'created_on' - 'start_after' - 'keep_until' as row,
          keep_until - start_after as kept, start_after = created_on as "isDue"
          from pgboss.job where data ->> 'refundId' = ${refundId}`,
      );
      return rows;
    };
    await database.db.execute(sql`select send_job('refund.send', ${JSON.stringify({ refundId: ours })})`);
    await queue.send('refund.send', { refundId: theirs });
    expect(await rowOf(ours)).toEqual(await rowOf(theirs));
    expect(await rowOf(ours)).toHaveLength(1);
    await queue.drain(handlers);
    expect(seen.toSorted()).toEqual([ours, theirs].toSorted());
    const unknown = database.db.execute(sql`select send_job('refund.forget', '{}')`);
    await expect(unknown).rejects.toThrow();
  });

  it('still runs under the name that an earlier release sends', async () => {
    const { seen, handlers } = recording();
    const { db } = database;
    const options = JSON.stringify({ policy: 'standard', deleteAfterSeconds: 3600 });
    await db.execute(sql`select pgboss.create_queue('purchase.reconcile', ${options}::jsonb)`);
    await db.execute(sql`select send_job('purchase.reconcile', '{}')`);
    const upgraded = await startQueue(database, createLog('silent'));
    await upgraded.drain(handlers);
    await upgraded.stop(1000);
    expect(seen).toEqual(['recover']);
  });

  it('stays for an hour after it is done, and for two weeks if nobody runs it', async () => {
    const { rows } = await database.db.execute(
      sql`select distinct deletion_seconds as done, retention_seconds as due from pgboss.queue where name like '%.%'`,
    );
    expect(rows).toEqual([{ done: 3600, due: 14 * 24 * 3600 }]);
  });

  it('vanishes with the rollback of the transaction that sent it', async () => {
    const { seen, handlers } = recording();
    const rolledBack = database.db.transaction(async (tx) => {
      await queue.send('purchase.fulfil', { purchaseId: randomUUID() }, { tx });
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    await queue.drain(handlers);
    expect(seen).toEqual([]);
  });

  it('of a periodic kind exists once per period, however many send it', async () => {
    const { seen, handlers } = recording();
    for (let sender = 0; sender < 3; sender++)
      await queue.send('catalog.sync', {}, { throttleSeconds: 86_400 });
    await queue.drain(handlers);
    expect(seen).toEqual(['sync']);
  });

  it('is fetched by one query for all kinds, not one per kind', async () => {
    const { seen, handlers } = recording();
    await queue.drain(handlers);
    const asking = vi.spyOn(database.boss.db, 'executeSql');
    await queue.drain(handlers);
    expect(asking).toHaveBeenCalledTimes(0);
    const receiptId = randomUUID();
    await queue.send('webhook.handle', { receiptId });
    asking.mockClear();
    expect(await queue.drain(handlers)).toBe(1);
    expect(seen).toEqual([receiptId]);
    // One to fetch it, and one to mark it as done.
    expect(asking.mock.calls.length).toBeLessThan(4);
    asking.mockRestore();
  });

  it('that waits behind others starts as soon as they are done', async () => {
    const { seen, handlers } = recording();
    const ids = Array.from({ length: 12 }, () => randomUUID());
    for (const mailId of ids) await queue.send('mail.send', { mailId });
    const worker = await startQueue(database, createLog('silent'), { concurrency: 1 });
    await worker.work(handlers);
    // One per poll, at one poll every five seconds, would take a minute.
    await expect.poll(() => seen.toSorted()).toEqual(ids.toSorted());
    await worker.stop(1000);
  });

  it('that fails among others is tried again alone', async () => {
    const { seen, handlers } = recording();
    const ids = Array.from({ length: 8 }, () => randomUUID());
    for (const mailId of ids) await queue.send('mail.send', { mailId });
    const unlucky = ids[2] ?? '';
    let failures = 0;
    const worker = await startQueue(database, createLog('silent'), { concurrency: 4 });
    await worker.work({
      ...handlers,
      async 'mail.send'(job) {
        await handlers['mail.send'](job);
        if (job.mailId === unlucky && failures++ === 0) throw new Error('refused');
      },
    });
    await expect.poll(() => seen).toHaveLength(9);
    await worker.stop(1000);
    expect(seen.toSorted()).toEqual([...ids, unlucky].toSorted());
  });

  it('is fetched and settled together with others', async () => {
    const { seen, handlers } = recording();
    const ids = Array.from({ length: 24 }, () => randomUUID());
    for (const receiptId of ids) await queue.send('webhook.handle', { receiptId });
    const asking = vi.spyOn(database.boss.db, 'executeSql');
    const worker = await startQueue(database, createLog('silent'), { concurrency: 8 });
    await worker.work(handlers);
    await expect.poll(() => seen.toSorted()).toEqual(ids.toSorted());
    await worker.stop(1000);
    const calls = asking.mock.calls.filter(([text]) => /UPDATE pgboss\.job/.test(text));
    asking.mockRestore();
    // One each to fetch and one each to finish would be 48.
    expect(calls.length).toBeLessThanOrEqual(16);
    const left = await database.db.execute(
      sql`select id from pgboss.job where name = 'webhook.handle' and state <> 'completed'`,
    );
    expect(left.rows).toEqual([]);
  });
});
