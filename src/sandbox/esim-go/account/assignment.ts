import type { Bundle } from '../bundles/bundles.ts';
import type { EsimGoOptions } from './options.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** A bundle on an eSIM. Times are epoch milliseconds. Its state is not stored: it follows from the clock. */
export interface Assignment {
  id: string;
  bundle: string;
  description: string;
  /** Order reference and index. */
  reference: string;
  days: number;
  unlimited: boolean;
  /** The allowance; for an unlimited bundle, the full-speed allowance per 24 hours. */
  initialBytes: number;
  assignedAt: number;
  /** Until then it is being provisioned. */
  readyAt: number;
  startedAt: number | null;
  revokedAt: number | null;
  /** Bytes used in the 24-hour window `usedInWindow`; a fixed bundle has only window 0. */
  usedBytes: number;
  usedInWindow: number;
}

export type BundleState = 'processing' | 'queued' | 'active' | 'depleted' | 'expired' | 'revoked' | 'lapsed';

export function assign(
  bundle: Bundle,
  { id, reference, at, readyAt }: { id: string; reference: string; at: number; readyAt: number },
): Assignment {
  return {
    id,
    reference,
    bundle: bundle.name,
    description: bundle.description,
    days: bundle.days,
    unlimited: bundle.dailyFullSpeedMb !== null,
    initialBytes: (bundle.dailyFullSpeedMb ?? bundle.dataMb) * 1_000_000,
    assignedAt: at,
    readyAt,
    startedAt: null,
    revokedAt: null,
    usedBytes: 0,
    usedInWindow: 0,
  };
}

export function stateAt(assignment: Assignment, now: number, options: EsimGoOptions): BundleState {
  const end = endOf(assignment);
  if (assignment.revokedAt !== null) return 'revoked';
  if (end !== null) {
    if (now >= end) return 'expired';
    const canDeplete = !assignment.unlimited || options.unlimitedDepletes;
    return canDeplete && remainingAt(assignment, now) === 0 ? 'depleted' : 'active';
  }
  if (now >= lapseOf(assignment, options)) return 'lapsed';
  return now < assignment.readyAt ? 'processing' : 'queued';
}

/** The end of its validity: whole 24-hour days after the first use. Null before the first use. */
export function endOf(assignment: Assignment): number | null {
  return assignment.startedAt === null ? null : assignment.startedAt + assignment.days * DAY_MS;
}

/** When an unused bundle is removed. */
export function lapseOf(assignment: Assignment, options: EsimGoOptions): number {
  return assignment.assignedAt + options.shelfLifeDays * DAY_MS;
}

/** Bytes left; for an unlimited bundle, those at full speed in the current window. */
export function remainingAt(assignment: Assignment, now: number): number {
  const used = windowAt(assignment, now) === assignment.usedInWindow ? assignment.usedBytes : 0;
  return Math.max(0, assignment.initialBytes - used);
}

/** Which 24-hour window since its first use an unlimited bundle is in. */
export function windowAt(assignment: Assignment, now: number): number {
  if (!assignment.unlimited || assignment.startedAt === null) return 0;
  return Math.floor((now - assignment.startedAt) / DAY_MS);
}
