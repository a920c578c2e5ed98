import { z } from 'zod';

import { orderNumber } from '../../../domain/checkout/order.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { readDueJobs, readFailedJobs } from '../../monitoring/due-jobs.ts';
import { actor } from '../../staff/acting.ts';
import { iso, moment, verb, reason } from '../parts/verb.ts';

/** Stops counting here, to limit the cost however many jobs there are. */
const MAX_COUNTED = 1_000;
const MAX_FAILED = 100;

export const jobs = verb({
  permission: 'shop.read',
  summary:
    'Show the queue: how many jobs of each kind wait and for how long, and what failed within the hour',
  changes: false,
  input: z.object({}),
  output: z.object({
    kinds: z.array(
      z.object({
        name: z.string(),
        /** Due and not begun, up to a thousand. */
        waiting: z.int(),
        oldest_seconds: z.int(),
      }),
    ),
    failed: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        failed_at: moment,
        tries: z.int(),
        order: z.object({ id: z.string(), number: z.string() }).nullable(),
        /** Finds the job's lines in the log. */
        request_id: z.string().nullable(),
      }),
    ),
  }),
  async run({ deps }) {
    const kinds = await readDueJobs(deps.db.db, MAX_COUNTED);
    const failed = await readFailedJobs(deps.db.db, MAX_FAILED);
    return {
      kinds: kinds
        .map(({ name, waiting, seconds }) => ({ name, waiting, oldest_seconds: Math.round(seconds) }))
        .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
      failed: failed.map(({ id, name, failedAt, tries, purchaseId, requestId }) => ({
        id,
        name,
        failed_at: iso(failedAt),
        tries,
        order: purchaseId === null ? null : { id: purchaseId, number: orderNumber(purchaseId) },
        request_id: requestId,
      })),
    };
  },
});

export const jobs_retry = verb({
  permission: 'jobs.retry',
  summary: 'Run one failed job again, or all of them',
  changes: true,
  input: z.object({ id: z.uuid().optional(), reason }),
  output: z.object({ jobs: z.array(z.object({ id: z.uuid(), name: z.string() })) }),
  async run({ deps, by }, { id, reason }) {
    const failed = await readFailedJobs(deps.db.db, MAX_FAILED);
    const wanted = id === undefined ? failed : failed.filter((job) => job.id === id);
    if (id !== undefined && wanted.length === 0) throw new Problem('no_failed_job');
    for (const { id: jobId, name } of wanted) {
      await deps.queue.retry(name, jobId);
      await recordAudit(deps, deps.db.db, {
        ...actor(by),
        what: 'job run again',
        why: reason,
        subject: `${name} ${jobId}`,
      });
    }
    return { jobs: wanted.map(({ id, name }) => ({ id, name })) };
  },
});
