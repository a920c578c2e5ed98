import emptyIcon from '@phosphor-icons/core/regular/scales.svg?raw';
import { useState } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { StatusPill, type StatusTone } from '../../ui/status-pill.tsx';
import { callVerb } from '../api/call-verb.ts';
import { asFailure, type ConsoleFailure } from '../api/console-failure.ts';
import { useMay } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { CallAlert, CallTrouble, OldAlert } from '../parts/call-trouble.tsx';
import { type Column, DataTable } from '../parts/list/data-table.tsx';
import { useFilters } from '../parts/list/filters.ts';
import { Pager } from '../parts/list/pager.tsx';
import { Moment, shortMoment } from '../parts/moment.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { booksWords as words } from './books-words.ts';
import { MoneyTabs } from './money-tabs.tsx';

type Comparison = Output<'comparisons'>['comparisons'][number];

const TONES: Record<Comparison['outcome'], StatusTone> = { agree: 'good', differ: 'bad', failed: 'waiting' };

export function OutcomePill({ outcome }: Pick<Comparison, 'outcome'>) {
  return <StatusPill tone={TONES[outcome]}>{words.outcomes[outcome]}</StatusPill>;
}

/** Which entries did not agree. */
function told({ sides }: Comparison): string {
  return sides
    .flatMap(({ name, differences, failed }) => {
      if (failed !== null) return [words.failed(name)];
      return differences.length === 0 ? [] : [words.differing(name, differences.length)];
    })
    .join(', ');
}

const columns: readonly Column<Comparison>[] = [
  { id: 'at', header: words.columns.at, phone: 'lead', cell: ({ at }) => <Moment at={at} /> },
  {
    id: 'outcome',
    header: words.columns.outcome,
    phone: 'end',
    cell: ({ outcome }) => <OutcomePill outcome={outcome} />,
  },
  { id: 'differing', header: words.columns.differing, phone: 'below', cell: told },
  { id: 'by', header: words.columns.by, phone: 'below-end', cell: ({ by }) => by ?? words.shop },
  { id: 'since', header: words.columns.since, cell: ({ since }) => <Moment at={since} /> },
];

const NO_FIELDS = [] as const;

/** How our books were compared with those of others, and by whom. */
export function Books() {
  const may = useMay();
  const { after } = useFilters(NO_FIELDS);
  const { data, failure, waiting, reload } = useVerb('comparisons', after === undefined ? {} : { after });
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<Comparison['outcome'] | null>(null);
  const [refused, setRefused] = useState<ConsoleFailure | null>(null);

  async function compare() {
    if (busy) return;
    setBusy(true);
    setDone(null);
    setRefused(null);
    try {
      // As long as the others need to answer.
      const { outcome } = await callVerb('compare_books', {}, new AbortController().signal);
      setDone(outcome);
    } catch (error) {
      setRefused(asFailure(error));
    }
    setBusy(false);
    reload();
  }

  return (
    <>
      <PageHead
        title={words.title}
        actions={
          may('books.compare') && (
            <Button busy={busy} onClick={() => void compare()}>
              {busy ? words.comparing : words.compare}
            </Button>
          )
        }
      >
        {words.lead}
      </PageHead>
      <MoneyTabs />
      <CallAlert failure={refused} />
      {done !== null && <Alert tone={done === 'agree' ? 'success' : 'warning'} title={words.done[done]} />}
      {failure && data && <OldAlert failure={failure} onRetry={reload} />}
      {failure && !data ? (
        <CallTrouble failure={failure} onRetry={reload} />
      ) : (
        <DataTable
          name="comparisons"
          label={words.list}
          columns={columns}
          rows={data?.comparisons ?? null}
          idOf={({ id }) => id}
          nameOf={({ at }) => shortMoment(new Date(at))}
          hrefOf={({ id }) => `/money/books/${id}`}
          waiting={waiting}
          empty={
            <Panel icon={emptyIcon} title={words.empty.title}>
              {words.empty.text}
            </Panel>
          }
        />
      )}
      {data && <Pager next={data.next} />}
    </>
  );
}
