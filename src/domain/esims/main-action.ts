import { isLowData } from './low-data.ts';
import type { TopUpTurn } from './top-up-turn.ts';
import { topUpWindow } from './top-up.ts';
import type { UserEsim } from './user-esim.ts';

/** The action of a bought eSIM's one large button. */
export type MainAction = 'install' | 'details' | 'add' | 'again';

type Known = Pick<UserEsim, 'status' | 'has_activation' | 'installed_at' | 'usage' | 'return_asked'>;

function isLow({ status, usage }: Pick<Known, 'status' | 'usage'>): boolean {
  const used = usage?.usage_percent ?? null;
  return status === 'depleted' || (used !== null && isLowData(100 - used));
}

type OnEsim = Pick<UserEsim, 'id' | 'iccid' | 'country_code' | 'status' | 'usage' | 'return_asked'>;

/**
 * Whether the eSIM has other data besides this plan: another plan for the same place, in use or waiting. A region's plan does not
 * count for its countries: lists do not name those.
 */
export function hasMoreData(plan: OnEsim, all: readonly OnEsim[]): boolean {
  return all.some(
    (other) =>
      other.id !== plan.id &&
      other.iccid === plan.iccid &&
      !other.return_asked &&
      !isLow(other) &&
      other.country_code === plan.country_code &&
      (other.status === 'active' || other.status === 'purchased'),
  );
}

/** When an added plan starts, as far as its owner's list tells: after the equal ones that were there before it. */
export function turnIn(plan: OnEsim & Placed, all: readonly (OnEsim & Placed)[], now: Date): TopUpTurn {
  const equals = all.filter(
    (other) =>
      other.id !== plan.id &&
      other.iccid === plan.iccid &&
      other.bundle_name === plan.bundle_name &&
      other.status !== 'cancelled' &&
      other.purchased_at <= plan.purchased_at,
  );
  const window = topUpWindow(
    equals.map(({ usage, validity_days: days }) => ({
      state: usage?.bundle_state ?? 'queued',
      endsAt: usage?.ends_at ? new Date(usage.ends_at) : null,
      days,
    })),
    { now, shelfLifeDays: 0 },
  );
  return { starts_after: window.startsAfter?.toISOString() ?? null, is_behind: window.isBehind };
}

type Placed = Pick<UserEsim, 'bundle_name' | 'purchased_at' | 'validity_days'>;

/**
 * The most likely next step: a new plan once it is over; more data if it is used up or nearly so and the eSIM has no other;
 * installing, if it is on no phone yet; otherwise viewing it. A refunded one is left alone.
 */
export function mainAction(esim: Known, hasMore: boolean): MainAction {
  const { status, has_activation: hasCodes, installed_at } = esim;
  if (esim.return_asked) return 'details';
  if (status === 'expired' || status === 'cancelled') return 'again';
  if (isLow(esim)) return hasMore ? 'details' : 'add';
  if (status === 'active' || installed_at !== null) return 'details';
  return hasCodes ? 'install' : 'details';
}
