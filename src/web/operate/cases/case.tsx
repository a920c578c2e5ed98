import { useState } from 'react';
import { Link, useParams } from 'react-router';

import { Alert } from '../../ui/alert.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { useCan } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { DescriptionList } from '../parts/description-list.tsx';
import { DetailScreen } from '../parts/detail-screen.tsx';
import { Alerts, Cards, Columns, Quiet } from '../parts/layout.tsx';
import { Moment } from '../parts/moment.tsx';
import { OrderLink } from '../parts/order-link.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PartyText } from '../parts/party-text.tsx';
import { CaseActs } from './case-acts.tsx';
import { CaseNotes } from './case-notes.tsx';
import { CaseStatePill } from './case-state-pill.tsx';
import { HeldPrices } from './held-prices.tsx';
import { casesWords, caseWords as words } from './words.ts';

import styles from './cases.module.css';

type Found = Output<'case'>;

/** One case: what happened, what each side reports, who works on it, and its one safe act. */
export function Case() {
  const { id = '' } = useParams();
  const can = useCan();
  const read = useVerb('case', { case: id });
  const [done, setDone] = useState<string | null>(null);
  return (
    <DetailScreen
      read={read}
      back={['/cases', words.back]}
      head={(found) => (
        <PageHead
          title={casesWords.kinds[found.kind]}
          beside={<CaseStatePill state={found.state} />}
          actions={<CaseActs found={found} onDone={setDone} onChanged={read.reload} />}
        >
          <p className={styles['told']}>{found.words}</p>
        </PageHead>
      )}
    >
      {(found) => (
        <>
          <Alerts done={done}>
            {done === null && found.state === 'over' && <Alert tone="info" title={words.over} />}
            <Waits found={found} />
          </Alerts>
          <Columns>
            <Cards>
              {found.kind === 'price_jump' && can('prices.read') && (
                <HeldPrices subject={found.subject} onDone={setDone} onChanged={read.reload} />
              )}
              <Report title={words.ours} facts={found.ours} failed={null} />
              {found.theirs.map(({ provider, facts, failed }) => (
                <Report key={provider} title={words.theirs(provider)} facts={facts} failed={failed} />
              ))}
            </Cards>
            <Cards>
              <Standing found={found} />
              <CaseNotes found={found} onAdded={read.reload} />
            </Cards>
          </Columns>
        </>
      )}
    </DetailScreen>
  );
}

/** What a case still waits for after its remedy. */
function Waits({ found: { waits_for: wait } }: { found: Found }) {
  if (wait === null) return null;
  const { title, text } = words.waits[wait.what];
  return (
    <Alert tone={wait.what === 'mail_lost' ? 'warning' : 'info'} title={title}>
      {text} {wait.until !== null && <Moment at={wait.until} exact />}
    </Alert>
  );
}

/** One side's report. */
function Report({ title, facts, failed }: { title: string; facts: Found['ours']; failed: string | null }) {
  return (
    <Card title={title}>
      {failed !== null && <Alert tone="warning" title={failed} />}
      {failed === null && facts.length === 0 && <Quiet>{words.noFacts}</Quiet>}
      <DescriptionList facts={facts.map(({ name, value }) => [name, shown(value)] as const)} />
    </Card>
  );
}

/** Formats a timestamp; other text stays as it is. */
function shown(value: string) {
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? (
    <Moment at={value} exact />
  ) : (
    <PartyText>{value}</PartyText>
  );
}

/** How long the case is open, its owner and its order. */
function Standing({ found }: { found: Found }) {
  const { owner, order, dispute, draft_order: draft } = found;
  const exactly = (at: string | null) => at && <Moment at={at} exact />;
  return (
    <Card title={casesWords.columns.state}>
      <DescriptionList
        facts={[
          [words.raised, exactly(found.raised_at)],
          [words.endsWhen, found.state !== 'over' && words.ends[found.kind]],
          [words.snoozed, found.state === 'snoozed' && exactly(found.snoozed_until)],
          [words.seen, exactly(found.seen_at)],
          [words.ended, exactly(found.ended_at)],
          [words.owner, owner ? <EmailText key="owner" address={owner.email} /> : words.nobody],
          [words.order, order && <OrderLink key="order" order={order} />],
          [
            words.draftOrder,
            draft && (
              <Link key="draft" to={`/orders/drafts/${draft}`}>
                {words.toDraftOrder}
              </Link>
            ),
          ],
          [
            words.dispute,
            dispute && (
              <Link key="dispute" to={`/disputes/${dispute}`}>
                {words.toDispute}
              </Link>
            ),
          ],
        ]}
      />
    </Card>
  );
}
