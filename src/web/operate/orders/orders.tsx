import emptyIcon from '@phosphor-icons/core/regular/receipt.svg?raw';

import { PURCHASE_STATES } from '../../../domain/checkout/purchase-state.ts';
import { purchaseStateWords } from '../../../domain/operators/state-words.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useMay } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import { CallTrouble, OldAlert } from '../parts/call-trouble.tsx';
import { CsvButton } from '../parts/csv-button.tsx';
import { DataTable } from '../parts/list/data-table.tsx';
import { EmptyList } from '../parts/list/empty-list.tsx';
import { FilterBar } from '../parts/list/filter-bar.tsx';
import { type FilterField, useFilters } from '../parts/list/filters.ts';
import { Pager } from '../parts/list/pager.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { type ListedOrder, orderColumns } from './order-columns.tsx';
import { ordersWords as words } from './words.ts';

const YES_NO = [
  ['yes', words.yes],
  ['no', words.no],
] as const;

const FIELDS: readonly FilterField[] = [
  {
    kind: 'choice',
    name: 'state',
    label: words.filters.state,
    options: PURCHASE_STATES.map((state) => [state, purchaseStateWords[state]] as const),
  },
  { kind: 'day', name: 'from', label: words.filters.from },
  { kind: 'day', name: 'to', label: words.filters.to },
  { kind: 'text', name: 'country', label: words.filters.country, maxLength: 40 },
  { kind: 'choice', name: 'method', label: words.filters.method, options: Object.entries(words.methods) },
  { kind: 'choice', name: 'disputed', label: words.filters.disputed, options: YES_NO },
  { kind: 'choice', name: 'refunded', label: words.filters.refunded, options: YES_NO },
  { kind: 'choice', name: 'review', label: words.filters.review, options: YES_NO },
  { kind: 'text', name: 'customer', label: words.filters.customer, maxLength: 320 },
  { kind: 'amount', name: 'min', label: words.filters.min },
  { kind: 'amount', name: 'max', label: words.filters.max },
];

/** Every purchase, narrowed by what the address says. */
export function Orders() {
  const { values, after, change, clear } = useFilters(FIELDS);
  const may = useMay();
  const { country, ...others } = values;
  const filter = { ...others, ...(country && { country: country.toUpperCase() }) };
  const { data, failure, waiting, reload } = useVerb('orders', {
    ...filter,
    ...(after && { after }),
  });
  return (
    <>
      <PageHead
        title={words.title}
        actions={may('orders.export') && <CsvButton path="orders.csv" query={filter} filename="orders.csv" />}
      >
        {words.lead}
      </PageHead>
      <FilterBar fields={FIELDS} values={values} onChange={change} onClear={clear} />
      {failure && data && <OldAlert failure={failure} onRetry={reload} />}
      {failure && !data ? (
        <CallTrouble failure={failure} onRetry={reload} />
      ) : (
        <DataTable
          name="orders"
          label={words.list}
          columns={orderColumns}
          rows={data?.orders ?? null}
          idOf={({ id }) => id}
          nameOf={({ number }) => number}
          hrefOf={({ id }) => `/orders/${id}`}
          waiting={waiting}
          withSelected={copyNumbers}
          empty={
            <EmptyList
              icon={emptyIcon}
              words={words.empty}
              isFiltered={Object.keys(values).length > 0}
              onClear={clear}
            />
          }
        />
      )}
      {data && <Pager next={data.next} />}
    </>
  );
}

function copyNumbers(orders: readonly ListedOrder[]) {
  return <CopyButton text={orders.map(({ number }) => number).join('\n')} what={words.copyNumbers} />;
}
