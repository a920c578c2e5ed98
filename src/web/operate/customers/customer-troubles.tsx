import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { disputeReason } from '../../../domain/operators/dispute-words.ts';
import { useCan } from '../api/session.ts';
import type { Output } from '../api/verbs.ts';
import { casesWords } from '../cases/words.ts';
import { disputesWords } from '../disputes/words.ts';
import { Card } from '../parts/card.tsx';
import { Lines, Quiet } from '../parts/layout.tsx';
import { Moment } from '../parts/moment.tsx';
import { OrderLink } from '../parts/order-link.tsx';
import { customerWords } from './words.ts';

const words = customerWords.troubles;

interface Trouble {
  key: string;
  at: string;
  what: ReactNode;
  more: ReactNode;
}

/** What went wrong with the customer's orders: disputes, refunds and cases, the newest first; nothing if nothing did. */
export function CustomerTroubles({
  customer: { disputes, refunds, cases },
}: {
  customer: Output<'customer'>;
}) {
  const can = useCan();
  const troubles: Trouble[] = [
    ...disputes.map(({ id, order, amount, state, at, reason }) => ({
      key: id,
      at,
      what: (
        <>
          {can('disputes.read') ? <Link to={`/disputes/${id}`}>{words.dispute}</Link> : words.dispute}:{' '}
          {amount.text}, {disputesWords.states[state]}
        </>
      ),
      more: (
        <>
          {disputeReason(reason)} · <OrderLink order={order} />
        </>
      ),
    })),
    ...refunds.map(({ order, amount, status, at, why }) => ({
      key: `${order.id} ${at}`,
      at,
      what: `${words.refund}: ${amount.text}, ${words.refunds[status]}`,
      more: (
        <>
          {why && `${why} · `}
          <OrderLink order={order} />
        </>
      ),
    })),
    ...cases.map(({ id, state, words: told, at }) => ({
      key: id,
      at,
      what: (
        <>
          <Link to={`/cases/${id}`}>{words.case}</Link>: {told}
        </>
      ),
      more: casesWords.states[state],
    })),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
  if (troubles.length === 0) return null;
  return (
    <Card title={words.title}>
      <Lines>
        {troubles.map(({ key, at, what, more }) => (
          <li key={key}>
            {what}
            <Quiet>
              {more} · <Moment at={at} />
            </Quiet>
          </li>
        ))}
      </Lines>
    </Card>
  );
}
