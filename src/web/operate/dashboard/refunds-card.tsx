import type { ReactNode } from 'react';

import { Skeleton } from '../../ui/skeleton.tsx';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { ErrorPanel, StaleDataAlert } from '../parts/error-panel.tsx';
import { Quiet } from '../parts/layout.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { inPercent } from './in-percent.ts';
import { refundWords as words } from './words.ts';

import styles from './dashboard.module.css';

type Rates = Output<'refund_rates'>['wholesalers'][number];

const countOf = (count: number, share: number | null) =>
  share === null || count === 0 ? String(count) : words.share(count, inPercent(share / 10_000));

const cellsOf = (one: Omit<Rates, 'id' | 'name'>): ReactNode[] => [
  one.orders,
  countOf(one.refunded, one.refunded_bp),
  countOf(one.no_data, one.no_data_bp),
  countOf(one.replaced, one.replaced_bp),
];

/** What became of the orders of a month, by wholesaler, and by the places with the most refunds, with their networks. */
export function RefundsCard() {
  const { data, failure, reload } = useVerb('refund_rates', { limit: 4 });
  const { name, orders, refunded, silent, replaced } = words.head;
  return (
    <Card title={words.title}>
      {failure && data && <StaleDataAlert failure={failure} onRetry={reload} />}
      {failure && !data && <ErrorPanel failure={failure} onRetry={reload} />}
      {!failure && !data && <Skeleton height="10rem" radius="var(--r)" />}
      {data?.wholesalers.length === 0 && <Quiet>{words.none}</Quiet>}
      {data && data.wholesalers.length > 0 && (
        <>
          <SmallTable
            label={words.table}
            head={[name, orders, refunded, silent, replaced]}
            numbers={[1, 2, 3, 4]}
            rows={[
              ...data.wholesalers.map((one) => [one.id, [one.name, ...cellsOf(one)]] as const),
              ...data.places.map(
                (one) =>
                  [
                    `${one.wholesaler} ${one.code}`,
                    [
                      <span
                        key="place"
                        className={styles['place']}
                        title={one.networks.join(', ') || undefined}
                      >
                        {one.name}
                        {one.networks.length > 0 && (
                          <span className={styles['brands']}>{one.networks.join(', ')}</span>
                        )}
                      </span>,
                      ...cellsOf(one),
                    ],
                  ] as const,
              ),
            ]}
          />
          <p className={styles['note']}>
            {data.more > 0 && `${words.more(data.more)} `}
            {words.note(data.least_orders)}
          </p>
        </>
      )}
    </Card>
  );
}
