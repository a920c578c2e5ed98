import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { Moment } from '../parts/moment.tsx';
import { OrderLink } from '../parts/order-link.tsx';
import { waitingWords as words } from './words.ts';

import styles from './health.module.css';

interface WaitingBoxProps {
  waiting: Output<'switches'>['waiting'];
  isPaused: boolean;
}

/** Refunds that wait for a switch. */
export function WaitingCard({ waiting, isPaused }: WaitingBoxProps) {
  const { order, amount, why, since } = words.columns;
  return (
    <Card title={words.title}>
      {waiting.count === 0 ? (
        <p className={styles['does']}>{words.none}</p>
      ) : (
        <>
          <p className={styles['sum']}>{words.sum(waiting.count, waiting.amount.text)}</p>
          {!isPaused && <p className={styles['does']}>{words.soon}</p>}
          <SmallTable
            label={words.title}
            head={[order, amount, why, since]}
            numbers={[1]}
            rows={waiting.refunds.map((refund) => [
              `${refund.order.id} ${refund.reason}`,
              [
                <OrderLink key="order" order={refund.order} />,
                refund.amount.text,
                words.reasons[refund.reason],
                <Moment key="since" at={refund.since} />,
              ],
            ])}
          />
        </>
      )}
    </Card>
  );
}
