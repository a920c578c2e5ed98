import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';

import type { Logger } from '../core/log.ts';
import { assertOutsideTransaction, type Database, type Tx } from '../db/database.ts';
import { isDatabaseAway } from '../db/is-database-away.ts';

/** Every kind of job with its payload. Payloads carry ids only, never codes, addresses or secrets. */
interface Jobs {
  'purchase.fulfil': { purchaseId: string };
  'purchase.reconcile': Record<string, never>;
  'payments.end': { purchaseId: string };
  'refund.send': { refundId: string };
  'esim.take-back': { purchaseId: string };
  'operator.watch': Record<string, never>;
  'mail.send': { mailId: string };
  'webhook.handle': { receiptId: string };
  'catalog.sync': Record<string, never>;
  'account.welcome': { purchaseId: string };
  'account.tidy': Record<string, never>;
  'customer.delete': { customerId: string };
  'retention.erase': Record<string, never>;
  'esim.look': { iccid: string };
  'esim.poll': Record<string, never>;
}

export type JobName = keyof Jobs;

/** Each handler is safe to run again at any time, with the same payload. */
export type JobHandlers = { [Name in JobName]: (data: Jobs[Name]) => Promise<unknown> };

export interface Queue {
  /** Inside a transaction `tx` must be given: the job then leaves with the commit, or not at all. */
  send<Name extends JobName>(name: Name, data: Jobs[Name], options?: SendOptions): Promise<void>;
}

interface SendOptions {
  tx?: Tx;
  /** At most one such job per this many seconds, over all processes. */
  throttleSeconds?: number;
  /** Not before so many seconds have passed. */
  afterSeconds?: number;
}

export interface QueueService extends Queue {
  /** Starts working on jobs in this process. */
  work(handlers: JobHandlers): Promise<void>;
  /** Runs what is due now, one after the other, until nothing is left; for tests and command-line verbs. Returns how many. */
  drain(handlers: JobHandlers): Promise<number>;
  /** Waits for running jobs, at most `timeoutMs`, and lets go of the database. */
  stop(timeoutMs: number): Promise<void>;
}

const JOB_NAMES: readonly JobName[] = [
  'purchase.fulfil',
  'purchase.reconcile',
  'payments.end',
  'refund.send',
  'esim.take-back',
  'operator.watch',
  'mail.send',
  'webhook.handle',
  'catalog.sync',
  'account.welcome',
  'account.tidy',
  'customer.delete',
  'retention.erase',
  'esim.look',
  'esim.poll',
];

/**
 * A killed process leaves its job `active`; it becomes due again after this. Longer than the longest job, and of no
 * harm to a buyer: the reconcile job finds what stands still by the purchase, not by its job.
 */
const EXPIRE_SECONDS = 90;

/** @param concurrency jobs of one kind at once in this process */
export async function startQueue(database: Database, log: Logger, concurrency = 4): Promise<QueueService> {
  const boss = new PgBoss({
    ...database.boss,
    backend: database.kind,
    useListenNotify: true,
    superviseIntervalSeconds: 30,
    maintenanceIntervalSeconds: 300,
    schedule: false,
  });
  boss.on('error', (told) => {
    // Its workers tell a copy that is no error any more.
    const error = told instanceof Error ? told : Object.assign(new Error(), told);
    // Of an outage the log says when it begins and ends; each of the queue's workers would say it again and again.
    log[isDatabaseAway(error) ? 'debug' : 'error']({ err: error }, 'job queue');
  });
  await boss.start();
  for (const name of JOB_NAMES) {
    await boss.createQueue(name, {
      retryLimit: 4,
      retryDelay: 2,
      retryBackoff: true,
      expireInSeconds: EXPIRE_SECONDS,
      deleteAfterSeconds: 3600,
      notify: true,
    });
    // Makes the queue remember this queue's table now: looking it up at the first `send` inside a transaction would
    // wait for the one connection that the transaction itself holds.
    await boss.findJobs(name, { id: randomUUID() });
  }

  return {
    async send(name, data, { tx, throttleSeconds, afterSeconds = 0 } = {}) {
      if (!tx) assertOutsideTransaction('a job without tx');
      await boss.send(name, data, {
        ...(tx ? { db: fromDrizzle(tx, sql) } : {}),
        ...(throttleSeconds === undefined
          ? {}
          : { singletonSeconds: Math.max(1, Math.round(throttleSeconds)) }),
        ...(afterSeconds > 0 ? { startAfter: Math.ceil(afterSeconds) } : {}),
      });
    },

    async work(handlers) {
      for (const name of JOB_NAMES) {
        const options = {
          pollingIntervalSeconds: 1,
          notifyPollingIntervalSeconds: 5,
        };
        for (let worker = 0; worker < concurrency; worker++) {
          const id: string = await boss.work(name, options, async ([job]) => {
            if (job) await run(handlers, name, job.data as object, log);
            // Where one was, more may wait. By itself it would be idle until the next interval, however many do.
            boss.notifyWorker(id);
          });
        }
      }
    },

    async drain(handlers) {
      let done = 0;
      for (let found = true; found;) {
        found = false;
        const waiting = await namesOfWaiting(database);
        for (const name of JOB_NAMES.filter((one) => waiting.has(one))) {
          for (const job of await boss.fetch<object>(name, { batchSize: 20 })) {
            found = true;
            done++;
            await run(handlers, name, job.data, log).then(
              () => boss.complete(name, job.id),
              () => boss.fail(name, job.id),
            );
          }
        }
      }
      return done;
    },

    stop: (timeout) => boss.stop({ graceful: true, timeout }),
  };
}

/** The kinds of jobs of which any is not done yet; asked at once, for most have none. */
async function namesOfWaiting({ db }: Database): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select distinct name from pgboss.job where state < 'active'`,
  );
  return new Set(rows.map(({ name }) => name));
}

async function run(handlers: JobHandlers, name: JobName, data: object, log: Logger): Promise<void> {
  const handler = handlers[name] as (data: object) => Promise<unknown>;
  let failed = false;
  await handler(data).catch((error: unknown) => {
    log.error({ err: error, job: name }, 'job failed, it will be tried again');
    failed = true;
  });
  // The queue stores what a job throws, and errors of SDKs carry what was asked and answered.
  if (failed) throw new Error('failed, the log says why');
}
