import { COPY_JOBS } from '../copies/copy-store.ts';
import type { Deps } from '../deps.ts';
import { nextJobs, wantJobs } from '../monitoring/recurring-jobs.ts';
import { type RecurringJob, recurringJobs } from './recurring.ts';

const VACUUM_SECONDS = 60;
/** Even if nothing is due for longer: another process may have died just before sending a job. */
const MAX_PAUSE_SECONDS = 15;
/** A sent job is done some time later. */
const MIN_PAUSE_SECONDS = 0.5;

/**
 * Sends each recurring job when the database says that it was last done long enough ago, so that a new worker continues where the
 * last one stopped; recover also at the start. Every process may do so; the queue keeps one per period. In the embedded
 * database, old rows are cleaned up every minute.
 */
export function startTimers({ db, queue, settings, log }: Deps): { stop(): void } {
  const periods = () => recurringJobs(settings);
  // Copies are made from outside; only their age is told here.
  const names = [...Object.keys(periods()), ...(settings.COPY_TO ? COPY_JOBS : [])];
  let next: NodeJS.Timeout | undefined;
  let isWanted = false;
  let isStopped = false;

  async function sendDue(): Promise<number> {
    const isFirst = !isWanted;
    // Operators may have published others.
    const every = periods();
    if (isFirst) {
      await queue.send('purchase.recover', {});
      await wantJobs(db.db, names);
      isWanted = true;
    }
    const all = await nextJobs(db.db, every);
    const due = all.filter(({ job, seconds }) => seconds === 0 && !(isFirst && job === 'purchase.recover'));
    for (const { job } of due) await queue.send(job, {}, { throttleSeconds: every[job] });
    const pauses = all.map(({ job, seconds }) => (seconds === 0 ? pauseAfter(job) : seconds));
    return Math.max(MIN_PAUSE_SECONDS, Math.min(...pauses, MAX_PAUSE_SECONDS));
  }

  /** The time until the next check whether the job just sent was done. */
  const pauseAfter = (job: RecurringJob) => Math.min(periods()[job], MAX_PAUSE_SECONDS);

  async function run(): Promise<void> {
    let seconds = MAX_PAUSE_SECONDS;
    try {
      seconds = await sendDue();
    } catch (error) {
      seconds = Math.min(...Object.values(periods()), MAX_PAUSE_SECONDS);
      log.warn({ err: error }, 'recurring jobs were not sent');
    }
    if (!isStopped) next = setTimeout(() => void run(), seconds * 1000).unref();
  }

  void run();
  const vacuum = setInterval(() => {
    db.autovacuum?.().catch((error: unknown) => log.warn({ err: error }, 'the database was not vacuumed'));
  }, VACUUM_SECONDS * 1000).unref();
  return {
    stop() {
      isStopped = true;
      clearTimeout(next);
      clearInterval(vacuum);
    },
  };
}
