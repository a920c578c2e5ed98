import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { fromDrizzle, type Job, PgBoss } from 'pg-boss';
import { z } from 'zod';

import { CASE_KINDS } from '../../domain/operators/cases.ts';
import type { Logger } from '../core/log.ts';
import { inWork, presentWork } from '../core/work.ts';
import { assertOutsideTransaction, type Database, type Tx } from '../db/database.ts';
import { isDatabaseAway } from '../db/is-database-away.ts';
import { jsonFrom, wellFormed } from '../db/json-column.ts';
import { hearJobs, namesOfDue, pollJobs } from './due-jobs.ts';
import { JobRunner } from './job-runner.ts';

const NOTHING = z.object({});
const purchase = z.object({ purchaseId: z.guid() });

/** Every kind of job with its payload. Payloads carry only ids, never codes, addresses or secrets. */
const JOBS = {
  'purchase.fulfil': purchase,
  'purchase.recover': NOTHING,
  'basket.finish': purchase,
  'payments.end': purchase,
  'refund.send': z.object({ refundId: z.guid() }),
  'fees.read': NOTHING,
  'rates.read': NOTHING,
  'tax.report': NOTHING,
  'vat.check': NOTHING,
  'reconciliation.run': NOTHING,
  'payouts.read': NOTHING,
  'esim.take-back': purchase,
  'operator.watch': NOTHING,
  'bulk.run': z.object({ bulkId: z.guid() }),
  'draft.place': z.object({ draftOrderId: z.guid() }),
  'import.run': z.object({ importId: z.guid() }),
  'cases.settle': z.object({ kinds: z.array(z.enum(CASE_KINDS)) }),
  'alert.send': z.object({ messageId: z.guid() }),
  'export.run': z.object({ scheduleId: z.guid() }),
  'export.sweep': NOTHING,
  'approval.tell': z.object({ approvalId: z.guid() }),
  'mail.send': z.object({ mailId: z.guid() }),
  'webhook.handle': z.object({ receiptId: z.guid() }),
  'webhook.send': z.object({ deliveryId: z.guid() }),
  'webhook.sweep': NOTHING,
  'catalog.sync': NOTHING,
  'account.welcome': purchase,
  'account.tidy': NOTHING,
  'customer.delete': z.object({ customerId: z.string() }),
  'retention.erase': NOTHING,
  'esim.look': z.object({ iccid: z.string() }),
  'esim.poll': NOTHING,
};

type Jobs = { [Name in keyof typeof JOBS]: z.infer<(typeof JOBS)[Name]> };

export type JobName = keyof Jobs;

/** Each handler is safe to run again at any time, with the same payload. */
export type JobHandlers = { [Name in JobName]: (data: Jobs[Name]) => Promise<unknown> };

export interface Queue {
  /** Inside a transaction `tx` must be given: the job is then sent with the commit, or not at all. */
  send<Name extends JobName>(name: Name, data: Jobs[Name], options?: SendOptions): Promise<void>;
  /** Makes a job that has failed for good due again. */
  retry(name: string, id: string): Promise<void>;
}

interface SendOptions {
  tx?: Tx;
  /** At most one such job in this many seconds, over all processes. */
  throttleSeconds?: number;
  /** Not before this many seconds have passed. */
  afterSeconds?: number;
}

export interface QueueService extends Queue {
  /** Starts working on jobs in this process. */
  work(handlers: JobHandlers): Promise<void>;
  /** Runs the due jobs, one after the other, until none is left; for tests and command-line verbs. Returns how many. */
  drain(handlers: JobHandlers): Promise<number>;
  /** Waits for running jobs, at most `timeoutMs`, and closes the database connection. */
  stop(timeoutMs: number): Promise<void>;
}

const JOB_NAMES = Object.keys(JOBS) as JobName[];

/** The queues of earlier releases: during an upgrade their processes still send to these, and their last jobs wait there. */
const FORMER_NAMES: Readonly<Record<string, JobName>> = {
  'books.compare': 'reconciliation.run',
  'purchase.reconcile': 'purchase.recover',
};

/** In every payload, beside its own fields. */
const workSchema = z.object({
  requestId: z.string().exactOptional(),
  purchaseId: z.string().exactOptional(),
});

/**
 * A killed process leaves its job `active`; it becomes due again after this time. Longer than the longest job, and harmless to a
 * buyer: the recover job finds stuck work by the purchase, not by its job.
 */
const EXPIRE_SECONDS = 90;
/** For jobs that read a provider's records page by page; no buyer waits for them. */
const LONG_EXPIRE_SECONDS: Partial<Record<JobName, number>> = {
  'reconciliation.run': 1800,
  'payouts.read': 1800,
  'export.run': 1800,
};

interface QueueOptions {
  /** Concurrent jobs of one kind in this process. */
  concurrency?: number;
  /** Runs before jobs are taken. */
  before?: () => Promise<void>;
}

export async function startQueue(
  database: Database,
  log: Logger,
  { concurrency = 4, before = async () => {} }: QueueOptions = {},
): Promise<QueueService> {
  /** By queue; empty before there are handlers. */
  const runners = new Map<string, JobRunner>();
  let polling: { stop(): void } | undefined;
  const wake = (name?: string) => {
    for (const runner of name === undefined ? runners.values() : [runners.get(name)]) runner?.wake();
  };
  const { db, isAlive } = hearJobs(database.boss.db, wake);
  const boss = new PgBoss({
    db,
    backend: database.kind,
    useListenNotify: true,
    superviseIntervalSeconds: 30,
    maintenanceIntervalSeconds: 300,
    schedule: false,
  });
  const onError = (told: unknown) => {
    // The queue's own errors arrive as copies that are no errors any more.
    const error = told instanceof Error ? told : Object.assign(new Error(), told);
    // The log reports the start and end of an outage elsewhere; each of the queues would repeat it.
    log[isDatabaseAway(error) ? 'debug' : 'error']({ err: error }, 'job queue');
  };
  boss.on('error', onError);
  await boss.start();
  for (const name of JOB_NAMES) {
    await boss.createQueue(name, {
      retryLimit: 4,
      retryDelay: 2,
      retryBackoff: true,
      expireInSeconds: LONG_EXPIRE_SECONDS[name] ?? EXPIRE_SECONDS,
      deleteAfterSeconds: 3600,
      notify: true,
    });
    // Makes the queue cache this queue's table now: looking it up at the first `send` inside a transaction would wait for the one
    // connection that the transaction itself holds.
    await boss.findJobs(name, { id: randomUUID() });
  }

  const left = new Set((await boss.getQueues(Object.keys(FORMER_NAMES))).map(({ name }) => name));
  const queues: [queue: string, kind: JobName][] = [
    ...JOB_NAMES.map((name): [string, JobName] => [name, name]),
    ...Object.entries(FORMER_NAMES).filter(([name]) => left.has(name)),
  ];
  const names = queues.map(([name]) => name);

  return {
    async send(name, data, { tx, throttleSeconds, afterSeconds = 0 } = {}) {
      if (!tx) assertOutsideTransaction('a job without tx');
      const { requestId } = presentWork();
      await boss.send(
        name,
        { ...data, requestId },
        {
          ...(tx ? { db: fromDrizzle(tx, sql) } : {}),
          ...(throttleSeconds === undefined
            ? {}
            : { singletonSeconds: Math.max(1, Math.round(throttleSeconds)) }),
          ...(afterSeconds > 0 ? { startAfter: Math.ceil(afterSeconds) } : {}),
        },
      );
    },

    async retry(name, id) {
      assertOutsideTransaction('a job that is run again');
      await boss.retry(name, id);
      wake(name);
    },

    async work(handlers) {
      for (const [name, kind] of queues) {
        const source = {
          async take(most: number) {
            await before();
            return boss.fetch<object>(name, { batchSize: most });
          },
          complete: (jobs: Job[]) => boss.complete(name, jobs),
          fail: (jobs: Job[], why: string) => boss.fail(name, jobs, new Error(why)),
        };
        const runOne = (job: Job) => run(handlers, kind, job, log);
        runners.set(name, new JobRunner({ source, run: runOne, onError, atOnce: concurrency }));
      }
      polling = pollJobs(database, names, { isAlive, wake, onError });
    },

    async drain(handlers) {
      let done = 0;
      for (let found = true; found;) {
        found = false;
        const due = new Set(await namesOfDue(database, names));
        for (const [name, kind] of queues.filter(([queue]) => due.has(queue))) {
          for (const job of await boss.fetch<object>(name, { batchSize: 20 })) {
            found = true;
            done++;
            await run(handlers, kind, job, log).then(
              () => boss.complete(name, job.id),
              () => boss.fail(name, job.id),
            );
          }
        }
      }
      return done;
    },

    async stop(timeout) {
      polling?.stop();
      await Promise.all(Array.from(runners.values(), (runner) => runner.stop(timeout)));
      await boss.stop({ graceful: false });
    },
  };
}

async function run(
  handlers: JobHandlers,
  name: JobName,
  { id, data }: Pick<Job, 'id' | 'data'>,
  log: Logger,
): Promise<void> {
  const handler = handlers[name] as (data: object) => Promise<unknown>;
  const payload: z.ZodType<object> = JOBS[name];
  let failed = false;
  await inWork({ job: name, ...workSchema.safeParse(data).data }, async () => {
    try {
      await handler(wellFormed(jsonFrom('pgboss.job.data', payload, data), id));
    } catch (error) {
      log.error({ err: error }, 'job failed, it will be tried again');
      failed = true;
    }
  });
  // The queue stores a job's error, and errors of SDKs carry requests and answers.
  if (failed) throw new Error('failed, the log says why');
}
