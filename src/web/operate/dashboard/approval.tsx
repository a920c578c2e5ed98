import { useState } from 'react';
import { Link, useParams } from 'react-router';

import { Alert } from '../../ui/alert.tsx';
import { StatusPill, type StatusTone } from '../../ui/status-pill.tsx';
import { useCan } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { DescriptionList } from '../parts/description-list.tsx';
import { DetailScreen } from '../parts/detail-screen.tsx';
import { Cards } from '../parts/layout.tsx';
import { Moment } from '../parts/moment.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { ApprovalActs, ApprovalDialog, type Deciding } from './approval-acts.tsx';
import { approvalPageWords as page } from './approval-words.ts';
import { approvalWords as words } from './words.ts';

import styles from './approval.module.css';

type State = Output<'approval'>['state'];

const TONES: Record<State, StatusTone> = {
  waiting: 'waiting',
  approved: 'good',
  declined: 'quiet',
  lapsed: 'quiet',
};

/** One approval, as its mails link to it: to decide it, or to see how it ended. */
export function Approval() {
  const { id = '' } = useParams();
  const read = useVerb('approval', { id });
  const mayApprove = useCan()('money.approve');
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const [done, setDone] = useState<string | null>(null);
  return (
    <DetailScreen
      read={read}
      back={['/dashboard', page.back]}
      head={({ state, at }) => (
        <PageHead
          title={page.title}
          beside={<StatusPill tone={TONES[state]}>{page.states[state]}</StatusPill>}
        >
          {page.asked} <Moment at={at} exact />
        </PageHead>
      )}
    >
      {(one) => {
        const isWaiting = one.state === 'waiting';
        return (
          <Cards>
            {done !== null && <Alert tone="success" title={done} />}
            {!isWaiting && done === null && (
              <Alert tone={one.state === 'approved' ? 'success' : 'info'} title={page.over[one.state]} />
            )}
            <Card title={`${words.acts[one.act](one.amount.text)} ${one.order.number}`}>
              <DescriptionList
                facts={[
                  [
                    words.order,
                    <Link key="order" to={`/orders/${one.order.id}`}>
                      {one.order.number}
                    </Link>,
                  ],
                  [words.asker, one.by],
                  [words.why, one.why],
                  [page.until, isWaiting && <Moment key="until" at={one.ends_at} exact />],
                  [
                    page.decidedBy,
                    (one.state === 'approved' || one.state === 'declined') &&
                      (one.decided_by ?? page.commandLine),
                  ],
                  [
                    page.decidedAt,
                    one.decided_at !== null && <Moment key="decided" at={one.decided_at} exact />,
                  ],
                ]}
              />
              {isWaiting && (
                <div className={styles['foot']}>
                  {one.own && <p>{page.own}</p>}
                  {!one.own && !mayApprove && <p>{page.notYours}</p>}
                  <ApprovalActs approval={one} onAsk={setDeciding} />
                </div>
              )}
            </Card>
            {deciding && (
              <ApprovalDialog
                deciding={deciding}
                onClose={() => setDeciding(null)}
                onDone={setDone}
                onSettled={read.reload}
              />
            )}
          </Cards>
        );
      }}
    </DetailScreen>
  );
}
