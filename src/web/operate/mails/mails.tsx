import emptyIcon from '@phosphor-icons/core/regular/envelope-simple.svg?raw';
import { Navigate } from 'react-router';

import type { MailState } from '../../../domain/operators/mail-state.ts';
import { StatusPill, type StatusTone } from '../../ui/status-pill.tsx';
import { useCan } from '../api/session.ts';
import { ListScreen } from '../parts/list-screen.tsx';
import { OnPhone } from '../parts/list/on-phone.tsx';
import { useList } from '../parts/list/use-list.ts';
import { useViews } from '../parts/list/use-views.ts';
import { Moment } from '../parts/moment.tsx';
import { KnownOnPhone, OrderLink } from '../parts/order-link.tsx';
import { partWords } from '../parts/words.ts';
import { MailsTabs } from './mails-tabs.tsx';
import { mailsWords as words, templateNames } from './words.ts';

import styles from './mails.module.css';

const TONES: Record<MailState, StatusTone> = {
  queued: 'waiting',
  sent: 'good',
  failed: 'bad',
  returned: 'other',
  withheld: 'quiet',
};

/** The outbox, or the templates for operators who may not read it. */
export function Mails() {
  const can = useCan();
  return can('outbox.read') ? <Outbox /> : <Navigate to="/emails/templates" replace />;
}

function Outbox() {
  const list = useList(
    'mails',
    { state: { kind: 'choice', options: words.states } },
    { sorts: { created: { descending: 'newest', ascending: 'oldest' } } },
  );
  const views = useViews('mails', list);
  const { data } = list;
  return (
    <ListScreen
      list={list}
      words={words}
      lead={data && words.lead(data.queued, data.failed)}
      tabs={<MailsTabs />}
      views={views}
      icon={emptyIcon}
      rows={data?.mails}
      columns={[
        { id: 'template', phone: 'lead', breaks: 'never', cell: ({ template }) => templateNames[template] },
        {
          id: 'state',
          phone: 'end',
          cell: ({ state }) => <StatusPill tone={TONES[state]}>{words.states[state]}</StatusPill>,
        },
        {
          id: 'created',
          phone: 'below',
          cell: ({ created_at: at, answer, order }) => (
            <>
              <Moment at={at} />
              <KnownOnPhone order={order} />
              {answer !== null && <OnPhone> · {answer}</OnPhone>}
            </>
          ),
        },
        { id: 'to', breaks: 'never', cell: ({ to }) => to },
        {
          id: 'order',
          phone: 'below-end',
          breaks: 'never',
          cell: ({ order }) => <OrderLink order={order} />,
        },
        { id: 'sent', isExtra: true, cell: ({ sent_at: at }) => <Moment at={at} /> },
        { id: 'tries', isNumber: true, cell: ({ tries }) => tries },
        {
          id: 'next',
          cell: ({ state, next_try_at: at }) => {
            if (state !== 'queued') return partWords.none;
            return at === null ? words.sweep(data?.sweep_seconds ?? 0) : <Moment at={at} />;
          },
        },
        { id: 'until', isExtra: true, cell: ({ until }) => <Moment at={until} /> },
        {
          id: 'answer',
          cell: ({ answer }) => answer !== null && <span className={styles['answer']}>{answer}</span>,
        },
      ]}
      idOf={({ id }) => id}
      nameOf={({ template }) => templateNames[template]}
    />
  );
}
