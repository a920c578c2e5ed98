import exportIcon from '@phosphor-icons/core/regular/file-csv.svg?raw';
import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { useCan } from '../api/session.ts';
import type { Output } from '../api/verbs.ts';
import { ListScreen } from '../parts/list-screen.tsx';
import { useList } from '../parts/list/use-list.ts';
import { Moment } from '../parts/moment.tsx';
import { useAskedAct } from '../parts/use-asked-act.ts';
import { ConnectionTabs } from './connection-tabs.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { scheduleWords as words } from './words.ts';

/** The exports that the shop makes by itself. */
export function Schedules() {
  const canChange = useCan()('connections.change');
  const list = useList('export_schedules', {});
  const [isMaking, setIsMaking] = useState(false);
  useAskedAct(list.data && canChange ? { export_schedule_create: () => setIsMaking(true) } : {});
  return (
    <ListScreen
      list={list}
      words={words}
      lead={words.lead}
      actions={canChange && <Button onClick={() => setIsMaking(true)}>{words.create.button}</Button>}
      tabs={<ConnectionTabs />}
      icon={exportIcon}
      rows={list.data?.schedules}
      columns={[
        { id: 'export', phone: 'lead', cell: ({ export: name }) => words.names[name] },
        { id: 'every', cell: ({ every }) => words.every[every] },
        { id: 'to', phone: 'below', breaks: 'anywhere', cell: ({ goes_to: to }) => to },
        { id: 'next', cell: ({ next_at: at }) => <Moment at={at} /> },
        { id: 'last', phone: 'end', cell: ({ last }) => <LastRun last={last} /> },
      ]}
      idOf={({ id }) => id}
      nameOf={({ export: name, goes_to: to }) => `${words.names[name]} ${to}`}
      hrefOf={({ id }) => `/connections/exports/${id}`}
    >
      <ScheduleDialog open={isMaking} onClose={() => setIsMaking(false)} onMade={list.reload} />
    </ListScreen>
  );
}

/** Whether the newest run worked. */
export function LastRun({ last }: Pick<Output<'export_schedule'>, 'last'>) {
  if (last === null) return words.never;
  return <StatusPill tone={last.ok ? 'good' : 'bad'}>{last.ok ? words.ok : words.failed}</StatusPill>;
}
