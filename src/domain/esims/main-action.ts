import type { UserEsim } from './user-esim.ts';

/** What the one large button of a bought eSIM does. */
export type MainAction = 'install' | 'details' | 'again';

type Known = Pick<UserEsim, 'status' | 'has_activation' | 'installed_at' | 'usage'>;

/** Less than this share of the data left is a reason to buy more. */
const LOW_PERCENT = 20;

/**
 * What its owner most likely wants: more data once a plan is over, used up or nearly so; to install what is on no phone
 * yet; and else to look at it.
 */
export function mainAction({ status, has_activation: hasCodes, installed_at, usage }: Known): MainAction {
  if (['expired', 'cancelled', 'depleted'].includes(status)) return 'again';
  const used = usage?.usage_percent ?? null;
  if (used !== null && 100 - used < LOW_PERCENT) return 'again';
  if (status === 'active' || installed_at !== null) return 'details';
  return hasCodes ? 'install' : 'details';
}
