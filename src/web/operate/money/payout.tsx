import emptyIcon from '@phosphor-icons/core/regular/bank.svg?raw';
import { useParams } from 'react-router';

import { Alert } from '../../ui/alert.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { DescriptionList } from '../parts/description-list.tsx';
import { DetailScreen } from '../parts/detail-screen.tsx';
import { Cards } from '../parts/layout.tsx';
import { type Column, DataTable } from '../parts/list/data-table.tsx';
import { FilterBar } from '../parts/list/filter-bar.tsx';
import { Pager } from '../parts/list/pager.tsx';
import { useList } from '../parts/list/use-list.ts';
import { Moment } from '../parts/moment.tsx';
import { OrderLink } from '../parts/order-link.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PartyText } from '../parts/party-text.tsx';
import { partWords } from '../parts/words.ts';
import { payoutWords as words } from './payouts-words.ts';
import { StandPill } from './stand-pill.tsx';

type Payout = Output<'payout'>;
type Booking = Payout['entries'][number];

const columns: readonly Column<Booking, keyof typeof words.columns>[] = [
  { id: 'kind', phone: 'lead', cell: ({ kind }) => words.kinds[kind] },
  {
    id: 'order',
    phone: 'below',
    breaks: 'never',
    cell: ({ order }) => <OrderLink order={order} />,
  },
  { id: 'at', cell: ({ at }) => <Moment at={at} /> },
  {
    id: 'gap',
    phone: 'end',
    cell: ({ gap }) => (gap === null ? '' : <strong>{words.gaps[gap]}</strong>),
  },
  { id: 'about', cell: ({ about, words: told }) => about ?? told },
  {
    id: 'amount',
    isNumber: true,
    cell: ({ amount }) => amount?.text ?? partWords.none,
  },
  { id: 'fee', isNumber: true, cell: ({ fee }) => fee.text },
  { id: 'net', phone: 'below-end', isNumber: true, cell: ({ net }) => net.text },
];

/** Why the payout is not matched. */
function StandAlert({ stand, sum, amount, unmatched }: Payout) {
  if (stand === 'matched') return null;
  const off = sum !== null && sum.cents !== amount.cents ? sum.text : null;
  const told = stand === 'differs' ? words.told.differs(off, unmatched) : words.told[stand];
  return <Alert tone={stand === 'differs' ? 'warning' : 'info'} title={told} />;
}

/** One payout, booking by booking. */
export function Payout() {
  const { id = '' } = useParams();
  const list = useList(
    'payout',
    { unmatched: { kind: 'choice', unset: words.all, options: { yes: words.onlyGaps } } },
    { of: { id } },
  );
  const { filters, values, onChange, onClear, waiting } = list;
  return (
    <DetailScreen
      read={list}
      back={['/money/payouts', words.back]}
      head={({ reference, amount, stand, arrives_at: at }) => (
        <PageHead title={words.title(amount.text)} beside={<StandPill stand={stand} />}>
          <PartyText>{reference}</PartyText> · {words.arrives} <Moment at={at} exact />
        </PageHead>
      )}
    >
      {(payout) => (
        <Cards>
          <StandAlert {...payout} />
          <Card title={words.facts.title}>
            <DescriptionList
              facts={[
                [words.facts.amount, payout.amount.text],
                [words.facts.sum, payout.sum?.text],
                [words.facts.fees, payout.fees.text],
                [words.facts.orders, String(payout.orders)],
                [words.facts.unmatched, String(payout.unmatched)],
                [words.facts.read, payout.read_at && <Moment key="read" at={payout.read_at} exact />],
              ]}
            />
          </Card>
          <div>
            <FilterBar
              filters={filters}
              labels={words.filters}
              values={values}
              onChange={onChange}
              onClear={onClear}
            />
            <DataTable
              name="bookings"
              label={words.bookings}
              columns={columns}
              heads={words.columns}
              rows={payout.entries}
              idOf={({ reference }) => reference}
              nameOf={({ reference }) => reference}
              waiting={waiting}
              empty={
                <Panel icon={emptyIcon} title={words.empty.title}>
                  {words.empty.text}
                </Panel>
              }
            />
            <Pager next={payout.next} />
          </div>
        </Cards>
      )}
    </DetailScreen>
  );
}
