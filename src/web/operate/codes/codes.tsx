import emptyIcon from '@phosphor-icons/core/regular/seal-percent.svg?raw';
import { useMemo, useState } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useMay } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Input } from '../api/verbs.ts';
import { CallTrouble, OldAlert } from '../parts/call-trouble.tsx';
import { DataTable } from '../parts/list/data-table.tsx';
import { EmptyList } from '../parts/list/empty-list.tsx';
import { FilterBar } from '../parts/list/filter-bar.tsx';
import { type FilterField, useFilters } from '../parts/list/filters.ts';
import { Pager } from '../parts/list/pager.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { codeColumns } from './code-columns.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { usePlaces } from './use-places.ts';
import { codesWords as words } from './words.ts';

import styles from './codes.module.css';

const FIELDS: readonly FilterField[] = [
  {
    kind: 'choice',
    name: 'state',
    label: words.filters.state,
    options: [
      ['running', words.filters.running],
      ['ended', words.filters.ended],
    ],
  },
];

/** Codes that lower a price, narrowed by what the address says. */
export function Codes() {
  const mayChange = useMay()('prices.change');
  const { values, after, change, clear } = useFilters(FIELDS);
  const { data, failure, waiting, reload } = useVerb('promotions', {
    ...(values as Input<'promotions'>),
    ...(after && { after }),
  });
  const { nameOf } = usePlaces();
  const columns = useMemo(() => codeColumns(nameOf), [nameOf]);
  const [isMaking, setMaking] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  return (
    <>
      <PageHead
        title={words.title}
        actions={mayChange && <Button onClick={() => setMaking(true)}>{words.make}</Button>}
      >
        {words.lead}
      </PageHead>
      {done !== null && (
        <div className={styles['done']}>
          <Alert tone="success" title={done} />
        </div>
      )}
      <FilterBar fields={FIELDS} values={values} onChange={change} onClear={clear} />
      {failure && data && <OldAlert failure={failure} onRetry={reload} />}
      {failure && !data ? (
        <CallTrouble failure={failure} onRetry={reload} />
      ) : (
        <DataTable
          name="codes"
          label={words.list}
          columns={columns}
          rows={data?.promotions ?? null}
          idOf={({ code }) => code}
          nameOf={({ code }) => code}
          hrefOf={({ code }) => `/codes/${code}`}
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
      {isMaking && (
        <CodeDialog
          promotion={null}
          onClose={() => setMaking(false)}
          onDone={({ code, state, reach }) => {
            const made = state === 'waiting' ? words.madeForLater(code) : words.made(code);
            setDone(reach.short === 0 ? made : `${made} ${words.short(reach.short, reach.plans)}`);
            reload();
          }}
          onChanged={reload}
        />
      )}
    </>
  );
}
