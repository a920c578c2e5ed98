import { Skeleton } from '../../ui/skeleton.tsx';
import { useVerb } from '../api/use-verb.ts';
import type { Input, Output } from '../api/verbs.ts';
import { BarChart } from '../parts/bar-chart.tsx';
import { Card } from '../parts/card.tsx';
import { CsvButton } from '../parts/csv-button.tsx';
import { ErrorPanel, StaleDataAlert } from '../parts/error-panel.tsx';
import { FilterBar } from '../parts/list/filter-bar.tsx';
import { type Filters, useFilters } from '../parts/list/filters.ts';
import { SmallTable } from '../parts/list/small-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { partWords } from '../parts/words.ts';
import { MoneyTabs } from './money-tabs.tsx';
import { moneyWords as words } from './words.ts';

import styles from './money.module.css';

const { day: byDay, ...otherParts } = words.by;
const FILTERS: Filters = {
  by: { kind: 'choice', unset: byDay, options: otherParts },
  from: { kind: 'day' },
  to: { kind: 'day' },
};

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const DAY_OF_ONE_YEAR = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What fits under a chart on a phone. */
const MAX_NAMES = 4;

type Income = Output<'income'>;

function nameOf({ by, from, to }: Pick<Income, 'by' | 'from' | 'to'>, name: string): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  if (by === 'day') return (isOneYear ? DAY_OF_ONE_YEAR : DAY).format(new Date(name));
  if (by === 'month') return MONTH.format(new Date(name));
  if (by === 'method') return words.methods[name] ?? name;
  return by === 'partner' && name === '' ? words.nobody : name;
}

/** Of a currency, also what was paid and refunded in it. */
const ownOf = ({ own }: Income['parts'][number]) => (own ? [own.gross.text, own.refunds.text] : []);

const cellsOf = ({ orders, gross, refunds, disputes, fees, cost, margin }: Income['all']) => [
  orders,
  gross.text,
  // A phone shows the columns up to this one without scrolling.
  margin.text,
  refunds.text,
  disputes.text,
  fees.text,
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
            names={parts.length <= MAX_NAMES ? parts.map(({ name }) => nameOf(income, name)) : undefined}
          />
          <SmallTable
            label={words.parts[by]}
            head={[words.by[by], orders, gross, margin, refunds, disputes, fees, cost, ...own]}
            numbers={[1, 2, 3, 4, 5, 6, 7, 8, 9]}
            rows={[
              ...parts.map(
                (part) => [part.name, [nameOf(income, part.name), ...cellsOf(part), ...ownOf(part)]] as const,
              ),
              ['all', [title, ...cellsOf(all), ...own.map(() => partWords.none)]],
            ]}
          />
        </>
      )}
      {more > 0 && <p className={styles['note']}>{words.more(more)}</p>}
      {all.unread > 0 && <p className={styles['note']}>{words.unread(all.unread)}</p>}
      <p className={styles['note']}>{words.note}</p>
    </Card>
  );
}

/** Income and expenses, filtered by the address; by default this month by day. */
export function Money() {
  const { values, query, onChange, onClear } = useFilters(FILTERS);
  const { data, failure, reload } = useVerb('income', query as Input<'income'>);
  const day = (text: string) => DAY.format(new Date(text));
  return (
    <>
      <PageHead
        title={words.title}
        actions={<CsvButton permission="money.export" path="income.csv" query={query} />}
      >
        {data && words.lead(day(data.from), day(data.to))}
      </PageHead>
      <MoneyTabs />
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
