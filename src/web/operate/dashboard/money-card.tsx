import { type ReactNode, useState } from 'react';

import { type Period, PERIODS } from '../../../domain/operators/period.ts';
import { classNames } from '../../ui/class-names.ts';
import type { Output } from '../api/verbs.ts';
import { ReadNow } from '../money/read-now.tsx';
import { Card } from '../parts/card.tsx';
import { BarChart } from '../parts/chart/bar-chart.tsx';
import { Quiet } from '../parts/layout.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { partWords } from '../parts/words.ts';
import { moneyWords as words } from './words.ts';

import styles from './dashboard.module.css';

type Dashboard = Output<'dashboard'>;
type Figures = Dashboard['now'];

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The figures of a period, each by its name. */
const FIGURES: readonly (readonly [name: string, text: (figures: Figures) => ReactNode])[] = [
  [words.figures.orders, ({ orders }) => orders],
  [words.figures.revenue, ({ gross }) => gross.text],
  // A margin with an estimated part says so.
  [words.figures.margin, ({ margin, unread }) => (unread > 0 ? words.about(margin.text) : margin.text)],
  [words.figures.refunds, ({ refunds }) => refunds.text],
  [words.figures.average, ({ average }) => average?.text ?? partWords.none],
];

interface MoneyCardProps {
  facts: Dashboard;
  period: Period;
  onChoose: (period: Period) => void;
  onRead: () => void;
}

/** The money of a period beside the same time before, and by day. */
export function MoneyCard({ facts, period: chosen, onChoose, onRead }: MoneyCardProps) {
  const [told, setTold] = useState<string | null>(null);
  const { now, before, days, period } = facts;
  const earlier = (['week', 'month'] as const).flatMap((name) => {
    const figures = before[name];
    return figures ? [[words.before[period][name], figures] as const] : [];
  });
  const columns = [[words.periods[period], now] as const, ...earlier];
  return (
    <Card
      title={words.title}
      action={
        <fieldset aria-label={words.period} className={styles['periods']}>
          {PERIODS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === chosen}
              className={classNames(styles['period'], one === chosen && styles['chosen'])}
              onClick={() => onChoose(one)}
            >
              {words.periods[one]}
            </button>
          ))}
        </fieldset>
      }
    >
      <div className={styles['figures']}>
        <SmallTable
          label={words.table(words.periods[period])}
          head={[words.utc, ...columns.map(([name]) => name)]}
          numbers={[1, 2, 3]}
          rows={FIGURES.map(([name, text]) => [name, [name, ...columns.map(([, figures]) => text(figures))]])}
        />
      </div>
      <div className={styles['fees']}>
        {now.unread > 0 && (
          <p className={styles['note']}>
            {words.note(now.unread)} {now.estimated.cents > 0 && words.estimated(now.estimated.text)}
          </p>
        )}
        {now.unread > 0 && (
          <ReadNow
            onRead={(message) => {
              setTold(message);
              onRead();
            }}
          />
        )}
        {told !== null && <output className={styles['note']}>{told}</output>}
      </div>
      <Days days={days} period={period} />
    </Card>
  );
}

function Days({ days, period }: Pick<Dashboard, 'days' | 'period'>) {
  const best = days.toSorted((one, other) => other.gross.cents - one.gross.cents)[0];
  if (days.every(({ gross, before }) => gross.cents === 0 && !before?.gross.cents))
    return <Quiet>{words.noRevenue}</Quiet>;
  const nameOf = (day: string) => DAY.format(new Date(day));
  const { title, day, revenue, margin, beforeRevenue, beforeMargin } = words.days;
  return (
    <BarChart
      points={days.map(({ gross, before }) => ({ bar: gross.cents, stroke: before?.gross.cents ?? null }))}
      label={words.chart(best?.gross.text ?? '')}
      legend={{ bar: words.legend.bar, stroke: words.legend.stroke[period] }}
      names={days.map((one) => nameOf(one.day))}
      table={
        <SmallTable
          label={title}
          head={[day, revenue, margin, beforeRevenue, beforeMargin]}
          numbers={[1, 2, 3, 4]}
          rows={days.map((one) => [
            one.day,
            [
              nameOf(one.day),
              one.gross.text,
              one.margin.text,
              one.before?.gross.text ?? partWords.none,
              one.before?.margin.text ?? partWords.none,
            ],
          ])}
        />
      }
    />
  );
}
