import { StatusPill } from '../../ui/status-pill.tsx';
import type { Output } from '../api/verbs.ts';
import type { Column } from '../parts/list/data-table.tsx';
import { Moment } from '../parts/moment.tsx';
import { partWords } from '../parts/words.ts';
import { customersWords as words } from './words.ts';

import styles from './customers.module.css';

type ListedCustomer = Output<'customers'>['customers'][number];

export const customerColumns: readonly Column<ListedCustomer>[] = [
  {
    id: 'address',
    header: words.columns.address,
    phone: 'lead',
    cell: ({ address }) => <span className={styles['address']}>{address}</span>,
  },
  {
    id: 'kind',
    header: words.columns.kind,
    phone: 'below',
    cell: ({ kind, orders, at }) => (
      <>
        {words.kinds[kind]}
        <span className={styles['on-phone']}>
          {orders !== null && ` · ${words.orders(orders)}`} · <Moment at={at} />
        </span>
      </>
    ),
  },
  { id: 'since', header: words.columns.since, cell: ({ at }) => <Moment at={at} /> },
  { id: 'seen', header: words.columns.seen, cell: ({ last_seen_at: at }) => <Moment at={at} /> },
  {
    id: 'state',
    header: words.columns.state,
    phone: 'end',
    cell: ({ blocked }) => blocked && <StatusPill tone="bad">{words.blocked}</StatusPill>,
  },
  {
    id: 'orders',
    header: words.columns.orders,
    isNumber: true,
    cell: ({ orders }) => orders ?? partWords.none,
  },
];
