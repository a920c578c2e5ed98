import emptyIcon from '@phosphor-icons/core/regular/list-magnifying-glass.svg?raw';
import { useMemo } from 'react';

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
import { auditColumns } from './audit-columns.tsx';
import { auditWords as words } from './words.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const FIELDS: readonly FilterField[] = [
  { kind: 'text', name: 'what', label: words.filters.what, maxLength: 60 },
  { kind: 'text', name: 'order', label: words.filters.order, maxLength: 36, pattern: UUID },
  { kind: 'day', name: 'from', label: words.filters.from },
  { kind: 'day', name: 'to', label: words.filters.to },
];

/** Who did what, on what, why, and from where. */
export function Audit() {
  const may = useMay();
  const people = useVerb('people', {}).data?.people;
  const fields = useMemo((): readonly FilterField[] => {
    const options = people?.map(({ id, email }) => [id, email] as const) ?? [];
    return [{ kind: 'choice', name: 'operator', label: words.filters.operator, options }, ...FIELDS];
  }, [people]);
  const columns = useMemo(() => auditColumns(new Map(people?.map(({ id, email }) => [id, email]))), [people]);
  const { values, after, change, clear } = useFilters(fields);
  const { data, failure, waiting, reload } = useVerb('audit', { ...values, ...(after && { before: after }) });
  const isFiltered = Object.keys(values).length > 0;
  return (
    <>
      <PageHead
        title={words.title}
        actions={may('audit.export') && <CsvButton path="audit.csv" query={values} filename="audit.csv" />}
      >
        {words.lead}
      </PageHead>
      <FilterBar fields={fields} values={values} onChange={change} onClear={clear} />
      {failure && data && <OldAlert failure={failure} onRetry={reload} />}
      {failure && !data ? (
        <CallTrouble failure={failure} onRetry={reload} />
      ) : (
        <DataTable
          name="audit"
          label={words.list}
          columns={columns}
          rows={data?.acts ?? null}
          idOf={({ id }) => String(id)}
          nameOf={({ what }) => what}
          waiting={waiting}
          empty={<EmptyList icon={emptyIcon} words={words.empty} isFiltered={isFiltered} onClear={clear} />}
        />
      )}
      {data && <Pager next={data.next === null ? null : String(data.next)} />}
    </>
  );
}
