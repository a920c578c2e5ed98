import { formatMoney, ofBase } from '../../../domain/money.ts';
import type { Output } from '../api/verbs.ts';
import { BarChart } from '../parts/bar-chart.tsx';
import { Card } from '../parts/card.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { dashboardWords } from './words.ts';

import styles from './dashboard.module.css';

type Day = Output<'dashboard'>['days'][number];
type Figures = Day['before'];

const words = dashboardWords.week;
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

const CENTS: readonly ((figures: Figures) => number)[] = [
  ({ sales }) => sales.amount.cents,
  ({ refunds }) => refunds.amount.cents,
  ({ margin }) => margin.cents,
];

const cellsOf = ({ sales, refunds, margin }: Figures) => [
  sales.amount.text,
  refunds.amount.text,
  margin.text,
];

/** Sales, refunds and margin by day, compared with the week before, as a chart and as a table. */
export function WeekCard({ days }: { days: readonly Day[] }) {
  const { day, sold, sales, refunds, margin, beforeSales, beforeRefunds, beforeMargin } = words.columns;
  const sum = (of: (day: Day) => number) => days.reduce((all, one) => all + of(one), 0);
  const money = (of: (day: Day) => number) => formatMoney(ofBase(sum(of)));
  const all = [
    words.all,
    sum((one) => one.sales.count),
    ...CENTS.map((cents) => money(cents)),
    ...CENTS.map((cents) => money((one) => cents(one.before))),
  ];
  return (
    <Card title={words.title}>
      <WeekChart days={days} />
      <SmallTable
        label={words.label}
        head={[day, sold, sales, refunds, margin, beforeSales, beforeRefunds, beforeMargin]}
        numbers={[1, 2, 3, 4, 5, 6, 7]}
        rows={[
          ...days.map(
            (one) =>
              [
                one.day,
                [DAY.format(new Date(one.day)), one.sales.count, ...cellsOf(one), ...cellsOf(one.before)],
              ] as const,
          ),
          ['all', all],
        ]}
      />
      <p className={styles['note']}>{words.margin}</p>
    </Card>
  );
}

/** Each day's sales as a bar, with a stroke for the same day of the week before. */
function WeekChart({ days }: { days: readonly Day[] }) {
  const best = days.toSorted((one, other) => other.sales.amount.cents - one.sales.amount.cents)[0];
  return (
    <BarChart
      points={days.map(({ sales, before }) => ({
        bar: sales.amount.cents,
        stroke: before.sales.amount.cents,
      }))}
      label={words.chart(best?.sales.amount.text ?? '')}
      legend={{ bar: words.now, stroke: words.before }}
      names={days.map(({ day }) => WEEKDAY.format(new Date(day)))}
    />
  );
}
