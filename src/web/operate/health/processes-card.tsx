import { Alert } from '../../ui/alert.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { Moment } from '../parts/moment.tsx';
import { processWords as words } from './words.ts';

import styles from './health.module.css';

/** The running processes and their releases. */
export function ProcessesCard({ processes }: Pick<Output<'health'>, 'processes'>) {
  const { role, host, release, since, state } = words.columns;
  const releases = new Set(processes.filter(({ heard }) => heard).map(({ version }) => version));
  return (
    <Card title={words.title}>
      {releases.size > 1 && <Alert tone="warning" title={words.other} className={styles['done']} />}
      {processes.length === 0 ? (
        <p className={styles['does']}>{words.none}</p>
      ) : (
        <SmallTable
          label={words.label}
          head={[role, state, host, release, since]}
          rows={processes.map((one) => [
            one.id,
            [
              one.role,
              one.heard ? (
                <StatusPill key="state" tone="good">
                  {words.heard}
                </StatusPill>
              ) : (
                <span key="state">
                  {words.gone} <Moment at={one.seen} />
                </span>
              ),
              one.host,
              one.version,
              <Moment key="since" at={one.started} />,
            ],
          ])}
        />
      )}
    </Card>
  );
}
