import backIcon from '@phosphor-icons/core/bold/caret-left-bold.svg?raw';
import { useState } from 'react';
import { Link, useParams } from 'react-router';

import type { PurchaseState } from '../../../domain/checkout/purchase-state.ts';
import { orderStory } from '../../../domain/operators/order-story.ts';
import { refundReasonWords } from '../../../domain/operators/story-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMay } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { Box } from '../parts/box.tsx';
import { CallTrouble, OldAlert } from '../parts/call-trouble.tsx';
import { TableSkeleton } from '../parts/list/table-skeleton.tsx';
import { Moment } from '../parts/moment.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PurchaseStatePill } from '../parts/purchase-state-pill.tsx';
import { Timeline } from '../parts/timeline.tsx';
import { JournalBox } from './journal-box.tsx';
import { OrderActs } from './order-acts.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderNoteForm } from './order-note-form.tsx';
import { orderWords as words } from './words.ts';

import styles from './order.module.css';

/** All that is known of one order, and what can be done with it. */
export function Order() {
  const { which = '' } = useParams();
  const { data: read, failure, waiting, reload } = useVerb('order', { which });
  const may = useMay();
  const [done, setDone] = useState<string | null>(null);
  // What is there may still be the order that was shown before.
  const order = read && (read.id === which || !waiting) ? read : null;
  const isReturned = order?.state === 'refunding' || order?.state === 'refunded';
  const isBack = isReturned && order.refunds.find(({ reason }) => reason !== 'part' && reason !== 'goodwill');

  return (
    <>
      <Link to="/orders" className={styles['back']}>
        <Icon of={backIcon} size={16} />
        {words.back}
      </Link>
      {failure && !order && <CallTrouble failure={failure} heading="h1" onRetry={reload} />}
      {!failure && !order && <TableSkeleton />}
      {order && (
        <>
          <PageHead
            title={order.number}
            beside={
              <>
                <PurchaseStatePill state={order.state as PurchaseState} />
                <CopyButton text={order.number} what={words.copyNumber} variant="link" />
              </>
            }
            actions={<OrderActs order={order} onDone={setDone} onChanged={reload} />}
          >
            {words.created} <Moment at={order.created_at} exact />
          </PageHead>
          {failure && <OldAlert failure={failure} onRetry={reload} />}
          <div className={styles['alerts']}>
            {done !== null && <Alert tone="success" title={done} />}
            {order.dispute_lost_at !== null && <Alert title={words.disputeLost} />}
            {order.disputed && <Alert tone="warning" title={words.disputed} />}
            {order.needs_review !== null && (
              <Alert tone="warning" title={words.needsReview}>
                {order.needs_review}
              </Alert>
            )}
            {order.cases
              .filter(({ state }) => state === 'open' || state === 'snoozed')
              .map(({ id, words: told }) => (
                <Alert key={id} tone="warning" title={told}>
                  <Link to={`/cases/${id}`}>{words.toCase}</Link>
                </Alert>
              ))}
            {isBack && (
              <Alert tone="info" title={words.whyBack}>
                {[refundReasonWords(isBack.reason, isBack.asked_by), isBack.why].filter(Boolean).join(': ')}
              </Alert>
            )}
            {order.last_error !== null && (
              <Alert tone="info" title={words.lastError}>
                {order.last_error}
              </Alert>
            )}
          </div>
          <div className={styles['columns']}>
            <Box title={words.timeline}>
              {may('order.note') && <OrderNoteForm which={order.id} onWritten={reload} />}
              <Timeline entries={orderStory(order)} />
            </Box>
            <OrderFacts order={order} />
          </div>
          {may('books.read') && <JournalBox key={moneyIn(order)} which={order.id} />}
        </>
      )}
    </>
  );
}

/** Another one once money of an order has moved: then its journal is asked for anew. */
function moneyIn({ id, payments, refunds, provider_orders: orders, returns }: Output<'order'>): string {
  return JSON.stringify([id, payments, refunds, orders, returns]);
}
