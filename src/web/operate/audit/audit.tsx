import emptyIcon from '@phosphor-icons/core/regular/list-magnifying-glass.svg?raw';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useVerb } from '../api/use-verb.ts';
import { CsvButton } from '../parts/csv-button.tsx';
import { ListScreen } from '../parts/list-screen.tsx';
import { useList } from '../parts/list/use-list.ts';
import { useViews } from '../parts/list/use-views.ts';
import { Moment } from '../parts/moment.tsx';
import { OrderLink } from '../parts/order-link.tsx';
import { partWords } from '../parts/words.ts';
import { changeOf } from './facts-line.ts';
import { auditWords as words } from './words.ts';

import styles from './audit.module.css';

/**
 * What an act was done to, with a link to its page if it has one.
 * @param people addresses of operators by their ids
 */
function subjectOf(subject: string | null, people: Readonly<Record<string, string>>): ReactNode {
  if (subject === null) return partWords.none;
  const [, kind = '', id = ''] = /^(user|lead|bulk) ([\w-]+)$/.exec(subject) ?? [];
  const path = { user: 'customers', lead: 'leads', bulk: 'orders/bulk' }[kind];
  if (path !== undefined) return <Link to={`/${path}/${id}`}>{subject}</Link>;
  return people[subject.replace('operator ', '')] ?? subject;
}

export function Audit() {
  const known = useVerb('team', {}).data?.team ?? [];
  const people = Object.fromEntries(known.map(({ id, email }) => [id, email]));
  const list = useList(
    'audit',
    {
      operator: { kind: 'choice', options: people },
      what: { kind: 'text', maxLength: 60 },
      order: { kind: 'text', maxLength: 320 },
      from: { kind: 'day' },
      to: { kind: 'day' },
    },
    { pagedBy: 'before' },
  );
  const views = useViews('audit', list);
  return (
    <ListScreen
      list={list}
      words={words}
      views={views}
      lead={words.lead}
      actions={<CsvButton permission="audit.export" path="audit.csv" query={list.query} />}
      icon={emptyIcon}
      rows={list.data?.acts}
      columns={[
        { id: 'what', phone: 'lead', cell: ({ what }) => <span className={styles['what']}>{what}</span> },
        { id: 'at', phone: 'end', cell: ({ at }) => <Moment at={at} /> },
        {
          id: 'operator',
          phone: 'below',
          cell: ({ operator, origin }) => operator ?? (origin === null ? words.notKept : words.commandLine),
        },
        {
          id: 'order',
          phone: 'below-end',
          cell: ({ order, subject }) => (order ? <OrderLink order={order} /> : subjectOf(subject, people)),
        },
        { id: 'amount', isNumber: true, cell: ({ amount }) => amount?.text ?? partWords.none },
        { id: 'why', cell: ({ why }) => why || partWords.none },
        { id: 'change', cell: (act) => changeOf(act) || partWords.none },
        { id: 'origin', isExtra: true, cell: ({ origin }) => origin ?? partWords.none },
      ]}
      idOf={({ id }) => String(id)}
      nameOf={({ what }) => what}
    />
  );
}
