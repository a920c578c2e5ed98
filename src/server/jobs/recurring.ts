import type { Settings } from '../core/settings/env.ts';
import type { JobName } from './queue.ts';

const HOUR = 3600;
const WATCH_SECONDS = 300;
/** As the first pause of a delivery. */
const WEBHOOK_SECONDS = 30;

/** Recurring jobs, each with the seconds after which it is done again, by whatever process. */
export function recurringJobs(settings: Settings) {
  return {
    'purchase.recover': settings.RECOVER_SECONDS,
    'esim.poll': settings.USAGE_POLL_SECONDS,
    'catalog.sync': settings.CATALOG_SYNC_MINUTES * 60,
    'operator.watch': WATCH_SECONDS,
    'webhook.sweep': WEBHOOK_SECONDS,
    'export.sweep': HOUR / 4,
    'fees.read': HOUR,
    'rates.read': HOUR,
    'tax.report': HOUR,
    'vat.check': HOUR,
    // Done once a day, and retried if a provider was unreachable.
    'reconciliation.run': HOUR,
    'payouts.read': HOUR,
    'account.tidy': HOUR,
    'retention.erase': 24 * HOUR,
  } satisfies Partial<Record<JobName, number>>;
}

export type RecurringJob = keyof ReturnType<typeof recurringJobs>;
