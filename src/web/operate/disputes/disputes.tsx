import emptyIcon from '@phosphor-icons/core/regular/scales.svg?raw';

import { DISPUTE_ENDS } from '../../../domain/operators/disputes.ts';
import { useVerb } from '../api/use-verb.ts';
import { CallTrouble, OldAlert } from '../parts/call-trouble.tsx';
import { DataTable } from '../parts/list/data-table.tsx';
import { EmptyList } from '../parts/list/empty-list.tsx';
import { FilterBar } from '../parts/list/filter-bar.tsx';
import { type FilterField, useFilters } from '../parts/list/filters.ts';
import { Pager } from '../parts/list/pager.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { disputeColumns } from './dispute-columns.tsx';
import { disputesWords as words, reasonName } from './words.ts';

const FIELDS: readonly FilterField[] = [
  {
    kind: 'choice',
    name: 'state',
    label: words.filters.state,
    options: DISPUTE_ENDS.map((state) => [state, words.states[state]] as const),
  },
  {
    kind: 'choice',
    name: 'processor',
    label: words.filters.processor,
    options: Object.entries(words.processors),
  },
];

/** What buyers contest at their bank or with PayPal. */
export function Disputes() {
  const { values, after, change, clear } = useFilters(FIELDS);
  const { data, failure, waiting, reload } = useVerb('disputes', { ...values, ...(after && { after }) });
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <FilterBar fields={FIELDS} values={values} onChange={change} onClear={clear} />
      {failure && data && <OldAlert failure={failure} onRetry={reload} />}
      {failure && !data ? (
        <CallTrouble failure={failure} onRetry={reload} />
      ) : (
        <DataTable
          name="disputes"
          label={words.list}
          columns={disputeColumns}
          rows={data?.disputes ?? null}
          idOf={({ id }) => id}
          nameOf={({ reason }) => reasonName(reason)}
          hrefOf={({ id }) => `/disputes/${id}`}
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
