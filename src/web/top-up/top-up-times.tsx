import type { ReactNode } from 'react';

import { formatDays } from '../../domain/catalog/data-amount.ts';
import type { TopUp } from '../../domain/esims/top-up-offer.ts';
import { type TopUpTurn, turnWords } from '../../domain/esims/top-up-turn.ts';
import { LocalDate } from '../ui/time/local-date.tsx';
import { topUpStartWords, topUpTimesWords } from './words.ts';

interface TopUpStartProps {
  topUp: TopUpTurn;
  /** Where it stands. */
  as: keyof typeof topUpStartWords;
}

/** When a top-up starts: at its first use, or after an equal plan. */
export function TopUpStart({ topUp, as }: TopUpStartProps) {
  return turnWords<ReactNode, ReactNode>(topUp, topUpStartWords[as], (at) => (
    <LocalDate at={at} withTime={as !== 'brief'} />
  ));
}

/** When it ends, as far as that is known before its first use. */
export function topUpEnd({ lasts_days: days, is_behind: isBehind, starts_after: after }: TopUp): string {
  const isFirst = after === null && !isBehind;
  return topUpTimesWords[isFirst ? 'endOfFirst' : 'endOfNext'](formatDays(days));
}

/** Start and end in a sentence or two, and what happens to a plan that is never used. */
export function TopUpTimes({ topUp }: { topUp: TopUp }) {
  const { lasts_days: days, use_by: useBy } = topUp;
  return (
    <>
      <TopUpStart topUp={topUp} as="it" /> {topUpTimesWords.end(formatDays(days), <LocalDate at={useBy} />)}
    </>
  );
}
