import emptyIcon from '@phosphor-icons/core/regular/bank.svg?raw';

import { Panel } from '../../ui/panels/panel.tsx';
import { StatusPill, type StatusTone } from '../../ui/status-pill.tsx';
import { useMay } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { CallTrouble, OldAlert } from '../parts/call-trouble.tsx';
import { CsvButton } from '../parts/csv-button.tsx';
import { type Column, DataTable } from '../parts/list/data-table.tsx';
import { useFilters } from '../parts/list/filters.ts';
import { Pager } from '../parts/list/pager.tsx';
import { Moment, shortMoment } from '../parts/moment.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { partWords } from '../parts/words.ts';
import { MoneyTabs } from './money-tabs.tsx';
import { payoutsWords as words } from './payouts-words.ts';

import styles from './money.module.css';

type Payout = Output<'payouts'>['payouts'][number];

const TONES: Record<Payout['stand'], StatusTone> = {
  unread: 'waiting',
  by_hand: 'quiet',
  failed: 'other',
  matched: 'good',
  differs: 'bad',
};

/** Whether a payout is what our books have. */
export function StandPill({ stand }: Pick<Payout, 'stand'>) {
  return <StatusPill tone={TONES[stand]}>{words.stands[stand]}</StatusPill>;
}

const columns: readonly Column<Payout>[] = [
  {
    id: 'created',
    header: words.columns.created,
    phone: 'lead',
    cell: ({ created_at: at }) => <Moment at={at} />,
  },
  {
    id: 'stand',
    header: words.columns.stand,
    phone: 'end',
    cell: ({ stand }) => <StandPill stand={stand} />,
  },
  {
    id: 'status',
    header: words.columns.status,
    phone: 'below',
    cell: ({ status }) => words.statuses[status],
  },
  { id: 'arrives', header: words.columns.arrives, cell: ({ arrives_at: at }) => <Moment at={at} /> },
  { id: 'reference', header: words.columns.reference, isExtra: true, cell: ({ reference }) => reference },
  { id: 'orders', header: words.columns.orders, isNumber: true, cell: ({ orders }) => orders },
  {
    id: 'unmatched',
    header: words.columns.unmatched,
    isNumber: true,
    cell: ({ unmatched }) => (unmatched === 0 ? partWords.none : unmatched),
  },
  { id: 'fees', header: words.columns.fees, isNumber: true, cell: ({ fees }) => fees.text },
  {
    id: 'amount',
    header: words.columns.amount,
    phone: 'below-end',
    isNumber: true,
    cell: ({ amount }) => amount.text,
  },
];

const NO_FIELDS = [] as const;
const NO_QUERY = {};

/** What came to the bank, and whether it is what was sold. */
export function Payouts() {
  const may = useMay();
  const { after } = useFilters(NO_FIELDS);
  const { data, failure, waiting, reload } = useVerb('payouts', after === undefined ? {} : { after });
  return (
    <>
      <PageHead
        title={words.title}
        actions={
          may('books.export') && <CsvButton path="payouts.csv" query={NO_QUERY} filename="payouts.csv" />
        }
      >
        {words.lead}
      </PageHead>
      <MoneyTabs />
      {failure && data && <OldAlert failure={failure} onRetry={reload} />}
      {failure && !data ? (
        <CallTrouble failure={failure} onRetry={reload} />
      ) : (
        <DataTable
          name="payouts"
          label={words.list}
          columns={columns}
          rows={data?.payouts ?? null}
          idOf={({ id }) => id}
          nameOf={({ created_at: at }) => shortMoment(new Date(at))}
          hrefOf={({ id }) => `/money/payouts/${id}`}
          waiting={waiting}
          empty={
            <Panel icon={emptyIcon} title={words.empty.title}>
              {words.empty.text}
            </Panel>
          }
        />
      )}
      {data?.without.map((name) => (
        <p key={name} className={styles['note']}>
          {words.without(name)}
        </p>
      ))}
      {data && <Pager next={data.next} />}
    </>
  );
}
