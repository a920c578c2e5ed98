import { useState } from 'react';
import { useParams } from 'react-router';

import { disputeReason, disputeStatus } from '../../../domain/operators/dispute-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { DescriptionList } from '../parts/description-list.tsx';
import { DetailScreen } from '../parts/detail-screen.tsx';
import { Alerts, Columns } from '../parts/layout.tsx';
import { Moment } from '../parts/moment.tsx';
import { OrderLink } from '../parts/order-link.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PartyText } from '../parts/party-text.tsx';
import { DisputeActs } from './dispute-acts.tsx';
import { DisputeStatePill } from './dispute-state-pill.tsx';
import { disputesWords, disputeWords as words } from './words.ts';

import styles from './disputes.module.css';

type Found = Output<'dispute'>;

/** One dispute: its deadline, our evidence, and the answer. */
export function Dispute() {
  const { id = '' } = useParams();
  const read = useVerb('dispute', { dispute: id });
  const [done, setDone] = useState<string | null>(null);
  return (
    <DetailScreen
      read={read}
      back={['/disputes', words.back]}
      head={(found) => (
        <PageHead
          title={disputeReason(found.reason)}
          beside={<DisputeStatePill dispute={found} />}
          actions={<DisputeActs dispute={found} onDone={setDone} onChanged={read.reload} />}
        >
          {found.amount.text} · <OrderLink order={found.order} />
        </PageHead>
      )}
    >
      {(found) => (
        <>
          <Alerts done={done}>
            {found.state !== 'open' && <Alert tone="info" title={words.decided} />}
            {done === null && found.state === 'open' && found.answered && (
              <Alert tone="info" title={words.answered} />
            )}
            {found.state === 'open' && !found.answered && !found.answers_here && (
              <Alert tone="warning" title={words.ownPage}>
                <a href={found.page_url} target="_blank" rel="noopener noreferrer">
                  {words.page(disputesWords.processors[found.processor])}
                </a>
              </Alert>
            )}
          </Alerts>
          <Columns>
            <Evidence found={found} />
            <Standing found={found} />
          </Columns>
        </>
      )}
    </DetailScreen>
  );
}

function Evidence({ found }: { found: Found }) {
  return (
    <Card title={words.evidence}>
      {found.answers_here && <p className={styles['lead']}>{words.evidenceLead}</p>}
      <dl className={styles['texts']}>
        {found.evidence.map(({ name, text }) => (
          <div key={name}>
            <dt className={styles['name']}>{words.names[name]}</dt>
            <dd className={styles['text']}>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The contested amount, and what it is in dollars if it is in another currency. */
function inDollars({ amount, dollars }: Found): string {
  return dollars === null || dollars.currency === amount.currency
    ? amount.text
    : `${amount.text} (${dollars.text})`;
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
    <Card title={words.facts}>
      <DescriptionList
        facts={[
          [disputesWords.columns.due, found.due_at && <Moment key="due" at={found.due_at} exact />],
          [disputesWords.columns.opened, <Moment key="opened" at={found.opened_at} exact />],
          [words.status, disputeStatus(found.status)],
          [words.contested, inDollars(found)],
          [words.taken, found.taken?.text],
          [words.fee(processor), found.fee?.text ?? words.notKnown],
          [disputesWords.columns.reference, <PartyText key="id">{found.reference}</PartyText>],
          [words.stagedBy, by(found.staged_at, found.staged_by)],
          [words.sentBy, found.answered && by(found.sent_at, found.sent_by)],
          [
            disputesWords.columns.processor,
            <a key="page" href={found.page_url} target="_blank" rel="noopener noreferrer">
              {words.page(processor)}
            </a>,
          ],
        ]}
      />
    </Card>
  );
}
