import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { refundSentence } from '../../../domain/checkout/refund-words.ts';
import { phaseOf } from '../../../domain/esims/display-status.ts';
import { iccidEnding } from '../../../domain/esims/iccid.ts';
import type { UserEsim } from '../../../domain/esims/user-esim.ts';

/** One sentence for an eSIM of which there is no data to count. */
export function adviceOf(esim: UserEsim): string {
  switch (phaseOf(esim)) {
    case 'waiting':
      return esim.installed_at === null && esim.top_up_of === null ? toInstall(esim) : toUse(esim);
    case 'running':
      return 'In use.';
    case 'over':
      return howItEnded(esim);
    case 'returned':
      return howItWent(esim);
  }
}

function toInstall({ plan, country_name: place }: UserEsim): string {
  if (plan.truth.starts !== 'first_use') return 'Install it at home on Wi‑Fi, before you travel.';
  const days = plan.duration === 1 ? 'the day only starts' : `the ${formatDays(plan.duration)} only start`;
  return `Not installed yet. Install it at home on Wi‑Fi: ${days} at first use in ${place}.`;
}

function toUse({ plan, country_name: place, top_up_of: addedTo, iccid }: UserEsim): string {
  const where = addedTo === null ? 'On your phone' : `On your eSIM ending in ${iccidEnding(iccid)}`;
  if (plan.truth.starts !== 'first_use') return `${where}. Switch it on for data when you arrive.`;
  const days = plan.duration === 1 ? 'The day starts' : `The ${formatDays(plan.duration)} start`;
  return `${where}. ${days} when you first use it in ${place}.`;
}

/** Taken back without its money by the network alone. */
function howItWent({ top_up_of: addedTo, refund_cause: cause }: UserEsim): string {
  const what = addedTo === null ? 'eSIM' : 'plan';
  const why = cause === null ? `This ${what} was taken back.` : refundSentence(cause, what);
  return `${why} ${cause === 'returned_by_us' ? `Its ${what}` : 'It'} does not work any more.`;
}

function howItEnded({ usage }: UserEsim): string {
  if (usage?.bundle_state === 'lapsed') return 'It was never used, and the time to start it ran out.';
  const left = usage?.remaining_quantity_formatted ?? null;
  const how = left === null || usage?.usage_percent === 100 ? '' : ` It ended with ${left} unused.`;
  return `This plan is over.${how} The eSIM can stay on your phone and take a new one.`;
}
