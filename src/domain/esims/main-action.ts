import type { UserEsim } from './user-esim.ts';

/** What the one large button of a bought eSIM does. */
export type MainAction = 'install' | 'details' | 'add' | 'again';

type Known = Pick<UserEsim, 'status' | 'has_activation' | 'installed_at' | 'usage' | 'return_asked'>;

/** So little of the data left, or less, is a reason to buy more: from there on mails say so, too. */
export const LOW_PERCENT = 20;

/**
 * What its owner most likely wants: a new plan once it is over, more data when that is used up or nearly so; to install
 * what is on no phone yet; and else to look at it. What goes back is left as it is.
 */
export function mainAction(esim: Known): MainAction {
  const { status, has_activation: hasCodes, installed_at, usage } = esim;
  if (esim.return_asked) return 'details';
  if (status === 'expired' || status === 'cancelled') return 'again';
  const used = usage?.usage_percent ?? null;
  if (status === 'depleted' || (used !== null && 100 - used <= LOW_PERCENT)) return 'add';
  if (status === 'active' || installed_at !== null) return 'details';
  return hasCodes ? 'install' : 'details';
}
