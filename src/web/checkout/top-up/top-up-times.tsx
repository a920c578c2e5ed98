import { formatDays } from '../../../domain/catalog/data-amount.ts';
import type { TopUp } from '../../../domain/esims/top-up-offer.ts';
import { LocalDate } from '../../ui/time/local-date.tsx';

/** When an added plan starts: at its first use, or behind an equal one. */
export function TopUpStart({ topUp }: { topUp: TopUp }) {
  if (topUp.starts_after === null) return 'At its first use';
  return (
    <>
      After <LocalDate at={topUp.starts_after} withTime />, when the equal plan on this eSIM ends
    </>
  );
}

/** When it ends, as far as that can be known before its first use. */
export function topUpEnd({ lasts_days: days }: TopUp): string {
  return `${formatDays(days)} after its first use`;
}

/** Both in a sentence or two, with what becomes of a plan that nobody uses. */
export function TopUpTimes({ topUp }: { topUp: TopUp }) {
  const { starts_after: after, lasts_days: days, use_by: useBy } = topUp;
  return (
    <>
      {after === null ? (
        'Starts at its first use'
      ) : (
        <>
          Starts after <LocalDate at={after} withTime />, when the equal plan on this eSIM ends
        </>
      )}
      . Ends {formatDays(days)} later. If it is never used, it lapses on <LocalDate at={useBy} />.
    </>
  );
}
