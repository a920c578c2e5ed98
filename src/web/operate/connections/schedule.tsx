import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { callVerb } from '../api/call-verb.ts';
import { useCan } from '../api/session.ts';
import { useAct } from '../api/use-act.ts';
import { useVerb } from '../api/use-verb.ts';
import type { ExportPermissions } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { CsvButton } from '../parts/csv-button.tsx';
import { DescriptionList } from '../parts/description-list.tsx';
import { DetailScreen } from '../parts/detail-screen.tsx';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { Alerts, Cards } from '../parts/layout.tsx';
import { Moment } from '../parts/moment.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { LastRun } from './schedules.tsx';
import { scheduleWords as words } from './words.ts';

import styles from './connections.module.css';

const NEEDS: ExportPermissions = {
  orders: 'orders.export',
  income: 'money.export',
  invoices: 'money.export',
  oss_return: 'money.export',
  oss_documents: 'money.export',
  payouts: 'money.export',
  leads: 'leads.export',
  audit: 'audit.export',
};

/** One export that the shop makes by itself: its last run, and the file behind the sign-in. */
export function Schedule() {
  const { id = '' } = useParams();
  const can = useCan();
  const navigate = useNavigate();
  const read = useVerb('export_schedule', { id });
  const [isRemoving, setIsRemoving] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const [changed, setChanged] = useState<string | null>(null);
  const run = useAct(async () => {
    await callVerb('export_schedule_run', { id });
    read.reload();
    return words.run.done;
  });
  return (
    <DetailScreen
      read={read}
      back={['/connections/exports', words.back]}
      head={({ export: name, last, goes_to: to }) => (
        <PageHead title={words.names[name]} beside={<LastRun last={last} />}>
          {to}
        </PageHead>
      )}
    >
      {({ filters, ...schedule }) => {
        const { export: name, every, next_at: next, last, made_by: by, query } = schedule;
        return (
          <>
            <div className={styles['acts']}>
              <CsvButton
                permission={NEEDS[name]}
                path={`${name}.csv`}
                query={filters}
                label={words.download}
              />
              {can('connections.work') && (
                <Button variant="secondary" busy={run.busy} onClick={run.run}>
                  {words.run.button}
                </Button>
              )}
              {can('connections.change') && (
                <Button variant="bare" onClick={() => setIsChanging(true)}>
                  {words.create.changeButton}
                </Button>
              )}
              {can('connections.change') && (
                <Button variant="bare" onClick={() => setIsRemoving(true)}>
                  {words.remove.button}
                </Button>
              )}
            </div>
            <Alerts done={run.done ?? changed}>
              <ErrorAlert failure={run.failure} />
              {last && !last.ok && <Alert tone="warning" title={last.words} />}
            </Alerts>
            <Cards>
              <Card title={words.facts}>
                <DescriptionList
                  facts={[
                    [words.columns.every, words.every[every]],
                    [words.filter, query || words.none],
                    [words.columns.next, <Moment key="next" at={next} exact />],
                    [
                      words.columns.last,
                      last && (
                        <>
                          <Moment at={last.at} exact /> · {last.words}
                        </>
                      ),
                    ],
                    [words.made, by ?? words.commandLine],
                  ]}
                />
              </Card>
            </Cards>
            <ScheduleDialog
              key={schedule.version}
              schedule={{ ...schedule, filters }}
              open={isChanging}
              onClose={() => setIsChanging(false)}
              onMade={() => {
                setChanged(words.create.changed);
                read.reload();
              }}
            />
            <ConfirmDialog
              open={isRemoving}
              title={words.remove.title}
              lead={words.remove.lead}
              action={words.remove.action}
              asksWhy={false}
              onClose={() => setIsRemoving(false)}
              onConfirm={async () => {
                await callVerb('export_schedule_remove', { id });
                await navigate('/connections/exports', { replace: true });
              }}
            />
          </>
        );
      }}
    </DetailScreen>
  );
}
