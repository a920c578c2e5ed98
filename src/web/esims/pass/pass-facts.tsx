import type { ReactNode } from 'react';

import { type Phase, phaseOf } from '../../../domain/esims/display-status.ts';
import { iccidEnding } from '../../../domain/esims/iccid.ts';
import { hoursToRefill, timeLeft } from '../../../domain/esims/plan-clock.ts';
import type { UserEsim } from '../../../domain/esims/user-esim.ts';
import { LocalDate } from '../../ui/time/local-date.tsx';
import { useNow } from '../../ui/time/use-now.ts';

import styles from './boarding-pass.module.css';

/** The few facts that matter where an eSIM is in its life. */
export function PassFacts({ esim }: { esim: UserEsim }) {
  const now = new Date(useNow());
  return (
    <dl className={styles['facts']}>
      {[...FACTS[phaseOf(esim)](esim, now), { name: 'ICCID', value: `…${iccidEnding(esim.iccid)}` }].map(
        ({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

interface Fact {
  name: string;
  value: ReactNode;
}

const bought = ({ purchased_at: at }: UserEsim): Fact => ({ name: 'Bought', value: <LocalDate at={at} /> });

const FACTS: Record<Phase, (esim: UserEsim, now: Date) => Fact[]> = {
  waiting: (esim) => [bought(esim), { name: 'Days start', value: startOf(esim) }],
  running: ({ usage, validity_days: days }, now) => {
    const ends = usage?.ends_at ?? null;
    const refill = usage?.full_speed_today ? hoursToRefill(usage.started_at, ends, now) : null;
    return [
      ...(refill === null ? [] : [{ name: 'Refills', value: `In ${refill} h` }]),
      { name: 'Ends', value: <LocalDate at={ends} /> },
      leftOf(ends, days, now),
    ];
  },
  over: (esim) => {
    const { usage } = esim;
    // What was never used has no end to speak of.
    if (!usage || usage.bundle_state === 'lapsed') return [bought(esim)];
    return [
      { name: 'Ended', value: <LocalDate at={usage.ends_at} /> },
      ...(usage.used_quantity_formatted === null
        ? []
        : [{ name: 'Used', value: usage.used_quantity_formatted }]),
    ];
  },
  returned: (esim) => [bought(esim)],
};

function leftOf(endsAt: string | null, days: number, now: Date): Fact {
  const left = timeLeft(endsAt, days, now);
  if (!left) return { name: 'Days left', value: endsAt === null ? 'N/A' : 'Invalid date' };
  return left.unit === 'days'
    ? { name: 'Days left', value: left.amount }
    : { name: 'Time left', value: `${left.amount} h` };
}

function startOf({ plan }: UserEsim): string {
  if (plan.truth.starts === 'first_use') return 'First use';
  return plan.truth.starts === 'purchase' ? 'Purchase' : 'Unknown';
}
