import { createElement, Fragment } from 'react';

import { formatDays } from '../../domain/catalog/data-amount.ts';
import type { TopUp } from '../../domain/esims/top-up-offer.ts';
import { startWords, type TopUpTurn } from '../../domain/esims/top-up-turn.ts';
import { LocalDate } from '../ui/time/local-date.tsx';
import { topUpTimesWords } from './words.ts';

interface TopUpStartProps {
  topUp: TopUpTurn;
  /** `brief`: without the reason, and only with the day. `alone`: at the start of a line. */
  as?: 'brief' | 'alone' | 'rest';
}

/** When a top-up starts, after the label 'Starts': at its first use, or after an equal plan. */
export function TopUpStart({ topUp, as = 'rest' }: TopUpStartProps) {
  const [first, ...others] = startWords(topUp, (at) => <LocalDate at={at} withTime={as !== 'brief'} />);
  const pieces = as === 'brief' ? others.slice(0, 1) : others;
  return createElement(Fragment, null, as === 'alone' ? capital(first) : first, ...pieces);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
      {topUpTimesWords.start(<TopUpStart topUp={topUp} />)}{' '}
      {topUpTimesWords.end(formatDays(days), <LocalDate at={useBy} />)}
    </>
  );
}
