import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { Output } from '../api/verbs.ts';
import type { Column } from '../parts/list/data-table.tsx';
import { Moment } from '../parts/moment.tsx';
import { partWords } from '../parts/words.ts';
import { changeOf } from './facts-line.ts';
import { auditWords as words } from './words.ts';

import styles from './audit.module.css';

export type Act = Output<'audit'>['acts'][number];

function subjectOf(subject: string | null, people: ReadonlyMap<string, string>): string | null {
  return people.get(subject?.replace('operator ', '') ?? '') ?? subject;
}

/** The page of whom or what it was done to, where there is one. */
function pageOf(subject: string | null): ReactNode {
  const [, kind = '', id = ''] = /^(user|lead) ([\w-]+)$/.exec(subject ?? '') ?? [];
  const path = { user: 'customers', lead: 'leads' }[kind];
  return path === undefined ? null : <Link to={`/${path}/${id}`}>{subject}</Link>;
}

/** @param people addresses of operators by their ids, for what was done to one of them */
export const auditColumns = (people: ReadonlyMap<string, string>): readonly Column<Act>[] => [
  {
    id: 'what',
    header: words.columns.what,
    phone: 'lead',
    cell: ({ what }) => <span className={styles['what']}>{what}</span>,
  },
  { id: 'at', header: words.columns.at, phone: 'end', cell: ({ at }) => <Moment at={at} /> },
  {
    id: 'operator',
    header: words.columns.operator,
    phone: 'below',
    cell: ({ operator, origin }) => operator ?? (origin === null ? words.notKept : words.commandLine),
  },
  {
    id: 'order',
    header: words.columns.order,
    phone: 'below-end',
    cell: ({ order, subject }) =>
      order ? (
        <Link to={`/orders/${order.id}`}>{order.number}</Link>
      ) : (
        (pageOf(subject) ?? subjectOf(subject, people) ?? partWords.none)
      ),
  },
  {
    id: 'amount',
    header: words.columns.amount,
    isNumber: true,
    cell: ({ amount }) => amount?.text ?? partWords.none,
  },
  { id: 'why', header: words.columns.why, cell: ({ why }) => why || partWords.none },
  { id: 'change', header: words.columns.change, cell: (act) => changeOf(act) || partWords.none },
  {
    id: 'origin',
    header: words.columns.origin,
    isExtra: true,
    cell: ({ origin }) => origin ?? partWords.none,
  },
];
