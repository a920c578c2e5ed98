import backIcon from '@phosphor-icons/core/bold/caret-left-bold.svg?raw';
import { useState } from 'react';
import { Link, useParams } from 'react-router';

import { Alert } from '../../ui/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { Box } from '../parts/box.tsx';
import { CallTrouble, OldAlert } from '../parts/call-trouble.tsx';
import { Facts } from '../parts/facts.tsx';
import { TableSkeleton } from '../parts/list/table-skeleton.tsx';
import { Moment } from '../parts/moment.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { DisputeActs } from './dispute-acts.tsx';
import { DisputeStatePill } from './dispute-columns.tsx';
import { disputesWords, disputeWords as words, reasonName, statusName } from './words.ts';

import styles from './disputes.module.css';

type Found = Output<'dispute'>;

/** One dispute: until when it can be answered, what our books hold against it, and the answer. */
export function Dispute() {
  const { which = '' } = useParams();
  const { data: read, failure, waiting, reload } = useVerb('dispute', { which });
  const [done, setDone] = useState<string | null>(null);
  // What is there may still be the dispute that was shown before.
  const found = read && (read.id === which || !waiting) ? read : null;
  return (
    <>
      <Link to="/disputes" className={styles['back']}>
        <Icon of={backIcon} size={16} />
        {words.back}
      </Link>
      {failure && !found && <CallTrouble failure={failure} heading="h1" onRetry={reload} />}
      {!failure && !found && <TableSkeleton />}
      {found && (
        <>
          <PageHead
            title={reasonName(found.reason)}
            beside={<DisputeStatePill dispute={found} />}
            actions={<DisputeActs dispute={found} onDone={setDone} onChanged={reload} />}
          >
            {found.amount.text} · <Link to={`/orders/${found.order.id}`}>{found.order.number}</Link>
          </PageHead>
          {failure && <OldAlert failure={failure} onRetry={reload} />}
          <div className={styles['alerts']}>
            {done !== null && <Alert tone="success" title={done} />}
            {found.state !== 'open' && <Alert tone="info" title={words.decided} />}
            {done === null && found.state === 'open' && found.answered && (
              <Alert tone="info" title={words.answered} />
            )}
            {found.state === 'open' && !found.answered && !found.answers_here && (
              <Alert tone="warning" title={words.ownPage}>
                <a href={found.page_url} target="_blank" rel="noreferrer">
                  {words.page(disputesWords.processors[found.processor])}
                </a>
              </Alert>
            )}
          </div>
          <div className={styles['layout']}>
            <Evidence found={found} />
            <Standing found={found} />
          </div>
        </>
      )}
    </>
  );
}

function Evidence({ found }: { found: Found }) {
  return (
    <Box title={words.evidence}>
      {found.answers_here && <p className={styles['lead']}>{words.evidenceLead}</p>}
      <dl className={styles['texts']}>
        {found.evidence.map(({ name, text }) => (
          <div key={name}>
            <dt className={styles['name']}>{words.names[name] ?? name}</dt>
            <dd className={styles['text']}>{text}</dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}

function Standing({ found }: { found: Found }) {
  const by = (at: string | null, who: string | null) =>
    at && (
      <>
        <Moment at={at} exact /> {who && `· ${who}`}
      </>
    );
  const processor = disputesWords.processors[found.processor];
  return (
    <Box title={words.facts}>
      <Facts
        facts={[
          [disputesWords.columns.due, found.due_at && <Moment key="due" at={found.due_at} exact />],
          [disputesWords.columns.opened, <Moment key="opened" at={found.opened_at} exact />],
          [words.status, statusName(found.status)],
          [disputesWords.columns.reference, found.reference],
          [words.stagedBy, by(found.staged_at, found.staged_by)],
          [words.sentBy, found.answered && by(found.sent_at, found.sent_by)],
          [
            disputesWords.columns.processor,
            <a key="page" href={found.page_url} target="_blank" rel="noreferrer">
              {words.page(processor)}
            </a>,
          ],
        ]}
      />
    </Box>
  );
}
