import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { dayOf } from '../../../domain/operators/period.ts';
import { plainlyFirst } from '../../../domain/operators/plainly.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useVerb } from '../api/use-verb.ts';
import type { Input, Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { BarChart } from '../parts/chart/bar-chart.tsx';
import { CsvButton } from '../parts/csv-button.tsx';
import { ErrorPanel, StaleDataAlert } from '../parts/error-panel.tsx';
import { Alerts } from '../parts/layout.tsx';
import { FilterBar } from '../parts/list/filter-bar.tsx';
import { type Filters, useFilters } from '../parts/list/filters.ts';
import { SmallTable } from '../parts/list/small-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { partWords } from '../parts/words.ts';
import { MoneyTabs } from './money-tabs.tsx';
import { ReadNow } from './read-now.tsx';
import { moneyWords as words } from './words.ts';

import styles from './money.module.css';

const { day: byDay, ...otherParts } = words.by;
const FILTERS: Filters = {
  by: { kind: 'choice', unset: byDay, options: otherParts },
  from: { kind: 'day' },
  to: { kind: 'day' },
};

const DAY_MS = 86_400_000;
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const DAY_OF_ONE_YEAR = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

type Income = Output<'income'>;

function nameOf({ by, from, to }: Pick<Income, 'by' | 'from' | 'to'>, name: string): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  if (by === 'day') return (isOneYear ? DAY_OF_ONE_YEAR : DAY).format(new Date(name));
  if (by === 'month') return MONTH.format(new Date(name));
  if (by === 'method') return words.methods[name] ?? plainlyFirst(name);
  return by === 'partner' && name === '' ? words.nobody : name;
}

/** Of a currency, also what was paid and refunded in it. */
const ownOf = ({ own }: Income['parts'][number]) => (own ? [own.gross.text, own.refunds.text] : []);

/** Figures with an estimated part say so. */
const aboutIf = (isEstimated: boolean, amount: string) => (isEstimated ? words.about(amount) : amount);

const cellsOf = ({ orders, gross, refunds, disputes, fees, cost, margin, unread }: Income['all']) => [
  orders,
  gross.text,
  // A phone shows the columns up to this one without scrolling.
  aboutIf(unread > 0, margin.text),
  refunds.text,
  disputes.text,
  aboutIf(unread > 0, fees.text),
  cost.text,
];

function Figures(income: Income) {
  const { by, parts, more, all } = income;
  const { orders, gross, refunds, disputes, fees, cost, margin, title, ownGross, ownRefunds } = words.totals;
  const own = by === 'currency' ? [ownGross, ownRefunds] : [];
  const best = parts.toSorted((one, other) => other.gross.cents - one.gross.cents)[0];
  return (
    <Card title={words.parts[by]}>
      {parts.length === 0 ? (
        <p className={styles['note']}>{words.none}</p>
      ) : (
        <>
          <BarChart
            points={parts.map((part) => ({ bar: part.gross.cents, stroke: part.margin.cents }))}
            label={words.chart(best?.gross.text ?? '')}
            legend={{ bar: gross, stroke: margin }}
            names={parts.map(({ name }) => nameOf(income, name))}
          />
          <div className={styles['figures']}>
            <SmallTable
              label={words.parts[by]}
              head={[words.by[by], orders, gross, margin, refunds, disputes, fees, cost, ...own]}
              numbers={[1, 2, 3, 4, 5, 6, 7, 8, 9]}
              rows={[
                ...parts.map(
                  (part) =>
                    [part.name, [nameOf(income, part.name), ...cellsOf(part), ...ownOf(part)]] as const,
                ),
                ['all', [title, ...cellsOf(all), ...own.map(() => partWords.none)]],
              ]}
            />
          </div>
        </>
      )}
      {more > 0 && <p className={styles['note']}>{words.more(more)}</p>}
      {all.unread > 0 && <p className={styles['note']}>{words.unread(all.unread, all.estimated.text)}</p>}
      <p className={styles['note']}>{words.note}</p>
    </Card>
  );
}

interface RangesProps {
  from: string | undefined;
  to: string | undefined;
  onChoose: (range: Readonly<Record<string, string>>) => void;
}

/** The usual times, a press each; this month is what nobody has to choose. */
function Ranges({ from, to, onChoose }: RangesProps) {
  const [today] = useState(() => new Date());
  const ranges: Record<keyof typeof words.ranges, Record<string, string>> = {
    month: {},
    last: lastMonthOf(today),
    week: { from: dayOf(new Date(today.getTime() - 6 * DAY_MS)), to: dayOf(today) },
    year: { from: `${today.getUTCFullYear()}-01-01`, to: dayOf(today) },
  };
  return (
    <fieldset aria-label={words.range} className={styles['ranges']}>
      {(Object.keys(ranges) as (keyof typeof ranges)[]).map((name) => (
        <Button
          key={name}
          variant="secondary"
          aria-pressed={ranges[name]['from'] === from && ranges[name]['to'] === to}
          onClick={() => onChoose(ranges[name])}
        >
          {words.ranges[name]}
        </Button>
      ))}
    </fieldset>
  );
}

function lastMonthOf(day: Date): { from: string; to: string } {
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 0));
  return { from: `${dayOf(last).slice(0, 7)}-01`, to: dayOf(last) };
}

/** Income and expenses, filtered by the address; by default this month by day. */
export function Money() {
  const { values, query, onChange, onClear } = useFilters(FILTERS);
  const { data, failure, reload } = useVerb('income', query as Input<'income'>);
  const [told, setTold] = useState<string | null>(null);
  const [, setParams] = useSearchParams();
  const choose = (range: Readonly<Record<string, string>>) =>
    setParams(
      { ...(values['by'] !== undefined && { by: values['by'] }), ...range },
      { preventScrollReset: true },
    );
  const day = (text: string) => DAY.format(new Date(text));
  return (
    <>
      <PageHead
        title={words.title}
        actions={
          <>
            <ReadNow
              onRead={(message) => {
                setTold(message);
                reload();
              }}
            />
            <CsvButton permission="money.export" path="income.csv" query={query} />
          </>
        }
      >
        {data && words.lead(day(data.from), day(data.to))}
      </PageHead>
      <MoneyTabs />
      <Alerts>{told !== null && <Alert tone="info" title={told} />}</Alerts>
      <Ranges from={values['from']} to={values['to']} onChoose={choose} />
      <FilterBar
        filters={FILTERS}
        labels={words.filters}
        values={values}
        onChange={onChange}
        onClear={onClear}
      />
      {failure && data && <StaleDataAlert failure={failure} onRetry={reload} />}
      {failure && !data && <ErrorPanel failure={failure} onRetry={reload} />}
      {!failure && !data && <Skeleton height="24rem" radius="var(--r)" />}
      {data && <Figures {...data} />}
    </>
  );
}
