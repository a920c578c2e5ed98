import emptyIcon from '@phosphor-icons/core/regular/briefcase.svg?raw';
import { useMemo } from 'react';

import { LEAD_STATES } from '../../../domain/enterprise/lead-state.ts';
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
import { leadColumns } from './lead-columns.tsx';
import { leadStateWords, leadsWords as words } from './words.ts';

/** What companies asked for, narrowed by what the address says. */
export function Leads() {
  const may = useMay();
  const people = useVerb('people', {}).data?.people;
  const fields = useMemo((): readonly FilterField[] => {
    return [
      {
        kind: 'choice',
        name: 'state',
        label: words.filters.state,
        options: LEAD_STATES.map((state) => [state, leadStateWords[state]] as const),
      },
      {
        kind: 'choice',
        name: 'owner',
        label: words.filters.owner,
        options: people?.map(({ id, email }) => [id, email] as const) ?? [],
      },
    ];
  }, [people]);
  const { values, after, change, clear } = useFilters(fields);
  const { data, failure, waiting, reload } = useVerb('leads', {
    ...(values as Input<'leads'>),
    ...(after && { after }),
  });
  return (
    <>
      <PageHead
        title={words.title}
        actions={may('leads.export') && <CsvButton path="leads.csv" query={values} filename="leads.csv" />}
      >
        {words.lead}
      </PageHead>
      <FilterBar fields={fields} values={values} onChange={change} onClear={clear} />
      {failure && data && <OldAlert failure={failure} onRetry={reload} />}
      {failure && !data ? (
        <CallTrouble failure={failure} onRetry={reload} />
      ) : (
        <DataTable
          name="leads"
          label={words.list}
          columns={leadColumns}
          rows={data?.leads ?? null}
          idOf={({ id }) => id}
          nameOf={({ company }) => company}
          hrefOf={({ id }) => `/leads/${id}`}
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
