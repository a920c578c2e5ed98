import { Link } from 'react-router';

import { StatusPill } from '../../ui/status-pill.tsx';
import type { Output } from '../api/verbs.ts';
import type { Column } from '../parts/list/data-table.tsx';
import { Moment } from '../parts/moment.tsx';
import { partWords } from '../parts/words.ts';
import { disputesWords as words, reasonName } from './words.ts';

import styles from './disputes.module.css';

export type ListedDispute = Output<'disputes'>['disputes'][number];

/** How far it is; of an open one, how far our answer is. */
export function DisputeStatePill({ dispute }: { dispute: ListedDispute }) {
  const { state, answered, staged_at: staged } = dispute;
  if (state === 'lost') return <StatusPill tone="other">{words.states.lost}</StatusPill>;
  if (state === 'over') return <StatusPill tone="good">{words.states.over}</StatusPill>;
  if (answered) return <StatusPill tone="working">{words.answer.answered}</StatusPill>;
  return staged === null ? (
    <StatusPill tone="bad">{words.answer.none}</StatusPill>
  ) : (
    <StatusPill tone="waiting">{words.answer.staged}</StatusPill>
  );
}

export const disputeColumns: readonly Column<ListedDispute>[] = [
  {
    id: 'reason',
    header: words.columns.reason,
    phone: 'lead',
    cell: ({ reason }) => <span className={styles['reason']}>{reasonName(reason)}</span>,
  },
  {
    id: 'state',
    header: words.columns.state,
    phone: 'end',
    cell: (dispute) => <DisputeStatePill dispute={dispute} />,
  },
  {
    id: 'due',
    header: words.columns.due,
    phone: 'below',
    cell: ({ state, answered, due_at: due }) =>
      state === 'open' && !answered ? <Moment at={due} /> : partWords.none,
  },
  { id: 'opened', header: words.columns.opened, cell: ({ opened_at: at }) => <Moment at={at} /> },
  {
    id: 'order',
    header: words.columns.order,
    cell: ({ order }) => <Link to={`/orders/${order.id}`}>{order.number}</Link>,
  },
  {
    id: 'processor',
    header: words.columns.processor,
    cell: ({ processor }) => words.processors[processor],
  },
  { id: 'reference', header: words.columns.reference, isExtra: true, cell: ({ reference }) => reference },
  {
    id: 'amount',
    header: words.columns.amount,
    phone: 'below-end',
    isNumber: true,
    cell: ({ amount }) => amount.text,
  },
];
