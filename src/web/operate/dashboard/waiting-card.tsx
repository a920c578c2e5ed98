import doneIcon from '@phosphor-icons/core/regular/check-circle.svg?raw';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';

import { disputeReason } from '../../../domain/operators/dispute-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TimeAgo } from '../../ui/time/time-ago.tsx';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { casesWords } from '../cases/words.ts';
import { Card } from '../parts/card.tsx';
import { Due } from '../parts/due.tsx';
import { ErrorPanel, StaleDataAlert } from '../parts/error-panel.tsx';
import { ApprovalActs, ApprovalDialog, type Deciding } from './approval-acts.tsx';
import { approvalWords, waitingWords as words } from './words.ts';

import styles from './dashboard.module.css';

type Waiting = Output<'waiting'>['waiting'][number];

/** What fits beside the money of the day; the others are a press away. */
const SHOWN = 7;

/** What waits for a person, the most urgent first. */
export function WaitingCard() {
  const { data, failure, reload } = useVerb('waiting', { limit: SHOWN });
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const [done, setDone] = useState<string | null>(null);
  return (
    <Card
      title={words.title}
      action={
        data && data.count > 0 && <Link to="/cases?state=open">{words.all(data.count, data.overdue)}</Link>
      }
    >
      {failure && data && <StaleDataAlert failure={failure} onRetry={reload} />}
      {failure && !data && <ErrorPanel failure={failure} onRetry={reload} />}
      {!failure && !data && <Skeleton height="16rem" radius="var(--r)" />}
      {done !== null && <Alert tone="success" title={done} />}
      {data?.waiting.length === 0 && (
        <p className={styles['empty']}>
          <Icon of={doneIcon} />
          {words.none}
        </p>
      )}
      {data && data.waiting.length > 0 && (
        <ol className={styles['waiting']}>
          {data.waiting.map((one) => (
            <li key={one.id}>
              <div className={styles['what']}>
                <Name of={one} />
                <Beside of={one} />
              </div>
              {one.kind === 'approval' ? (
                <ApprovalActs approval={one.approval} onAsk={setDeciding} />
              ) : (
                <p className={styles['when']}>
                  <Due at={one.due_at} />
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
      {deciding && (
        <ApprovalDialog
          deciding={deciding}
          onClose={() => setDeciding(null)}
          onDone={setDone}
          onSettled={reload}
        />
      )}
    </Card>
  );
}

function Name({ of }: { of: Waiting }) {
  if (of.kind === 'approval') {
    const { act, amount, order } = of.approval;
    return (
      <p className={styles['name']}>
        {approvalWords.acts[act](amount.text)}{' '}
        <Link to={`/orders/${order.id}`} className={styles['number'] ?? ''}>
          {order.number}
        </Link>
      </p>
    );
  }
  const [path, name] =
    of.kind === 'case'
      ? [`/cases/${of.id}`, casesWords.kinds[of.case]]
      : [`/disputes/${of.id}`, words.dispute(of.amount.text, disputeReason(of.reason))];
  return (
    <p className={styles['name']}>
      <Link to={path}>{name}</Link>
    </p>
  );
}

/** Since when it waits, whose order it is, and who works on it. */
function Beside({ of }: { of: Waiting }) {
  const { order } = of;
  const parts: ReactNode[] = [<TimeAgo key="age" at={of.at} />];
  if (of.kind === 'approval') parts.push(<Due key="due" at={of.due_at} />);
  if (of.kind === 'approval') parts.push(approvalWords.by(of.approval.by), of.approval.why);
  else if (order) parts.push([order.number, order.buyer].filter(Boolean).join(' · '));
  if (of.kind === 'case' && of.owner !== null) parts.push(of.owner);
  if (of.kind === 'dispute' && of.staged) parts.push(words.staged);
  return (
    <p className={styles['beside']}>
      {parts.filter(Boolean).map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a part keeps its place
        <span key={at}>{part}</span>
      ))}
    </p>
  );
}
