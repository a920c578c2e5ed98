import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { partWords } from '../parts/words.ts';
import { dashboardWords } from './words.ts';

import styles from './dashboard.module.css';

const words = dashboardWords.balance;
const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

type Account = Output<'balances'>['wholesalers'][number];

function untilOf({ runs_out: until, balance, a_day: aDay }: Account): string {
  if (until !== null) return DAY.format(new Date(until));
  return balance === null || aDay.cents === 0 ? partWords.none : words.far;
}

/** The balances at the wholesalers and how long they will last; slow, because each wholesaler is asked. */
export function BalanceCard() {
  const { data, failure } = useVerb('balances', {});
  const { name, balance, day, until } = words.columns;
  return (
    <Card title={words.title}>
      <ErrorAlert failure={failure} />
      {!data && !failure && <p className={styles['none']}>{words.asking}</p>}
      {data && (
        <SmallTable
          label={words.label}
          head={[name, balance, day, until]}
          numbers={[1, 2, 3]}
          rows={data.wholesalers.map((one) => [
            one.id,
            [
              one.name,
              <span key="balance" className={one.low ? styles['low'] : undefined}>
                {one.balance?.text ?? words.unknown}
                {one.low && ` (${words.low})`}
              </span>,
              one.a_day.text,
              untilOf(one),
            ],
          ])}
        />
      )}
    </Card>
  );
}
