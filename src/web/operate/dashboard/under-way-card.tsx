import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { Moment } from '../parts/moment.tsx';
import { OrderLink } from '../parts/order-link.tsx';
import { PurchaseStatePill } from '../parts/purchase-state-pill.tsx';
import { dashboardWords } from './words.ts';

import styles from './dashboard.module.css';

const words = dashboardWords.underWay;

/** Unfinished purchases: how many in each state, and the paid ones that have waited longest. */
export function UnderWayCard({ states, oldest }: Output<'dashboard'>['under_way']) {
  const { state, count, since, order, country, waits } = words.columns;
  return (
    <Card title={words.title}>
      {states.length === 0 ? (
        <p className={styles['none']}>{words.none}</p>
      ) : (
        <SmallTable
          label={words.states}
          head={[state, count, since]}
          numbers={[1]}
          rows={states.map((one) => [
            one.state,
            [
              <PurchaseStatePill key="state" state={one.state} />,
              one.count,
              <Moment key="since" at={one.oldest} />,
            ],
          ])}
        />
      )}
      {oldest.length > 0 && (
        <>
          <h3 className={styles['under']}>{words.oldest}</h3>
          <SmallTable
            label={words.oldest}
            head={[order, state, waits, country]}
            rows={oldest.map((one) => [
              one.id,
              [
                <OrderLink key="order" order={one} />,
                <PurchaseStatePill key="state" state={one.state} />,
                <Moment key="since" at={one.since} />,
                one.review ? `${one.country} · ${words.review}` : one.country,
              ],
            ])}
          />
        </>
      )}
    </Card>
  );
}
