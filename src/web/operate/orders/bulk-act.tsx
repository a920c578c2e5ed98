import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import type { BulkRowState } from '../../../domain/operators/bulk.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { callVerb } from '../api/call-verb.ts';
import { useAct } from '../api/use-act.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { DescriptionList } from '../parts/description-list.tsx';
import { DetailScreen } from '../parts/detail-screen.tsx';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { Alerts } from '../parts/layout.tsx';
import { type Column, DataTable } from '../parts/list/data-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { partWords } from '../parts/words.ts';
import { BulkRowPill, BulkStatePill } from './bulk-state-pill.tsx';
import { bulkWords as words } from './bulk-words.ts';

import styles from './bulk-act.module.css';

type Bulk = Output<'bulk_act'>;
type Row = Bulk['rows'][number];

const LOOK_MS = 1_500;
/** After this long without a change, somebody may want to press. */
const QUIET_MS = 120_000;
const PAGE = 50;

const allOf = ({ counts }: Bulk) => Object.values(counts).reduce((sum, count) => sum + count, 0);
const isOver = ({ state }: Bulk) => state === 'done' || state === 'stopped';

/** A dry run before it is started, then the progress, then the result of each order. */
export function BulkAct() {
  const { id = '' } = useParams();
  const read = useVerb('bulk_act', { id });
  const isRunning = read.data?.state === 'running';
  const { reload } = read;
  useEffect(() => {
    if (!isRunning) return;
    const looking = setInterval(reload, LOOK_MS);
    return () => clearInterval(looking);
  }, [isRunning, reload]);

  return (
    <DetailScreen
      read={read}
      back={['/orders', words.back]}
      head={(bulk) => (
        <PageHead
          title={words.names[bulk.act](allOf(bulk))}
          beside={<BulkStatePill state={bulk.state} />}
          actions={<Acts bulk={bulk} onChanged={reload} />}
        >
          {leadOf(bulk)}
        </PageHead>
      )}
    >
      {(bulk) => (
        <>
          {bulk.state === 'running' && <Progress bulk={bulk} />}
          {bulk.state === 'stopped' && (
            <Alerts>
              <Alert tone="warning" title={bulk.started_at === null ? words.discarded : words.stopped} />
            </Alerts>
          )}
          <DescriptionList
            facts={[
              [words.amount, amountsOf(bulk)],
              [words.reason, bulk.why],
              [words.by, bulk.operator ?? words.list.commandLine],
            ]}
          />
          <Rows bulk={bulk} />
        </>
      )}
    </DetailScreen>
  );
}

function leadOf(bulk: Bulk): string {
  const { planned, done, refused } = bulk.counts;
  if (bulk.state === 'planned') return planned === 0 ? words.nothing : words.planLead(planned, refused);
  if (bulk.state === 'running') return words.running;
  return words.result(done, allOf(bulk) - done);
}

function amountsOf(bulk: Bulk): string | false {
  if (bulk.amounts.length === 0) return false;
  const sums = bulk.amounts.map(({ text }) => text).join(' + ');
  return bulk.state === 'planned' ? words.willGo(sums) : words.went(sums);
}

/** Starts, stops or continues it, or makes a new dry run of what failed. */
function Acts({ bulk, onChanged }: { bulk: Bulk; onChanged: () => void }) {
  const { id, act, state, counts, own } = bulk;
  const navigate = useNavigate();
  const start = useAct(async () => {
    await callVerb('bulk_start', { id, act });
    onChanged();
  });
  const stop = useAct(async () => {
    await callVerb('bulk_stop', { id });
    onChanged();
  });
  const failed = bulk.rows.filter(
    (row) => row.state === 'failed' || (state === 'stopped' && row.state === 'planned'),
  );
  const again = useAct(async () => {
    const orders = failed.map(({ order }) => order.id);
    const next = await callVerb('bulk_preview', { act, orders, reason: bulk.why });
    await navigate(`/orders/bulk/${next.id}`);
  });
  const isQuiet = useIsQuiet(bulk);
  return (
    <>
      {state === 'planned' && own && (
        <>
          <Button variant="bare" busy={stop.busy} onClick={stop.run}>
            {words.discard}
          </Button>
          {counts.planned > 0 && (
            <Button busy={start.busy} onClick={start.run}>
              {words.start[act](counts.planned)}
            </Button>
          )}
        </>
      )}
      {state === 'running' && (
        <>
          {isQuiet && own && (
            <Button variant="secondary" busy={start.busy} onClick={start.run}>
              {words.goOn}
            </Button>
          )}
          <Button variant="secondary" busy={stop.busy} onClick={stop.run}>
            {words.stop}
          </Button>
        </>
      )}
      {isOver(bulk) && bulk.started_at !== null && act !== 'note' && failed.length > 0 && (
        <Button variant="secondary" busy={again.busy} onClick={again.run}>
          {words.again(failed.length)}
        </Button>
      )}
      <ErrorAlert failure={start.failure ?? stop.failure ?? again.failure} />
    </>
  );
}

/** Whether a running act has not moved for a while. */
function useIsQuiet({ state, counts }: Bulk): boolean {
  const mark = `${state} ${JSON.stringify(counts)}`;
  const [quiet, setQuiet] = useState('');
  useEffect(() => {
    const waiting = setTimeout(() => setQuiet(mark), QUIET_MS);
    return () => clearTimeout(waiting);
  }, [mark]);
  return quiet === mark;
}

function Progress({ bulk }: { bulk: Bulk }) {
  const all = allOf(bulk) - bulk.counts.refused;
  const over = bulk.counts.done + bulk.counts.asked + bulk.counts.failed;
  const isQuiet = useIsQuiet(bulk);
  return (
    <div className={styles['progress']}>
      <progress
        className={styles['bar']}
        max={Math.max(all, 1)}
        value={over}
        aria-label={words.states.running}
      />
      <output>{words.progress(over, all)}</output>
      {isQuiet && <Alert tone="warning" title={words.quiet} />}
    </div>
  );
}

/** Orders that need no second look stand below the others. */
const WELL: ReadonlySet<BulkRowState> = new Set(['done', 'asked']);

const SHOWN: readonly BulkRowState[] = ['planned', 'begun', 'done', 'asked', 'refused', 'failed'];

function Rows({ bulk }: { bulk: Bulk }) {
  const [shown, setShown] = useState<BulkRowState | 'all'>('all');
  const [most, setMost] = useState(PAGE);
  const over = isOver(bulk);
  const wanted = bulk.rows
    .filter(({ state }) => shown === 'all' || state === shown)
    .toSorted((one, other) => (over ? Number(WELL.has(one.state)) - Number(WELL.has(other.state)) : 0));
  const columns: readonly Column<Row, keyof typeof words.columns>[] = [
    { id: 'order', phone: 'lead', cell: ({ order }) => order.number },
    { id: 'state', phone: 'end', cell: ({ state }) => <BulkRowPill state={state} isOver={over} /> },
    {
      id: 'words',
      phone: 'below',
      cell: ({ order, words: told }) =>
        told ?? ([order.buyer, order.plan].filter(Boolean).join(' · ') || partWords.none),
    },
    {
      id: 'amount',
      phone: 'below-end',
      isNumber: true,
      cell: ({ amount }) => amount?.text ?? partWords.none,
    },
  ];
  return (
    <>
      <label className={styles['show']}>
        {words.show}{' '}
        <select
          className={styles['choice']}
          value={shown}
          onChange={({ target }) => {
            setShown(target.value as BulkRowState | 'all');
            setMost(PAGE);
          }}
        >
          <option value="all">{words.showAll(bulk.rows.length)}</option>
          {SHOWN.filter((state) => bulk.counts[state] > 0).map((state) => (
            <option key={state} value={state}>
              {words.showSome(
                over && state === 'planned' ? words.leftAlone : words.rowStates[state],
                bulk.counts[state],
              )}
            </option>
          ))}
        </select>
      </label>
      <DataTable
        name="bulk_act"
        label={words.table}
        columns={columns}
        heads={words.columns}
        rows={wanted.slice(0, most)}
        idOf={({ order }) => order.id}
        nameOf={({ order }) => order.number}
        hrefOf={({ order }) => `/orders/${order.id}`}
        count={words.progress(Math.min(most, wanted.length), wanted.length)}
        empty={null}
      />
      {wanted.length > most && (
        <Button variant="secondary" onClick={() => setMost(most + PAGE)}>
          {words.more(Math.min(PAGE, wanted.length - most))}
        </Button>
      )}
    </>
  );
}
