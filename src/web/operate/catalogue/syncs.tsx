import emptyIcon from '@phosphor-icons/core/regular/arrows-clockwise.svg?raw';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { callVerb } from '../api/call-verb.ts';
import { useCan } from '../api/session.ts';
import { useAct } from '../api/use-act.ts';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { Alerts } from '../parts/layout.tsx';
import { ListScreen } from '../parts/list-screen.tsx';
import { useList } from '../parts/list/use-list.ts';
import { Moment } from '../parts/moment.tsx';
import { partWords } from '../parts/words.ts';
import { CatalogueTabs } from './catalogue-tabs.tsx';
import { differencesText, OutcomePill, whoOf } from './sync-outcome.tsx';
import { syncsWords as words } from './words.ts';

import styles from './catalogue.module.css';

/** A catalogue of many pages takes time. */
const SYNC_MS = 180_000;

export function Syncs() {
  const can = useCan();
  const list = useList('syncs', {}, { pagedBy: 'before' });
  const sync = useAct(async () => {
    try {
      const answer = await callVerb('sync', {}, AbortSignal.timeout(SYNC_MS));
      const { revision, changed } = answer as { revision: number; changed: boolean };
      return words.read(revision, changed);
    } finally {
      list.reload();
    }
  });
  return (
    <ListScreen
      list={list}
      words={words}
      lead={words.lead}
      actions={
        can('catalogue.sync') && (
          <Button variant="secondary" busy={sync.busy} onClick={sync.run}>
            {words.now}
          </Button>
        )
      }
      tabs={<CatalogueTabs />}
      alerts={
        <Alerts done={sync.done}>
          <ErrorAlert failure={sync.failure} />
          {sync.busy && <Alert tone="info" title={words.reading} />}
        </Alerts>
      }
      icon={emptyIcon}
      rows={list.data?.syncs}
      columns={[
        { id: 'at', phone: 'lead', cell: ({ at }) => <Moment at={at} /> },
        { id: 'outcome', phone: 'end', cell: ({ outcome }) => <OutcomePill outcome={outcome} /> },
        {
          id: 'differences',
          phone: 'below',
          cell: (sync) => <span className={styles['bundle']}>{differencesText(sync)}</span>,
        },
        { id: 'by', cell: whoOf },
        { id: 'plans', isNumber: true, cell: ({ counts }) => counts?.plans ?? partWords.none },
        {
          id: 'revision',
          isNumber: true,
          isExtra: true,
          cell: ({ revision }) => revision ?? partWords.none,
        },
      ]}
      idOf={({ id }) => String(id)}
      nameOf={({ at }) => words.one(at)}
      hrefOf={({ id }) => `/catalogue/syncs/${id}`}
    />
  );
}
