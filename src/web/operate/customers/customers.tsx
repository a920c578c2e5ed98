import emptyIcon from '@phosphor-icons/core/regular/user-list.svg?raw';

import { useVerb } from '../api/use-verb.ts';
import { CallTrouble, OldAlert } from '../parts/call-trouble.tsx';
import { DataTable } from '../parts/list/data-table.tsx';
import { EmptyList } from '../parts/list/empty-list.tsx';
import { FilterBar } from '../parts/list/filter-bar.tsx';
import { type FilterField, useFilters } from '../parts/list/filters.ts';
import { Pager } from '../parts/list/pager.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { customerColumns } from './customer-columns.tsx';
import { customersWords as words } from './words.ts';

const FIELDS: readonly FilterField[] = [
  { kind: 'text', name: 'who', label: words.filters.who, maxLength: 320 },
  {
    kind: 'choice',
    name: 'blocked',
    label: words.filters.blocked,
    options: [['yes', words.yes]],
  },
];

/** Whoever buys: the accounts, and guests by their mailbox. */
export function Customers() {
  const { values, after, change, clear } = useFilters(FIELDS);
  const { data, failure, waiting, reload } = useVerb('customers', { ...values, ...(after && { after }) });
  const isFiltered = Object.keys(values).length > 0;
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <FilterBar fields={FIELDS} values={values} onChange={change} onClear={clear} />
      {failure && data && <OldAlert failure={failure} onRetry={reload} />}
      {failure && !data ? (
        <CallTrouble failure={failure} onRetry={reload} />
      ) : (
        <DataTable
          name="customers"
          label={words.list}
          columns={customerColumns}
          rows={data?.customers ?? null}
          idOf={({ id }) => id}
          nameOf={({ address }) => address}
          hrefOf={({ id }) => `/customers/${id}`}
          waiting={waiting}
          empty={<EmptyList icon={emptyIcon} words={words.empty} isFiltered={isFiltered} onClear={clear} />}
        />
      )}
      {data && <Pager next={data.next} />}
    </>
  );
}
