import { Link } from 'react-router';

import type { MailState } from '../../../domain/operators/mail-state.ts';
import { StatusPill, type StatusTone } from '../../ui/status-pill.tsx';
import type { Output } from '../api/verbs.ts';
import type { Column } from '../parts/list/data-table.tsx';
import { Moment } from '../parts/moment.tsx';
import { partWords } from '../parts/words.ts';
import { mailsWords as words, templateNames } from './words.ts';

import styles from './mails.module.css';

export type ListedMail = Output<'mails'>['mails'][number];

const TONES: Record<MailState, StatusTone> = {
  queued: 'waiting',
  sent: 'good',
  failed: 'bad',
  returned: 'other',
  withheld: 'quiet',
};

/** @param seconds how often what waits is looked for */
export function mailColumns(seconds: number): readonly Column<ListedMail>[] {
  return [
    {
      id: 'template',
      header: words.columns.template,
      phone: 'lead',
      cell: ({ template }) => <span className={styles['name']}>{templateNames[template]}</span>,
    },
    {
      id: 'state',
      header: words.columns.state,
      phone: 'end',
      cell: ({ state }) => <StatusPill tone={TONES[state]}>{words.states[state]}</StatusPill>,
    },
    {
      id: 'created',
      header: words.columns.created,
      phone: 'below',
      cell: ({ created_at: at, answer }) => (
        <>
          <Moment at={at} />
          {answer !== null && <span className={styles['beside']}> · {answer}</span>}
        </>
      ),
    },
    { id: 'to', header: words.columns.to, cell: ({ to }) => <span className={styles['number']}>{to}</span> },
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
    { id: 'sent', header: words.columns.sent, isExtra: true, cell: ({ sent_at: at }) => <Moment at={at} /> },
    { id: 'tries', header: words.columns.tries, isNumber: true, cell: ({ tries }) => tries },
    {
      id: 'next',
      header: words.columns.next,
      cell: ({ state, next_try_at: at }) => {
        if (state !== 'queued') return partWords.none;
        return at === null ? words.sweep(seconds) : <Moment at={at} />;
      },
    },
    {
      id: 'until',
      header: words.columns.until,
      isExtra: true,
      cell: ({ until }) => <Moment at={until} />,
    },
    {
      id: 'answer',
      header: words.columns.answer,
      cell: ({ answer }) => answer !== null && <span className={styles['answer']}>{answer}</span>,
    },
  ];
}
