import { INCOME_PARTS, type IncomePart } from '../../../domain/operators/income.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMay } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Input, Output } from '../api/verbs.ts';
import { BarChart } from '../parts/bar-chart.tsx';
import { Box } from '../parts/box.tsx';
import { CallTrouble, OldAlert } from '../parts/call-trouble.tsx';
import { CsvButton } from '../parts/csv-button.tsx';
import { FilterBar } from '../parts/list/filter-bar.tsx';
import { type FilterField, useFilters } from '../parts/list/filters.ts';
import { SmallTable } from '../parts/list/small-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { moneyWords as words } from './words.ts';

import styles from './money.module.css';

const FIELDS: readonly FilterField[] = [
  {
    kind: 'choice',
    name: 'by',
    label: words.filters.by,
    options: INCOME_PARTS.map((part) => [part, words.by[part]] as const),
  },
  { kind: 'day', name: 'from', label: words.filters.from },
  { kind: 'day', name: 'to', label: words.filters.to },
];

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

type Income = Output<'income'>;

function nameOf(by: IncomePart, name: string): string {
  if (by === 'day') return DAY.format(new Date(name));
  if (by === 'month') return MONTH.format(new Date(name));
  if (by === 'method') return words.methods[name] ?? name;
  return by === 'partner' && name === '' ? words.nobody : name;
}

const cellsOf = ({ orders, gross, refunds, disputes, fees, cost, margin }: Income['all']) => [
  orders,
  gross.text,
  refunds.text,
  disputes.text,
  fees.text,
  cost.text,
  margin.text,
];

function Figures({ by, parts, more, all }: Income) {
  const { orders, gross, refunds, disputes, fees, cost, margin, title } = words.totals;
  const best = parts.toSorted((one, other) => other.gross.cents - one.gross.cents)[0];
  return (
    <Box title={words.parts}>
      {parts.length === 0 ? (
        <p className={styles['note']}>{words.none}</p>
      ) : (
        <>
          <BarChart
            points={parts.map((part) => ({ bar: part.gross.cents, stroke: part.margin.cents }))}
            label={words.chart(best?.gross.text ?? '')}
            legend={{ bar: words.grossLegend, stroke: words.marginLegend }}
          />
          <SmallTable
            label={words.parts}
            head={[words.by[by], orders, gross, refunds, disputes, fees, cost, margin]}
            numbers={[1, 2, 3, 4, 5, 6, 7]}
            rows={[
              ...parts.map((part) => [part.name, [nameOf(by, part.name), ...cellsOf(part)]] as const),
              ['all', [title, ...cellsOf(all)]],
            ]}
          />
        </>
      )}
      {more > 0 && <p className={styles['note']}>{words.more(more)}</p>}
      {all.unread > 0 && <p className={styles['note']}>{words.unread(all.unread)}</p>}
      <p className={styles['note']}>{words.note}</p>
    </Box>
  );
}

/** What came in and went out, by what the address says; this month by day where it says nothing. */
export function Money() {
  const may = useMay();
  const { values, change, clear } = useFilters(FIELDS);
  const { data, failure, reload } = useVerb('income', values as Input<'income'>);
  const day = (text: string) => DAY.format(new Date(text));
  return (
    <>
      <PageHead
        title={words.title}
        actions={may('books.export') && <CsvButton path="income.csv" query={values} filename="income.csv" />}
      >
        {data && words.lead(day(data.from), day(data.to))}
      </PageHead>
      <FilterBar fields={FIELDS} values={values} onChange={change} onClear={clear} />
      {failure && data && <OldAlert failure={failure} onRetry={reload} />}
      {failure && !data && <CallTrouble failure={failure} onRetry={reload} />}
      {!failure && !data && <Skeleton height="24rem" radius="var(--r)" />}
      {data && <Figures {...data} />}
    </>
  );
}
