import type { UserEsim } from './user-esim.ts';

/** Where a bought eSIM is in its life: its days have not begun, run, are over, or it was taken back. */
export type Phase = 'waiting' | 'running' | 'over' | 'returned';

const BY_STATUS: Record<string, Phase> = {
  active: 'running',
  depleted: 'running',
  expired: 'over',
  cancelled: 'returned',
};
/** States of a bundle whose days have not begun. */
const NOT_BEGUN: ReadonlySet<string> = new Set(['queued', 'processing']);

/** By its status, and where that does not tell by what the network said of its bundle last. */
export function phaseOf({ status, usage }: Pick<UserEsim, 'status' | 'usage'>): Phase {
  const known = Object.hasOwn(BY_STATUS, status) ? BY_STATUS[status] : undefined;
  if (known) return known;
  return usage && !NOT_BEGUN.has(usage.bundle_state) ? 'running' : 'waiting';
}

/** Nothing happens to it any more; the network may not even know it. */
export function isOver(esim: Pick<UserEsim, 'status' | 'usage'>): boolean {
  const phase = phaseOf(esim);
  return phase === 'over' || phase === 'returned';
}
