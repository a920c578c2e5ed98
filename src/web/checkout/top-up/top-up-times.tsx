import { formatDays } from '../../../domain/catalog/data-amount.ts';
import type { TopUp } from '../../../domain/esims/top-up-offer.ts';
import { LocalDate } from '../../ui/time/local-date.tsx';
import { topUpTimesWords } from './words.ts';

/** When an added plan starts: at its first use, or behind an equal one. */
export function TopUpStart({ topUp }: { topUp: TopUp }) {
  const { atFirstUse, after } = topUpTimesWords.start;
  if (topUp.starts_after === null) return atFirstUse;
  return after(<LocalDate at={topUp.starts_after} withTime />);
}

/** When it ends, as far as that can be known before its first use. */
export function topUpEnd({ lasts_days: days }: TopUp): string {
  return topUpTimesWords.end(formatDays(days));
}

/** Both in a sentence or two, with what becomes of a plan that nobody uses. */
export function TopUpTimes({ topUp }: { topUp: TopUp }) {
  const { starts_after: startsAfter, lasts_days: days, use_by: useBy } = topUp;
  const { atFirstUse, after, end } = topUpTimesWords.sentence;
  return (
    <>
      {startsAfter === null ? atFirstUse : after(<LocalDate at={startsAfter} withTime />)}{' '}
      {end(formatDays(days), <LocalDate at={useBy} />)}
    </>
  );
}
