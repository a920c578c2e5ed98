import emptyIcon from '@phosphor-icons/core/regular/receipt.svg?raw';
import { Link } from 'react-router';

import { purchaseStateWords } from '../../../domain/operators/state-words.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useCan } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import { CsvButton } from '../parts/csv-button.tsx';
import { ListScreen } from '../parts/list-screen.tsx';
import type { Filter } from '../parts/list/filters.ts';
import { useList } from '../parts/list/use-list.ts';
import { useViews } from '../parts/list/use-views.ts';
import { BulkBar } from './bulk-bar.tsx';
import { bulkWords } from './bulk-words.ts';
import { orderColumns } from './order-columns.tsx';
import { ORDER_VIEWS } from './order-views.ts';
import { OrdersTabs } from './orders-tabs.tsx';
import { ordersWords as words } from './words.ts';

const YES_NO: Filter = { kind: 'choice', options: { yes: words.yes, no: words.no }, isExtra: true };

const SORTS = {
  created: { descending: 'newest', ascending: 'oldest' },
  paid: { descending: 'highest', ascending: 'lowest' },
} as const;

const UNKNOWN = { count: null, is_more: false };

/** All purchases, filtered by the address. */
export function Orders() {
  const places = useVerb('places', { limit: 500 });
  const list = useList(
    'orders',
    {
      search: { kind: 'text', maxLength: 320 },
      state: { kind: 'choice', options: purchaseStateWords },
      from: { kind: 'day' },
      to: { kind: 'day' },
      country: {
        kind: 'text',
        maxLength: 40,
        suggestions: places.data?.places.map(({ name }) => name) ?? [],
      },
      plan: { kind: 'text', maxLength: 80, isExtra: true },
      method: { kind: 'choice', options: words.methods, isExtra: true },
      disputed: YES_NO,
      refunded: YES_NO,
      review: YES_NO,
      refund_failed: YES_NO,
      customer: { kind: 'text', maxLength: 320, isExtra: true },
      min: { kind: 'amount', isExtra: true },
      max: { kind: 'amount', isExtra: true },
    },
    { sorts: SORTS },
  );
  const isByAmount = list.sort === SORTS.paid.descending || list.sort === SORTS.paid.ascending;
  const can = useCan();
  const views = useViews('orders', list, ORDER_VIEWS);
  const counted = useVerb('orders_count', {
    ...list.query,
    ...(isByAmount && { sort: 'highest' }),
  });
  const total = counted.waiting || !counted.data ? UNKNOWN : counted.data;
  return (
    <ListScreen
      list={list}
      words={words}
      lead={list.data?.near ? words.near : isByAmount ? words.leadByAmount : words.lead}
      tabs={<OrdersTabs />}
      views={views}
      total={total}
      actions={
        <>
          {can('order.note') && (
            <Link to="/orders/bulk" className={buttonClass('bare')}>
              {bulkWords.list.button}
            </Link>
          )}
          <CsvButton permission="orders.export" path="orders.csv" query={list.query} />
        </>
      }
      icon={emptyIcon}
      rows={list.data?.orders}
      columns={orderColumns}
      idOf={({ id }) => id}
      nameOf={({ number }) => number}
      hrefOf={({ id }) => `/orders/${id}`}
      withSelected={(orders, isAll) => (
        <BulkBar orders={orders} isAll={isAll} query={list.query} total={total} />
      )}
    />
  );
}
