import { AsyncLocalStorage } from 'node:async_hooks';

import { inPiece, traceIdOf } from './spans.ts';

/** In characters. A caller may name its own, and the log and the jobs of a call keep it: a UUID fits, and a trace id of a proxy's. */
export const LONGEST_REQUEST_ID = 64;

/** What a piece of work is, as each line of the log tells that is written in it. */
export interface Work {
  /** Of the call that is answered, or of the one that sent the job. */
  requestId?: string | undefined;
  /** The kind of a job. */
  job?: string;
  purchaseId?: string | undefined;
}

/** The doctor looks at the shop: what it asks of a party is none of the shop's own calls. */
export const EXAMINING: Work = { job: 'doctor' };

export function isExamining(): boolean {
  return current.getStore()?.job === EXAMINING.job;
}

interface Store extends Work {
  /** It made the purchase that it is about. */
  isFirst: boolean;
}

const current = new AsyncLocalStorage<Store>();

/** Runs a piece of work; what is not said of it is as of the work that it is part of. */
export function inWork<T>(work: Work, run: () => T): T {
  // Of the calls that make a purchase there is one.
  const store: Store = { ...current.getStore(), ...work, isFirst: false };
  return current.run(store, () => inPiece(store, run));
}

/** Tells which purchase the present piece of work turns out to be about, from here on. */
export function isAbout(purchaseId: string): void {
  const work = current.getStore();
  if (work) work.purchaseId = purchaseId;
}

/** The same of a purchase that came of the present piece of work: its trace begins here. */
export function hasMade(purchaseId: string): void {
  isAbout(purchaseId);
  const work = current.getStore();
  if (work) work.isFirst = true;
}

/** A copy, which is the caller's. */
export function presentWork(): Work {
  const { isFirst: _, ...work } = current.getStore() ?? { isFirst: false };
  return work;
}

/** What each line of the log tells of it: with the trace, while traces are kept. */
export function workForLog(): Work & { traceId?: string } {
  const work = presentWork();
  const traceId = traceIdOf(work);
  return traceId === undefined ? work : { ...work, traceId };
}
