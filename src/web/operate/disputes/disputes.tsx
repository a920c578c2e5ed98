import emptyIcon from '@phosphor-icons/core/regular/scales.svg?raw';

import { disputeReason } from '../../../domain/operators/dispute-words.ts';
import { ListScreen } from '../parts/list-screen.tsx';
import { useList } from '../parts/list/use-list.ts';
import { type BuiltInView, useViews } from '../parts/list/use-views.ts';
import { Moment } from '../parts/moment.tsx';
import { KnownOnPhone, OrderLink } from '../parts/order-link.tsx';
import { PartyText } from '../parts/party-text.tsx';
import { partWords } from '../parts/words.ts';
import { DisputeStatePill } from './dispute-state-pill.tsx';
import { disputesWords as words } from './words.ts';

const SORTS = {
  opened: { descending: 'newest', ascending: 'oldest' },
  due: { descending: 'due_last', ascending: 'due' },
} as const;

const DISPUTE_VIEWS: readonly BuiltInView[] = [
  { id: 'to_answer', name: words.views.toAnswer, query: { state: 'open', sort: 'due' } },
  { id: 'lost', name: words.views.lost, query: { state: 'lost' } },
];

export function Disputes() {
  const list = useList(
    'disputes',
    {
      state: { kind: 'choice', options: words.states },
      processor: { kind: 'choice', options: words.processors },
    },
    { sorts: SORTS },
  );
  const views = useViews('disputes', list, DISPUTE_VIEWS);
  return (
    <ListScreen
      list={list}
      words={words}
      views={views}
      lead={words.lead}
      icon={emptyIcon}
      rows={list.data?.disputes}
      columns={[
        { id: 'reason', phone: 'lead', breaks: 'never', cell: ({ reason }) => disputeReason(reason) },
        { id: 'state', phone: 'end', cell: (dispute) => <DisputeStatePill dispute={dispute} /> },
        {
          id: 'due',
          phone: 'below',
          cell: ({ state, answered, due_at: due, order }) => (
            <>
              {state === 'open' && !answered ? <Moment at={due} /> : partWords.none}
              <KnownOnPhone order={order} />
            </>
          ),
        },
        { id: 'opened', cell: ({ opened_at: at }) => <Moment at={at} /> },
        { id: 'order', cell: ({ order }) => <OrderLink order={order} /> },
        { id: 'processor', cell: ({ processor }) => words.processors[processor] },
        { id: 'reference', isExtra: true, cell: ({ reference }) => <PartyText>{reference}</PartyText> },
        { id: 'amount', phone: 'below-end', isNumber: true, cell: ({ amount }) => amount.text },
        { id: 'dollars', isNumber: true, cell: ({ dollars }) => dollars?.text ?? partWords.none },
        { id: 'fee', isNumber: true, cell: ({ fee }) => fee?.text ?? partWords.none },
      ]}
      idOf={({ id }) => id}
      nameOf={({ reason }) => disputeReason(reason)}
      hrefOf={({ id }) => `/disputes/${id}`}
    />
  );
}
