import { z } from 'zod';

import { formatDataAmount, UNLIMITED } from '../catalog/data-amount.ts';
import { BUNDLE_STATES, type BundleState, isOnEsim } from './bundle-state.ts';
import { bundleMessages } from './words.ts';

/** A bundle on an eSIM in the wholesaler's records at one moment. Quantities are bytes; 1 GB is 10^9. */
export interface BundleReading {
  /** The wholesaler's id of this assignment. */
  id?: string | null;
  state: BundleState;
  /** The order's reference, `-` and an index. */
  assignmentReference: string | null;
  assignedAt: Date | null;
  initialBytes: number;
  remainingBytes: number;
  unlimited: boolean;
  /** When its days began and end; null until then, and if the wholesaler does not say. */
  startedAt: Date | null;
  endsAt: Date | null;
}

/** The spec's live bundle status. Formatted quantities are null if there is nothing to count. */
export const bundleStatusSchema = z.object({
  /** `unknown`: the wholesaler used another word. */
  bundle_state: z.enum(BUNDLE_STATES),
  /** When the wholesaler was polled. */
  last_updated: z.string(),
  assignment_reference: z.string().nullable(),
  assignment_date: z.string().nullable(),
  /** Bytes. */
  initial_quantity: z.number(),
  used_quantity_formatted: z.string().nullable(),
  remaining_quantity_formatted: z.string().nullable(),
  initial_quantity_formatted: z.string(),
  /** 0 to 100; null for unlimited plans. */
  usage_percent: z.number().nullable(),
  message: z.string().nullable(),
  /** When the days began and end; null until the first use. */
  started_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  /** For an unlimited plan: the rest at full speed in the current 24 hours. */
  full_speed_today: z
    .object({
      left: z.string(),
      of: z.string(),
      /** 0 to 100. */
      left_percent: z.number(),
    })
    .nullable(),
});

export type BundleStatus = z.infer<typeof bundleStatusSchema>;

const LIVELY = BUNDLE_STATES.filter(isOnEsim);

/**
 * The bundle on an eSIM that belongs to a purchase: its own by the order's reference, else the most active (active, queued,
 * processing, depleted), else the newest, of those that belong to none of the `others`' references. Null if there is none.
 */
export function readingOf<Reading extends BundleReading>(
  readings: readonly Reading[],
  orderReference: string,
  others: readonly string[] = [],
): Reading | null {
  const isOf = (reference: string) => (reading: Reading) =>
    reading.assignmentReference?.startsWith(reference) === true;
  const own = readings.find(isOf(orderReference));
  const free = readings.filter((reading) => !others.some((other) => isOf(other)(reading)));
  const liveliest = LIVELY.map((state) => free.find((reading) => reading.state === state));
  const newest = free.toSorted((a, b) => (b.assignedAt?.getTime() ?? 0) - (a.assignedAt?.getTime() ?? 0));
  return own ?? liveliest.find((reading) => reading !== undefined) ?? newest[0] ?? null;
}

/** @param readAt when the wholesaler was polled; its API has no such time */
export function bundleStatusOf(reading: BundleReading, readAt: Date): BundleStatus {
  const { initialBytes, unlimited } = reading;
  const counted = !unlimited && initialBytes > 0;
  const remaining = Math.min(Math.max(reading.remainingBytes, 0), initialBytes);
  const used = initialBytes - remaining;
  return {
    bundle_state: reading.state,
    last_updated: readAt.toISOString(),
    assignment_reference: reading.assignmentReference,
    assignment_date: reading.assignedAt?.toISOString() ?? null,
    initial_quantity: initialBytes,
    used_quantity_formatted: counted ? formatBytes(used) : null,
    remaining_quantity_formatted: counted ? formatBytes(remaining) : null,
    initial_quantity_formatted: unlimited ? formatDataAmount(UNLIMITED) : formatBytes(initialBytes),
    usage_percent: counted ? percentOf(used, initialBytes) : null,
    message: bundleMessages[reading.state],
    started_at: reading.startedAt?.toISOString() ?? null,
    ends_at: reading.endsAt?.toISOString() ?? null,
    full_speed_today:
      unlimited && initialBytes > 0
        ? {
            left: formatBytes(remaining),
            of: formatBytes(initialBytes),
            left_percent: percentOf(remaining, initialBytes),
          }
        : null,
  };
}

/** One decimal, never above 100. */
function percentOf(part: number, whole: number): number {
  return Math.min(100, Math.round((part / whole) * 1000) / 10);
}

/** '750 MB', '2.3 GB'. */
function formatBytes(bytes: number): string {
  return formatDataAmount(Math.round(bytes / 1_000_000));
}
