import emptyIcon from '@phosphor-icons/core/regular/check-circle.svg?raw';

import { CASE_KINDS, CASE_STATES } from '../../../domain/operators/cases.ts';
import { useVerb } from '../api/use-verb.ts';
import { CallTrouble, OldAlert } from '../parts/call-trouble.tsx';
import { DataTable } from '../parts/list/data-table.tsx';
import { EmptyList } from '../parts/list/empty-list.tsx';
import { FilterBar } from '../parts/list/filter-bar.tsx';
import { type FilterField, useFilters } from '../parts/list/filters.ts';
import { Pager } from '../parts/list/pager.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { caseColumns } from './case-columns.tsx';
import { casesWords as words } from './words.ts';

const FIELDS: readonly FilterField[] = [
  {
    kind: 'choice',
    name: 'state',
    label: words.filters.state,
    options: CASE_STATES.map((state) => [state, words.states[state]] as const),
  },
  {
    kind: 'choice',
    name: 'kind',
    label: words.filters.kind,
    options: CASE_KINDS.map((kind) => [kind, words.kinds[kind]] as const),
  },
  {
    kind: 'choice',
    name: 'owner',
    label: words.filters.owner,
    options: [
      ['me', words.mine],
      ['nobody', words.nobodys],
    ],
  },
];

/** What a person must see to. */
export function Cases() {
  const { values, after, change, clear } = useFilters(FIELDS);
  const { data, failure, waiting, reload } = useVerb('cases', { ...values, ...(after && { after }) });
  return (
    <>
      <PageHead title={words.title}>{data && words.lead(data.open)}</PageHead>
      <FilterBar fields={FIELDS} values={values} onChange={change} onClear={clear} />
      {failure && data && <OldAlert failure={failure} onRetry={reload} />}
      {failure && !data ? (
        <CallTrouble failure={failure} onRetry={reload} />
      ) : (
        <DataTable
          name="cases"
          label={words.list}
          columns={caseColumns}
          rows={data?.cases ?? null}
          idOf={({ id }) => id}
          nameOf={({ kind }) => words.kinds[kind]}
          hrefOf={({ id }) => `/cases/${id}`}
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
