import { AsyncLocalStorage } from 'node:async_hooks';

import { inPiece, traceIdOf } from './spans.ts';

/**
 * In characters. A caller may send its own, which the call's log lines and jobs carry: a UUID fits, and so does a proxy's trace
 * id.
 */
export const MAX_REQUEST_ID_LENGTH = 64;

/** A piece of work, as each log line written in it describes it. */
export interface Work {
  /** The id of the call being answered, or of the call that sent the job. */
  requestId?: string | undefined;
  /** The kind of a job. */
  job?: string;
  purchaseId?: string | undefined;
}

/** The doctor's checks: its calls to a provider are not the shop's own. */
export const EXAMINING: Work = { job: 'doctor' };

export function isExamining(): boolean {
  return current.getStore()?.job === EXAMINING.job;
}

interface Store extends Work {
  /** Whether it made its purchase. */
  isFirst: boolean;
}

const current = new AsyncLocalStorage<Store>();

/** Runs a piece of work; fields left out come from the surrounding work. */
export function inWork<T>(work: Work, run: () => T): T {
  // Only one call makes a purchase.
  const store: Store = { ...current.getStore(), ...work, isFirst: false };
  return current.run(store, () => inPiece(store, run));
}

/** Records which purchase the present piece of work turns out to be about. */
export function isAbout(purchaseId: string): void {
  const work = current.getStore();
  if (work) work.purchaseId = purchaseId;
}

/** The same for a purchase that the present piece of work made: its trace begins here. */
export function hasMade(purchaseId: string): void {
  isAbout(purchaseId);
  const work = current.getStore();
  if (work) work.isFirst = true;
}

/** A copy that the caller may change. */
export function presentWork(): Work {
  const { isFirst: _, ...work } = current.getStore() ?? { isFirst: false };
  return work;
}

/** The fields for each log line, with the trace while traces are kept. */
export function workForLog(): Work & { traceId?: string } {
  const work = presentWork();
  const traceId = traceIdOf(work);
  return traceId === undefined ? work : { ...work, traceId };
}
