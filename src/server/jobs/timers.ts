import type { Deps } from '../deps.ts';

const HOUR = 3600;
const WATCH_SECONDS = 300;
const VACUUM_SECONDS = 60;

/**
 * Sends the recurring jobs: reconcile at start and every `RECONCILE_SECONDS`, the catalogue every
 * `CATALOG_SYNC_MINUTES`, eSIMs that are due every `USAGE_POLL_SECONDS`, what an operator must know of every five minutes,
 * fees, payouts, our books beside those of others and what has run out every hour, what was kept long enough every day. Every
 * process may do so; the queue keeps one per period. The embedded database is cleared of what is old in it every minute.
 */
export function startTimers({ db, queue, settings, log }: Deps): { stop(): void } {
  const every = (seconds: number, send: () => Promise<void>) => {
    let sending = false;
    const run = async () => {
      // One that still waits for the database is sent when that is back; more would only wait with it.
      if (sending) return;
      sending = true;
      try {
        await send();
      } catch (error) {
        log.warn({ err: error }, 'a recurring job was not sent or done');
      } finally {
        sending = false;
      }
    };
    return setInterval(() => void run(), seconds * 1000).unref();
  };
  const reconcile = (throttleSeconds?: number) =>
    queue.send('purchase.reconcile', {}, throttleSeconds === undefined ? {} : { throttleSeconds });

  void reconcile().catch((error: unknown) => log.warn({ err: error }, 'the first reconcile was not sent'));
  const timers = [
    every(settings.RECONCILE_SECONDS, () => reconcile(settings.RECONCILE_SECONDS)),
    every(settings.USAGE_POLL_SECONDS, () =>
      queue.send('esim.poll', {}, { throttleSeconds: settings.USAGE_POLL_SECONDS }),
    ),
    every(settings.CATALOG_SYNC_MINUTES * 60, () =>
      queue.send('catalog.sync', {}, { throttleSeconds: settings.CATALOG_SYNC_MINUTES * 60 }),
    ),
    every(WATCH_SECONDS, () => queue.send('operator.watch', {}, { throttleSeconds: WATCH_SECONDS })),
    every(HOUR, () => queue.send('fees.read', {}, { throttleSeconds: HOUR })),
    // Done once a day, and tried again where somebody could not be asked.
    every(HOUR, () => queue.send('books.compare', {}, { throttleSeconds: HOUR })),
    every(HOUR, () => queue.send('payouts.read', {}, { throttleSeconds: HOUR })),
    every(HOUR, () => queue.send('account.tidy', {}, { throttleSeconds: HOUR })),
    // Asked for every hour, so that a process that is started anew each day still does it.
    every(HOUR, () => queue.send('retention.erase', {}, { throttleSeconds: 24 * HOUR })),
    every(VACUUM_SECONDS, async () => db.autovacuum?.()),
  ];
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) };
}
