import backIcon from '@phosphor-icons/core/bold/caret-left-bold.svg?raw';
import emptyIcon from '@phosphor-icons/core/regular/bank.svg?raw';
import { Link, useParams } from 'react-router';

import { Alert } from '../../ui/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { useVerb } from '../api/use-verb.ts';
import type { Input, Output } from '../api/verbs.ts';
import { Box } from '../parts/box.tsx';
import { CallTrouble, OldAlert } from '../parts/call-trouble.tsx';
import { Facts } from '../parts/facts.tsx';
import { type Column, DataTable } from '../parts/list/data-table.tsx';
import { FilterBar } from '../parts/list/filter-bar.tsx';
import { type FilterField, useFilters } from '../parts/list/filters.ts';
import { Pager } from '../parts/list/pager.tsx';
import { TableSkeleton } from '../parts/list/table-skeleton.tsx';
import { Moment } from '../parts/moment.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { partWords } from '../parts/words.ts';
import { payoutWords as words } from './payouts-words.ts';
import { StandPill } from './payouts.tsx';

import styles from './money.module.css';

type Payout = Output<'payout'>;
type Booking = Payout['entries'][number];

const FIELDS: readonly FilterField[] = [
  {
    kind: 'choice',
    name: 'unmatched',
    label: words.filters.unmatched,
    unset: words.filters.all,
    options: [['yes', words.filters.gaps]],
  },
];

const columns: readonly Column<Booking>[] = [
  { id: 'kind', header: words.columns.kind, phone: 'lead', cell: ({ kind }) => words.kinds[kind] },
  {
    id: 'order',
    header: words.columns.order,
    phone: 'below',
    cell: ({ order }) =>
      order ? (
        <Link className={styles['number']} to={`/orders/${order.id}`}>
          {order.number}
        </Link>
      ) : (
        partWords.none
      ),
  },
  { id: 'at', header: words.columns.at, cell: ({ at }) => <Moment at={at} /> },
  {
    id: 'gap',
    header: words.columns.gap,
    phone: 'end',
    cell: ({ gap }) => (gap === null ? '' : <strong>{words.gaps[gap]}</strong>),
  },
  { id: 'about', header: words.columns.about, cell: ({ about, words: told }) => about ?? told },
  {
    id: 'amount',
    header: words.columns.amount,
    isNumber: true,
    cell: ({ amount }) => amount?.text ?? partWords.none,
  },
  { id: 'fee', header: words.columns.fee, isNumber: true, cell: ({ fee }) => fee.text },
  { id: 'net', header: words.columns.net, phone: 'below-end', isNumber: true, cell: ({ net }) => net.text },
];

/** What keeps it from being matched. */
function Told({ stand, sum, amount, unmatched }: Payout) {
  if (stand === 'matched') return null;
  const off = sum !== null && sum.cents !== amount.cents ? sum.text : null;
  const told = stand === 'differs' ? words.told.differs(off, unmatched) : words.told[stand];
  return <Alert tone={stand === 'differs' ? 'warning' : 'info'} title={told} />;
}

/** One payout, booking by booking. */
export function Payout() {
  const { id = '' } = useParams();
  const { values, after, change, clear } = useFilters(FIELDS);
  const {
    data: read,
    failure,
    waiting,
    reload,
  } = useVerb('payout', {
    id,
    ...(values as Omit<Input<'payout'>, 'id'>),
    ...(after && { after }),
  });
  const data = read && (read.id === id || !waiting) ? read : null;
  return (
    <>
      <Link to="/money/payouts" className={styles['back']}>
        <Icon of={backIcon} size={16} />
        {words.back}
      </Link>
      {failure && !data && <CallTrouble failure={failure} heading="h1" onRetry={reload} />}
      {!failure && !data && <TableSkeleton />}
      {data && (
        <>
          <PageHead title={words.title(data.reference)} beside={<StandPill stand={data.stand} />}>
            {words.arrives} <Moment at={data.arrives_at} exact />
          </PageHead>
          {failure && <OldAlert failure={failure} onRetry={reload} />}
          <div className={styles['boxes']}>
            <Told {...data} />
            <Box title={words.facts.title}>
              <Facts
                facts={[
                  [words.facts.amount, data.amount.text],
                  [words.facts.sum, data.sum?.text],
                  [words.facts.fees, data.fees.text],
                  [words.facts.orders, String(data.orders)],
                  [words.facts.unmatched, String(data.unmatched)],
                  [words.facts.read, data.read_at && <Moment key="read" at={data.read_at} exact />],
                ]}
              />
            </Box>
            <div>
              <FilterBar fields={FIELDS} values={values} onChange={change} onClear={clear} />
              <DataTable
                name="bookings"
                label={words.bookings}
                columns={columns}
                rows={data.entries}
                idOf={({ reference }) => reference}
                nameOf={({ reference }) => reference}
                waiting={waiting}
                empty={
                  <Panel icon={emptyIcon} title={words.empty.title}>
                    {words.empty.text}
                  </Panel>
                }
              />
              <Pager next={data.next} />
            </div>
          </div>
        </>
      )}
    </>
  );
}
