import { z } from 'zod';

import { formatDataAmount } from '../catalog/data-amount.ts';

/** A bundle on an eSIM as the wholesaler's books have it at one moment. Quantities are bytes; 1 GB is 10^9. */
export interface BundleReading {
  /** The wholesaler's id of this assignment. */
  id?: string | null;
  /** Lower case: processing, queued, active, depleted, expired, revoked, lapsed, or what we do not know yet. */
  state: string;
  /** The order's reference, `-` and an index. */
  assignmentReference: string | null;
  assignedAt: Date | null;
  initialBytes: number;
  remainingBytes: number;
  unlimited: boolean;
}

/** The spec's live bundle status. Texts of quantities are null where there is nothing to count. */
export const bundleStatusSchema = z.object({
  bundle_state: z.string(),
  /** When the wholesaler was asked. */
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
});

export type BundleStatus = z.infer<typeof bundleStatusSchema>;

const LIVELY = ['active', 'queued', 'processing', 'depleted'];

/**
 * The one of an eSIM's bundles that a purchase is about: its own by the order's reference, else the liveliest (active,
 * queued, processing, depleted), else the newest. Null when there is none.
 */
export function readingOf(readings: readonly BundleReading[], orderReference: string): BundleReading | null {
  const own = readings.find(({ assignmentReference }) => assignmentReference?.startsWith(orderReference));
  const liveliest = LIVELY.map((state) => readings.find((reading) => reading.state === state));
  const newest = readings.toSorted((a, b) => (b.assignedAt?.getTime() ?? 0) - (a.assignedAt?.getTime() ?? 0));
  return own ?? liveliest.find((reading) => reading !== undefined) ?? newest[0] ?? null;
}

/** @param readAt when the wholesaler was asked; its API has no such time */
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
    initial_quantity_formatted: unlimited ? 'Unlimited' : formatBytes(initialBytes),
    usage_percent: counted ? Math.min(100, Math.round((used / initialBytes) * 1000) / 10) : null,
    message: MESSAGES[reading.state] ?? null,
  };
}

function formatBytes(bytes: number): string {
  return formatDataAmount(Math.round(bytes / 1_000_000));
}

const MESSAGES: Record<string, string> = {
  processing: 'The network is getting this plan ready. It can be installed meanwhile.',
  queued: 'Not used yet. The days start when it first connects.',
  depleted: 'All data is used.',
  expired: 'The days of this plan are over.',
  lapsed: 'This plan was never used and has run out.',
  revoked: 'This plan was taken back.',
};
