import type { ReactNode } from 'react';

import { refundSentence } from '../../../domain/checkout/refund-words.ts';
import { phaseOf } from '../../../domain/esims/display-status.ts';
import { iccidEnding } from '../../../domain/esims/iccid.ts';
import type { TopUpTurn } from '../../../domain/esims/top-up-turn.ts';
import type { UserEsim } from '../../../domain/esims/user-esim.ts';
import { GAP } from '../../../domain/language-words.ts';
import { TopUpStart } from '../../top-up/top-up-times.tsx';
import { adviceWords } from './words.ts';

/** One sentence for an eSIM without a data figure. */
export function adviceOf(esim: UserEsim, turn: TopUpTurn): ReactNode {
  if (esim.return_asked) return adviceWords.returnAsked;
  switch (phaseOf(esim)) {
    case 'waiting':
      return esim.installed_at === null && esim.top_up_of === null ? toInstall(esim) : toUse(esim, turn);
    case 'running':
      return adviceWords.inUse;
    case 'over':
      return howItEnded(esim);
    case 'returned':
      return howItWent(esim);
  }
}

function toInstall({ plan, country_name: place }: UserEsim): string {
  const { anyTime, beforeUse } = adviceWords.toInstall;
  return plan.truth.starts === 'first_use' ? beforeUse(plan.duration, place) : anyTime;
}

function toUse(
  { plan, country_name: place, top_up_of: addedTo, iccid }: UserEsim,
  turn: TopUpTurn,
): ReactNode {
  const { onPhone, onEsim, switchOn, daysStart } = adviceWords.toUse;
  const where = addedTo === null ? onPhone : onEsim(iccidEnding(iccid));
  if (turn.is_behind || turn.starts_after !== null)
    return (
      <>
        {where}
        {GAP}
        <TopUpStart topUp={turn} as="it" />
      </>
    );
  return `${where}${GAP}${plan.truth.starts === 'first_use' ? daysStart(plan.duration, place) : switchOn}`;
}

/** For an eSIM taken back by the network alone, without a refund. */
function howItWent({ top_up_of: addedTo, refund_cause: cause }: UserEsim): string {
  const { takenBack, itDoesNotWork, itsPartDoesNotWork } = adviceWords.gone;
  const what = addedTo === null ? 'eSIM' : 'plan';
  const why = cause === null ? takenBack[what] : refundSentence(cause, what);
  return `${why}${GAP}${cause === 'returned_by_us' ? itsPartDoesNotWork[what] : itDoesNotWork}`;
}

function howItEnded({ usage }: UserEsim): string {
  if (usage?.bundle_state === 'lapsed') return adviceWords.lapsed;
  const left = usage?.remaining_quantity_formatted ?? null;
  return adviceWords.over(usage?.usage_percent === 100 ? null : left);
}
