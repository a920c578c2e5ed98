import type { ReactNode } from 'react';

import { type Phase, phaseOf } from '../../../domain/esims/display-status.ts';
import { iccidEnding } from '../../../domain/esims/iccid.ts';
import { hoursToRefill, timeLeft } from '../../../domain/esims/plan-clock.ts';
import type { UserEsim } from '../../../domain/esims/user-esim.ts';
import { LocalDate } from '../../ui/time/local-date.tsx';
import { useNow } from '../../ui/time/use-now.ts';
import { passFactsWords } from './words.ts';

import styles from './boarding-pass.module.css';

/** The few facts that matter at this point of an eSIM's life. */
export function PassFacts({ esim }: { esim: UserEsim }) {
  const now = new Date(useNow());
  return (
    <dl className={styles['facts']}>
      {[
        ...FACTS[phaseOf(esim)](esim, now),
        { name: passFactsWords.iccid, value: <span translate="no">…{iccidEnding(esim.iccid)}</span> },
      ].map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Fact {
  name: string;
  value: ReactNode;
}

const bought = ({ purchased_at: at }: UserEsim): Fact => ({
  name: passFactsWords.bought,
  value: <LocalDate at={at} />,
});

const FACTS: Record<Phase, (esim: UserEsim, now: Date) => Fact[]> = {
  waiting: (esim) => [bought(esim), { name: passFactsWords.daysStart, value: startOf(esim) }],
  running: ({ usage, validity_days: days }, now) => {
    const ends = usage?.ends_at ?? null;
    const refill = usage?.full_speed_today ? hoursToRefill(usage.started_at, ends, now) : null;
    return [
      ...(refill === null ? [] : [{ name: passFactsWords.refills, value: passFactsWords.inHours(refill) }]),
      { name: passFactsWords.ends, value: <LocalDate at={ends} /> },
      leftOf(ends, days, now),
    ];
  },
  over: (esim) => {
    const { usage } = esim;
    // An eSIM that was never used has no end worth showing.
    if (!usage || usage.bundle_state === 'lapsed') return [bought(esim)];
    return [
      { name: passFactsWords.ended, value: <LocalDate at={usage.ends_at} /> },
      ...(usage.used_quantity_formatted === null
        ? []
        : [{ name: passFactsWords.used, value: usage.used_quantity_formatted }]),
    ];
  },
  returned: (esim) => [bought(esim)],
};

function leftOf(endsAt: string | null, days: number, now: Date): Fact {
  const left = timeLeft(endsAt, days, now);
  if (!left)
    return {
      name: passFactsWords.daysLeft,
      value: endsAt === null ? passFactsWords.noDate : passFactsWords.invalidDate,
    };
  return left.unit === 'days'
    ? { name: passFactsWords.daysLeft, value: left.amount }
    : { name: passFactsWords.timeLeft, value: passFactsWords.hours(left.amount) };
}

function startOf({ plan }: UserEsim): string {
  if (plan.truth.starts === 'first_use') return passFactsWords.starts.firstUse;
  return plan.truth.starts === 'purchase' ? passFactsWords.starts.purchase : passFactsWords.starts.unknown;
}
