import emptyIcon from '@phosphor-icons/core/regular/receipt.svg?raw';

import { purchaseStateWords } from '../../../domain/operators/state-words.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { CsvButton } from '../parts/csv-button.tsx';
import { ListScreen } from '../parts/list-screen.tsx';
import type { Filter } from '../parts/list/filters.ts';
import { useList } from '../parts/list/use-list.ts';
import { orderColumns } from './order-columns.tsx';
import { OrdersTabs } from './orders-tabs.tsx';
import { ordersWords as words } from './words.ts';

const YES_NO: Filter = { kind: 'choice', options: { yes: words.yes, no: words.no } };

/** All purchases, filtered by the address. */
export function Orders() {
  const list = useList('orders', {
    search: { kind: 'text', maxLength: 320 },
    state: { kind: 'choice', options: purchaseStateWords },
    from: { kind: 'day' },
    to: { kind: 'day' },
    country: { kind: 'text', maxLength: 40, isUpperCase: true },
    method: { kind: 'choice', options: words.methods },
    disputed: YES_NO,
    refunded: YES_NO,
    review: YES_NO,
    customer: { kind: 'text', maxLength: 320 },
    min: { kind: 'amount' },
    max: { kind: 'amount' },
  });
  return (
    <ListScreen
      list={list}
      words={words}
      lead={list.data?.near ? words.near : words.lead}
      actions={<CsvButton permission="orders.export" path="orders.csv" query={list.query} />}
      tabs={<OrdersTabs />}
      icon={emptyIcon}
      rows={list.data?.orders}
      columns={orderColumns}
      idOf={({ id }) => id}
      nameOf={({ number }) => number}
      hrefOf={({ id }) => `/orders/${id}`}
      withSelected={(orders) => (
        <CopyButton text={orders.map(({ number }) => number).join('\n')} what={words.copyNumbers} />
      )}
    />
  );
}
