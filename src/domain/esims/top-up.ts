import { type BundleState, waits } from './bundle-state.ts';

/** A bundle of the same name already on the eSIM. */
export interface EqualBundle {
  state: BundleState;
  /** When its days are over; null if they have not begun, or it is unknown. */
  endsAt: Date | null;
  days: number;
}

/** Why nothing, or not this plan, can be added to an eSIM. */
export type NoTopUp = 'taken_back' | 'unusable' | 'full' | 'no_fit' | 'too_late';

/** When a bundle added now can start. */
export interface TopUpWindow {
  /** Equal bundles run one after the other: the end of the one in use; null if there is none, or it cannot be known. */
  startsAfter: Date | null;
  /** An equal bundle comes first whose days have not begun, or whose end is unknown: this one starts whenever that ends. */
  isBehind: boolean;
  /** It lapses if it is not used by then. */
  useBy: Date;
  /** It might lapse before its turn. */
  isTooLate: boolean;
}

/** How many unused bundles the wholesaler allows on one eSIM. Source: its help centre. */
export const MAX_WAITING = 30;

const DAY_MS = 24 * 3600 * 1000;

/**
 * When a bundle added to an eSIM now starts: with its first use, but after every equal one on the eSIM. A depleted one does not
 * delay it. Source: the wholesaler's help centre (identical bundles run one after the other).
 */
export function topUpWindow(
  equals: readonly EqualBundle[],
  { now, shelfLifeDays }: { now: Date; shelfLifeDays: number },
): TopUpWindow {
  const turns = equals.map(({ state, endsAt, days }) => {
    if (waits(state)) return days * DAY_MS;
    if (state !== 'active') return 0;
    return endsAt ? Math.max(0, endsAt.getTime() - now.getTime()) : days * DAY_MS;
  });
  const isBehind = equals.some(({ state, endsAt }) => waits(state) || (state === 'active' && !endsAt));
  const waitMs = turns.reduce((sum, turn) => sum + turn, 0);
  const useBy = new Date(now.getTime() + shelfLifeDays * DAY_MS);
  return {
    startsAfter: waitMs > 0 && !isBehind ? new Date(now.getTime() + waitMs) : null,
    isBehind,
    useBy,
    isTooLate: waitMs > shelfLifeDays * DAY_MS,
  };
}

const USELESS: ReadonlySet<string> = new Set(['deactivated', 'unavailable', 'deleted', 'error']);

/** Whether nothing can be added to an eSIM whose profile has this status. */
export function isUseless(profileStatus: string): boolean {
  return USELESS.has(profileStatus.toLowerCase());
}
