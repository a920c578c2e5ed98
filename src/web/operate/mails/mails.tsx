import emptyIcon from '@phosphor-icons/core/regular/envelope-simple.svg?raw';
import { useMemo } from 'react';
import { Navigate } from 'react-router';

import { MAIL_STATES } from '../../../domain/operators/mail-state.ts';
import { useMay } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import { CallTrouble, OldAlert } from '../parts/call-trouble.tsx';
import { DataTable } from '../parts/list/data-table.tsx';
import { EmptyList } from '../parts/list/empty-list.tsx';
import { FilterBar } from '../parts/list/filter-bar.tsx';
import { type FilterField, useFilters } from '../parts/list/filters.ts';
import { Pager } from '../parts/list/pager.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { mailColumns } from './mail-columns.tsx';
import { MailsTabs } from './mails-tabs.tsx';
import { mailsWords as words, templateNames } from './words.ts';

const FIELDS: readonly FilterField[] = [
  {
    kind: 'choice',
    name: 'state',
    label: words.filters.state,
    options: MAIL_STATES.map((state) => [state, words.states[state]] as const),
  },
];

/** The outbox; who may not read it has the templates. */
export function Mails() {
  const may = useMay();
  return may('outbox.read') ? <Outbox /> : <Navigate to="/mails/templates" replace />;
}

function Outbox() {
  const { values, after, change, clear } = useFilters(FIELDS);
  const { data, failure, waiting, reload } = useVerb('mails', { ...values, ...(after && { after }) });
  const seconds = data?.sweep_seconds ?? 0;
  const columns = useMemo(() => mailColumns(seconds), [seconds]);
  return (
    <>
      <PageHead title={words.title}>{data && words.lead(data.queued, data.failed)}</PageHead>
      <MailsTabs />
      <FilterBar fields={FIELDS} values={values} onChange={change} onClear={clear} />
      {failure && data && <OldAlert failure={failure} onRetry={reload} />}
      {failure && !data ? (
        <CallTrouble failure={failure} onRetry={reload} />
      ) : (
        <DataTable
          name="mails"
          label={words.list}
          columns={columns}
          rows={data?.mails ?? null}
          idOf={({ id }) => id}
          nameOf={({ template }) => templateNames[template]}
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
