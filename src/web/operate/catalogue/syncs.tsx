import emptyIcon from '@phosphor-icons/core/regular/arrows-clockwise.svg?raw';
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
import { type FilterField, useFilters } from '../parts/list/filters.ts';
import { Pager } from '../parts/list/pager.tsx';
import { Moment } from '../parts/moment.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { partWords } from '../parts/words.ts';
import { CatalogueTabs } from './catalogue-tabs.tsx';
import { syncsWords as words } from './words.ts';

import styles from './catalogue.module.css';

type Sync = Output<'syncs'>['syncs'][number];

const NO_FIELDS: readonly FilterField[] = [];
/** A catalogue of many pages takes its time. */
const SYNC_MS = 180_000;

const TONES: Record<Sync['outcome'], StatusTone> = { changed: 'good', same: 'quiet', failed: 'bad' };

export function OutcomePill({ outcome }: Pick<Sync, 'outcome'>) {
  return <StatusPill tone={TONES[outcome]}>{words.outcomes[outcome]}</StatusPill>;
}

export function differencesText({ outcome, differences, refused, failure }: Sync): string {
  if (failure !== null) return failure;
  const unsold = refused ? [words.refusedCount(refused)] : [];
  if (!differences) {
    const none = outcome === 'changed' ? words.noDifferences : partWords.none;
    return unsold[0] ?? none;
  }
  const { added, gone, dearer, cheaper } = differences;
  return [words.differences(added, gone, dearer, cheaper), ...unsold].filter(Boolean).join(', ');
}

export function whoOf({ by, origin }: Sync): string {
  return by ?? (origin === null ? words.timer : words.commandLine);
}

const columns: readonly Column<Sync>[] = [
  { id: 'at', header: words.columns.at, phone: 'lead', cell: ({ at }) => <Moment at={at} /> },
  {
    id: 'outcome',
    header: words.columns.outcome,
    phone: 'end',
    cell: ({ outcome }) => <OutcomePill outcome={outcome} />,
  },
  {
    id: 'differences',
    header: words.columns.differences,
    phone: 'below',
    cell: (sync) => <span className={styles['bundle']}>{differencesText(sync)}</span>,
  },
  { id: 'by', header: words.columns.by, cell: whoOf },
  {
    id: 'plans',
    header: words.columns.plans,
    isNumber: true,
    cell: ({ counts }) => counts?.plans ?? partWords.none,
  },
  {
    id: 'revision',
    header: words.columns.revision,
    isNumber: true,
    isExtra: true,
    cell: ({ revision }) => revision ?? partWords.none,
  },
];

/** Each time that the catalogue was read. */
export function Syncs() {
  const may = useMay();
  const { after } = useFilters(NO_FIELDS);
  const { data, failure, waiting, reload } = useVerb('syncs', after ? { before: after } : {});
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const [failed, setFailed] = useState<ConsoleFailure | null>(null);

  async function read() {
    setBusy(true);
    setDone(null);
    setFailed(null);
    try {
      const { revision, changed } = (await callVerb('sync', {}, AbortSignal.timeout(SYNC_MS))) as {
        revision: number;
        changed: boolean;
      };
      setDone(words.read(revision, changed));
    } catch (error) {
      setFailed(asFailure(error));
    }
    setBusy(false);
    reload();
  }

  return (
    <>
      <PageHead
        title={words.title}
        actions={
          may('catalogue.sync') && (
            <Button variant="secondary" busy={busy} onClick={() => void read()}>
              {words.now}
            </Button>
          )
        }
      >
        {words.lead}
      </PageHead>
      <CatalogueTabs />
      <CallAlert failure={failed} />
      {busy && <Alert tone="info" title={words.reading} />}
      {done !== null && <Alert tone="success" title={done} />}
      {failure && data && <OldAlert failure={failure} onRetry={reload} />}
      {failure && !data ? (
        <CallTrouble failure={failure} onRetry={reload} />
      ) : (
        <DataTable
          name="syncs"
          label={words.list}
          columns={columns}
          rows={data?.syncs ?? null}
          idOf={({ id }) => String(id)}
          nameOf={({ at }) => words.one(at)}
          hrefOf={({ id }) => `/catalogue/syncs/${id}`}
          waiting={waiting}
          empty={
            <Panel icon={emptyIcon} title={words.empty.title}>
              {words.empty.text}
            </Panel>
          }
        />
      )}
      {data && <Pager next={data.next === null ? null : String(data.next)} />}
    </>
  );
}
