import { useState } from 'react';
import { Link, useParams } from 'react-router';

import { orderStory } from '../../../domain/operators/order-story.ts';
import { refundReasonWords } from '../../../domain/operators/story-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { callVerb } from '../api/call-verb.ts';
import { useCan } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { DetailScreen } from '../parts/detail-screen.tsx';
import { Alerts, Cards, Columns } from '../parts/layout.tsx';
import { Moment } from '../parts/moment.tsx';
import { NoteForm } from '../parts/note-form.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PurchaseStatePill } from '../parts/purchase-state-pill.tsx';
import { Timeline } from '../parts/timeline.tsx';
import { JournalCard } from './journal-card.tsx';
import { OrderActs } from './order-acts.tsx';
import { OrderFacts } from './order-facts.tsx';
import { orderWords as words } from './words.ts';

import styles from './order.module.css';

/** All that the shop knows about an order, and what an operator can do. */
export function Order() {
  const { id = '' } = useParams();
  const read = useVerb('order', { order: id });
  const can = useCan();
  const [done, setDone] = useState<string | null>(null);

  async function write(text: string) {
    await callVerb('note', { order: read.data?.id ?? id, text });
    read.reload();
  }

  return (
    <DetailScreen
      read={read}
      back={['/orders', words.back]}
      head={(order) => (
        <PageHead
          title={order.number}
          beside={
            <>
              <PurchaseStatePill state={order.state} />
              <span className={styles['copy']}>
                <CopyButton text={order.number} what={words.copyNumber} variant="icon" />
              </span>
            </>
          }
          actions={<OrderActs order={order} onDone={setDone} onChanged={read.reload} />}
        >
          {order.buyer.name !== '' && `${order.buyer.name} · `}
          {order.plan.label} · {words.created} <Moment at={order.created_at} exact />
        </PageHead>
      )}
    >
      {(order) => (
        <>
          <Alerts done={done}>
            <OrderAlerts order={order} />
          </Alerts>
          <Cards>
            <Columns isReversed>
              <OrderFacts order={order} />
              <Card title={words.timeline}>
                <Cards>
                  {can('order.note') && <NoteForm words={words.note} rows={2} onWrite={write} />}
                  <Timeline entries={orderStory(order)} />
                </Cards>
              </Card>
            </Columns>
            {can('money.read') && <JournalCard key={moneyIn(order)} id={order.id} />}
          </Cards>
        </>
      )}
    </DetailScreen>
  );
}

/** What an operator should know before any act. */
function OrderAlerts({ order }: { order: Output<'order'> }) {
  const isReturned = order.state === 'refunding' || order.state === 'refunded';
  const isBack = isReturned && order.refunds.find(({ reason }) => reason !== 'part' && reason !== 'goodwill');
  return (
    <>
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
    </>
  );
}

/** A key that changes when money of the order has moved, to load the journal again. */
function moneyIn({ id, payments, refunds, provider_orders: orders, returns }: Output<'order'>): string {
  return JSON.stringify([id, payments, refunds, orders, returns]);
}
