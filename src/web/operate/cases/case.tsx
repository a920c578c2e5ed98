import backIcon from '@phosphor-icons/core/bold/caret-left-bold.svg?raw';
import { useState } from 'react';
import { Link, useParams } from 'react-router';

import { Alert } from '../../ui/alert.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMay } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { Box } from '../parts/box.tsx';
import { CallTrouble, OldAlert } from '../parts/call-trouble.tsx';
import { Facts } from '../parts/facts.tsx';
import { TableSkeleton } from '../parts/list/table-skeleton.tsx';
import { Moment } from '../parts/moment.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { CaseActs } from './case-acts.tsx';
import { CaseStatePill } from './case-columns.tsx';
import { CaseNotes } from './case-notes.tsx';
import { HeldPrices } from './held-prices.tsx';
import { casesWords, caseWords as words, factName } from './words.ts';

import styles from './cases.module.css';

type Found = Output<'case'>;

/** One case: what happened, what each side says of it, who works on it, and its one safe act. */
export function Case() {
  const { which = '' } = useParams();
  const may = useMay();
  const { data: read, failure, waiting, reload } = useVerb('case', { which });
  const [done, setDone] = useState<string | null>(null);
  // What is there may still be the case that was shown before.
  const found = read && (read.id === which || !waiting) ? read : null;
  return (
    <>
      <Link to="/cases" className={styles['back']}>
        <Icon of={backIcon} size={16} />
        {words.back}
      </Link>
      {failure && !found && <CallTrouble failure={failure} heading="h1" onRetry={reload} />}
      {!failure && !found && <TableSkeleton />}
      {found && (
        <>
          <PageHead
            title={casesWords.kinds[found.kind]}
            beside={<CaseStatePill state={found.state} />}
            actions={<CaseActs found={found} onDone={setDone} onChanged={reload} />}
          >
            <p className={styles['told']}>{found.words}</p>
          </PageHead>
          {failure && <OldAlert failure={failure} onRetry={reload} />}
          <div className={styles['alerts']}>
            {done !== null && <Alert tone="success" title={done} />}
            {done === null && found.state === 'over' && <Alert tone="info" title={words.over} />}
          </div>
          <div className={styles['layout']}>
            <div className={styles['column']}>
              {found.kind === 'price_jump' && may('prices.read') && (
                <HeldPrices subject={found.subject} onDone={setDone} onChanged={reload} />
              )}
              <Told title={words.ours} facts={found.ours} failed={null} />
              {found.theirs.map(({ party, facts, failed }) => (
                <Told key={party} title={words.theirs(party)} facts={facts} failed={failed} />
              ))}
            </div>
            <div className={styles['column']}>
              <Standing found={found} />
              <CaseNotes found={found} onAdded={reload} />
            </div>
          </div>
        </>
      )}
    </>
  );
}

/** What one side says. */
function Told({ title, facts, failed }: { title: string; facts: Found['ours']; failed: string | null }) {
  return (
    <Box title={title}>
      {failed !== null && <Alert tone="warning" title={failed} />}
      {failed === null && facts.length === 0 && <p className={styles['empty']}>{words.noFacts}</p>}
      <Facts facts={facts.map(({ name, value }) => [factName(name), shown(value)] as const)} />
    </Box>
  );
}

/** A moment reads as one. */
function shown(value: string) {
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? <Moment at={value} exact /> : value;
}

/** Since when, whose, and about which order. */
function Standing({ found }: { found: Found }) {
  const { owner, order } = found;
  const exactly = (at: string | null) => at && <Moment at={at} exact />;
  return (
    <Box title={casesWords.columns.state}>
      <Facts
        facts={[
          [words.raised, exactly(found.raised_at)],
          [words.snoozed, found.state === 'snoozed' && exactly(found.snoozed_until)],
          [words.seen, exactly(found.seen_at)],
          [words.ended, exactly(found.ended_at)],
          [words.owner, owner ? <EmailText key="owner" address={owner.email} /> : words.nobody],
          [
            words.order,
            order && (
              <Link key="order" to={`/orders/${order.id}`}>
                {order.number}
              </Link>
            ),
          ],
        ]}
      />
    </Box>
  );
}
