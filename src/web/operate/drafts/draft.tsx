import { useState } from 'react';
import { Link, useParams } from 'react-router';

import { LANGUAGES } from '../../../domain/languages.ts';
import { toDecimal, ofMinor } from '../../../domain/money.ts';
import { purchaseStateWords } from '../../../domain/operators/state-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { callVerb, readVerb } from '../api/call-verb.ts';
import { useCan } from '../api/session.ts';
import { useAct } from '../api/use-act.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { Happened } from '../audit/happened.tsx';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { DescriptionList } from '../parts/description-list.tsx';
import { DetailScreen } from '../parts/detail-screen.tsx';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { Alerts, Cards, Columns, Quiet } from '../parts/layout.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { Moment } from '../parts/moment.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { DraftStatePill } from './draft-state-pill.tsx';
import { saveBase64 } from './save-base64.ts';
import { Stuck } from './stuck.tsx';
import { type NotedWay, TransferDialog } from './transfer-dialog.tsx';
import { draftTermWords, draftWords as words } from './words.ts';

import styles from './drafts.module.css';

type Shown = Output<'draft_order'>;

/** An order that an operator makes: what it is, what can be done with it, its money and its orders. */
export function Draft() {
  const { id = '' } = useParams();
  const read = useVerb('draft_order', { id });
  const [done, setDone] = useState<string | null>(null);
  const changed = (told: string) => {
    setDone(told);
    read.reload();
  };
  return (
    <DetailScreen
      read={read}
      back={['/orders/drafts', words.back]}
      head={(draft) => (
        <PageHead
          title={draft.number}
          beside={<DraftStatePill state={draft.state} />}
          actions={<Acts draft={draft} onDone={changed} />}
        >
          {words.made} <Moment at={draft.at} exact /> {draft.made_by !== null && words.by(draft.made_by)}
        </PageHead>
      )}
    >
      {(draft) => (
        <>
          <Alerts done={done}>
            {draft.is_below_cost && draft.terms !== 'free' && (
              <Alert tone="warning" title={words.belowCost} />
            )}
            {draft.is_overdue && draft.payment && (
              <Alert tone="warning" title={words.overdue(draft.payment.owed.text)} />
            )}
            <Stuck draft={draft} onDone={changed} />
          </Alerts>
          <Columns>
            <Cards>
              <Lines draft={draft} />
              <Money draft={draft} onDone={changed} />
              <Orders draft={draft} />
            </Cards>
            <Cards>
              <Facts draft={draft} />
              <Happened acts={draft.acts} />
            </Cards>
          </Columns>
        </>
      )}
    </DetailScreen>
  );
}

interface ActsProps {
  draft: Shown;
  onDone: (told: string) => void;
}

function Acts({ draft, onDone }: ActsProps) {
  const can = useCan();
  const [asked, setAsked] = useState<'place' | 'cancel' | null>(null);
  const { id, state, terms } = draft;
  const send = useAct(async () => {
    await callVerb('draft_order_send', { id });
    onDone(words.done.sent);
  });
  const invoice = useAct(async () => {
    await callVerb('draft_order_send', { id, as: 'invoice' });
    onDone(words.done.sent);
  });
  const pdf = useAct(async () => {
    const file = await readVerb('draft_order_pdf', { id });
    await saveBase64(file.filename, file.pdf);
  });
  const mayWork = can('drafts.work');
  const isUnsent = state === 'draft';
  const isLive = isUnsent || state === 'open' || (state === 'accepted' && draft.stuck_lines === null);
  const mayPlace = (isUnsent || state === 'open') && (terms === 'free' || terms === 'account');
  return (
    <>
      <div className={styles['acts']}>
        {mayWork && isUnsent && (
          <Link to={`/orders/drafts/${id}/edit`} className={buttonClass('secondary')}>
            {words.acts.edit}
          </Link>
        )}
        <Button variant="secondary" busy={pdf.busy} onClick={pdf.run}>
          {words.acts.pdf}
        </Button>
        {mayWork && isLive && (
          <Button variant="secondary" onClick={() => setAsked('cancel')}>
            {words.acts.cancel}
          </Button>
        )}
        {mayWork && isUnsent && terms === 'invoice' && (
          <Button variant="secondary" busy={invoice.busy} onClick={invoice.run}>
            {words.acts.invoice}
          </Button>
        )}
        {mayWork && (isLive || draft.is_overdue) && terms !== 'free' && (
          <Button variant={mayPlace ? 'secondary' : 'primary'} busy={send.busy} onClick={send.run}>
            {isUnsent ? words.acts.send : draft.is_overdue ? words.acts.remind : words.acts.sendAgain}
          </Button>
        )}
        {mayWork && mayPlace && <Button onClick={() => setAsked('place')}>{words.acts.place}</Button>}
      </div>
      <ErrorAlert failure={send.failure ?? invoice.failure ?? pdf.failure} />
      <ConfirmDialog
        open={asked === 'cancel'}
        {...words.cancel}
        onClose={() => setAsked(null)}
        onConfirm={async (reason) => {
          await callVerb('draft_order_cancel', { id, reason });
          onDone(words.done.canceled);
        }}
      />
      <ConfirmDialog
        open={asked === 'place'}
        title={words.place.title}
        lead={words.place.lead(draft.seats, terms === 'free' ? words.place.free : words.place.account)}
        action={words.place.action}
        asksWhy={false}
        onClose={() => setAsked(null)}
        onConfirm={async () => {
          await callVerb('draft_order_place', { id });
          onDone(words.done.placed);
        }}
      />
    </>
  );
}

function Lines({ draft }: { draft: Shown }) {
  const { title, plan, quantity, unit, shop, cost } = words.lines;
  return (
    <Card title={title}>
      <SmallTable
        label={title}
        head={[plan, quantity, unit, shop, cost]}
        numbers={[1, 2, 3, 4]}
        rows={draft.lines.map((line) => [
          `${line.country_code} ${line.bundle_name} ${line.quantity}`,
          [line.name, line.quantity, line.unit.text, line.list.text, line.floor.text],
        ])}
      />
    </Card>
  );
}

function Facts({ draft }: { draft: Shown }) {
  const { facts } = words;
  const isOwed = draft.terms === 'invoice' || draft.terms === 'account';
  return (
    <Card title={facts.title}>
      <DescriptionList
        facts={[
          [facts.name, draft.full_name],
          [facts.email, draft.email && <EmailText key="email" address={draft.email} />],
          [facts.company, draft.company],
          [facts.vat, draft.vat_number],
          [facts.language, LANGUAGES[draft.language].name],
          [facts.terms, draftTermWords[draft.terms]],
          [facts.total, draft.total.text],
          [facts.until, <Moment key="until" at={draft.valid_until} exact />],
          [facts.due, isOwed && draft.due_at === null && facts.days(draft.due_days)],
          [facts.dueAt, draft.due_at !== null && <Moment key="due" at={draft.due_at} exact />],
          [facts.paidAt, draft.paid_at !== null && <Moment key="paid" at={draft.paid_at} exact />],
          [facts.purchaseOrder, draft.purchase_order],
          [facts.topUp, draft.top_up_order],
          [facts.why, draft.why],
          [facts.note, draft.note],
          [
            facts.link,
            draft.link !== null && (
              <a key="link" className={styles['link']} href={draft.link} target="_blank" rel="noreferrer">
                {draft.link}
              </a>
            ),
          ],
          [
            facts.lead,
            draft.lead_id !== null && (
              <Link key="lead" to={`/leads/${draft.lead_id}`}>
                {facts.leadLink}
              </Link>
            ),
          ],
        ]}
      />
    </Card>
  );
}

function Money({ draft, onDone }: ActsProps) {
  const can = useCan();
  const [way, setWay] = useState<NotedWay | null>(null);
  const { payment, currency } = draft;
  if (!payment || payment.method === 'free') return null;
  const { money } = words;
  const owed = payment.owed.cents;
  const typed = (cents: number) => toDecimal(ofMinor(cents, currency));
  const mayNote = can('transfers.note');
  return (
    <Card title={money.title}>
      <DescriptionList
        facts={[
          [money.received, payment.received.text],
          [owed < 0 ? money.over : money.owed, payment.owed.text.replace(/^[-−]/, '')],
        ]}
      />
      {payment.transfers.length === 0 ? (
        <Quiet>{money.none}</Quiet>
      ) : (
        <SmallTable
          label={money.title}
          head={[money.table.day, money.table.way, money.table.amount, money.table.reference]}
          numbers={[2]}
          rows={payment.transfers.map(({ direction, amount, day, reference, at }) => [
            `${at} ${reference}`,
            [day, money[direction], amount.text, reference],
          ])}
        />
      )}
      {payment.refunds.map(({ id, amount }) => (
        <Alert key={id} tone="warning" title={money.refundWaits(amount.text)}>
          {mayNote && (
            <Button
              variant="link"
              onClick={() => setWay({ direction: 'out', refund: id, amount: typed(amount.cents) })}
            >
              {money.back}
            </Button>
          )}
        </Alert>
      ))}
      {mayNote && (
        <div className={styles['acts']}>
          {owed > 0 && draft.state !== 'canceled' && (
            <Button
              variant="secondary"
              onClick={() => setWay({ direction: 'in', refund: null, amount: typed(owed) })}
            >
              {money.note}
            </Button>
          )}
          {owed < 0 && (
            <Button
              variant="secondary"
              onClick={() => setWay({ direction: 'out', refund: null, amount: typed(-owed) })}
            >
              {money.back}
            </Button>
          )}
        </div>
      )}
      <TransferDialog
        draft={draft}
        way={way}
        onClose={() => setWay(null)}
        onNoted={() => onDone(way?.direction === 'out' ? words.done.returned : words.done.noted)}
      />
    </Card>
  );
}

function Orders({ draft: { orders } }: { draft: Shown }) {
  return (
    <Card title={words.orders.title}>
      {orders.length === 0 ? (
        <Quiet>{words.orders.none}</Quiet>
      ) : (
        <ul className={styles['orders']}>
          {orders.map(({ id, number, state }) => (
            <li key={id}>
              <Link to={`/orders/${id}`}>{number}</Link> {purchaseStateWords[state]}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
