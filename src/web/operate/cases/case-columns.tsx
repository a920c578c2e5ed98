import { Link } from 'react-router';

import type { CaseState } from '../../../domain/operators/cases.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { StatusPill, type StatusTone } from '../../ui/status-pill.tsx';
import type { Output } from '../api/verbs.ts';
import type { Column } from '../parts/list/data-table.tsx';
import { Moment } from '../parts/moment.tsx';
import { partWords } from '../parts/words.ts';
import { casesWords as words } from './words.ts';

import styles from './cases.module.css';

export type ListedCase = Output<'cases'>['cases'][number];

const TONES: Record<CaseState, StatusTone> = {
  open: 'bad',
  snoozed: 'waiting',
  seen: 'quiet',
  over: 'good',
};

export function CaseStatePill({ state }: { state: CaseState }) {
  return <StatusPill tone={TONES[state]}>{words.states[state]}</StatusPill>;
}

export const caseColumns: readonly Column<ListedCase>[] = [
  {
    id: 'kind',
    header: words.columns.kind,
    phone: 'lead',
    cell: ({ kind }) => <span className={styles['kind']}>{words.kinds[kind]}</span>,
  },
  {
    id: 'since',
    header: words.columns.since,
    phone: 'below',
    cell: ({ raised_at: at }) => <Moment at={at} />,
  },
  {
    id: 'state',
    header: words.columns.state,
    phone: 'end',
    cell: ({ state }) => <CaseStatePill state={state} />,
  },
  {
    id: 'order',
    header: words.columns.order,
    phone: 'below-end',
    cell: ({ order }) =>
      order ? (
        <Link className={styles['number']} to={`/orders/${order.id}`}>
          {order.number}
        </Link>
      ) : (
        partWords.none
      ),
  },
  {
    id: 'owner',
    header: words.columns.owner,
    cell: ({ owner }) => (owner ? <EmailText address={owner.email} /> : partWords.none),
  },
  {
    id: 'words',
    header: words.columns.words,
    cell: ({ words: told }) => <span className={styles['words']}>{told}</span>,
  },
];
