import emptyIcon from '@phosphor-icons/core/regular/receipt.svg?raw';
import { useState } from 'react';

import { INVOICE_KINDS } from '../../../domain/checkout/invoice-number.ts';
import { useMay } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Input } from '../api/verbs.ts';
import { CallTrouble, OldAlert } from '../parts/call-trouble.tsx';
import { CsvButton } from '../parts/csv-button.tsx';
import { DataTable } from '../parts/list/data-table.tsx';
import { EmptyList } from '../parts/list/empty-list.tsx';
import { FilterBar } from '../parts/list/filter-bar.tsx';
import { type FilterField, useFilters } from '../parts/list/filters.ts';
import { Pager } from '../parts/list/pager.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { invoiceColumns } from './invoice-columns.tsx';
import { invoicesWords as words } from './invoices-words.ts';
import { MoneyTabs } from './money-tabs.tsx';

const MONTHS = 24;
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** This month and those before it, by UTC. */
function months(now: Date): (readonly [value: string, name: string])[] {
  return Array.from({ length: MONTHS }, (_, back) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
    return [month.toISOString().slice(0, 7), MONTH.format(month)] as const;
  });
}

/** Months as they are when the page is opened. */
function fieldsNow(): readonly FilterField[] {
  return [
    { kind: 'choice', name: 'month', label: words.filters.month, options: months(new Date()) },
    {
      kind: 'choice',
      name: 'kind',
      label: words.filters.kind,
      options: INVOICE_KINDS.map((kind) => [kind, words.kinds[kind]] as const),
    },
    { kind: 'text', name: 'which', label: words.filters.which, maxLength: 320 },
  ];
}

/** Invoices and credit notes: found, and taken along as PDF, of a month at once. */
export function Invoices() {
  const may = useMay();
  const [fields] = useState(fieldsNow);
  const { values, after, change, clear } = useFilters(fields);
  const { data, failure, waiting, reload } = useVerb('invoices', {
    ...(values as Input<'invoices'>),
    ...(after && { after }),
  });
  const filename = (ending: string) => `invoices${values['month'] ? `-${values['month']}` : ''}.${ending}`;
  return (
    <>
      <PageHead
        title={words.title}
        actions={
          may('books.export') && (
            <>
              <CsvButton path="invoices.zip" query={values} filename={filename('zip')} label={words.zip} />
              <CsvButton path="invoices.csv" query={values} filename={filename('csv')} />
            </>
          )
        }
      >
        {words.lead}
      </PageHead>
      <MoneyTabs />
      <FilterBar fields={fields} values={values} onChange={change} onClear={clear} />
      {failure && data && <OldAlert failure={failure} onRetry={reload} />}
      {failure && !data ? (
        <CallTrouble failure={failure} onRetry={reload} />
      ) : (
        <DataTable
          name="invoices"
          label={words.list}
          columns={invoiceColumns}
          rows={data?.invoices ?? null}
          idOf={({ id }) => id}
          nameOf={({ number }) => number}
          waiting={waiting}
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
