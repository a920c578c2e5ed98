import refreshIcon from '@phosphor-icons/core/bold/arrows-clockwise-bold.svg?raw';

import type { BundleStatus } from '../../../domain/esims/bundle-status.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { LocalDate } from '../../ui/time/local-date.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { showBundleState } from '../status/bundle-state.ts';
import { DataLeft } from '../status/data-left.tsx';
import type { useLiveStatus } from '../status/use-live-status.ts';
import { FactRows } from './fact-rows.tsx';

import styles from './esim-details.module.css';

interface LiveStatusProps {
  live: ReturnType<typeof useLiveStatus>;
}

/** What the network says about a bundle now, with the time of the reading. */
export function LiveStatus({ live }: LiveStatusProps) {
  const { status, isFresh, isGone, busy, error, refresh } = live;
  return (
    <section className={styles['part']} aria-labelledby="live-status">
      <div className={styles['head']}>
        <h3 id="live-status" className={styles['title']}>
          Live status
        </h3>
        {!isGone && (
          <Button variant="secondary" busy={busy} onClick={refresh}>
            {!busy && <Icon of={refreshIcon} />}
            Refresh
          </Button>
        )}
      </div>
      {isGone && <p>This eSIM was taken back, so the network does not know it any more.</p>}
      {error !== null && <Alert title={error} />}
      {!isFresh && (
        <Alert tone="info" title="The network cannot be asked just now.">
          This is what it said last. Please try again in a few minutes.
        </Alert>
      )}
      {status && !isGone && <Reading status={status} />}
      {!status && !isGone && busy && (
        <>
          <VisuallyHidden status>Loading...</VisuallyHidden>
          <Skeleton height="12rem" radius="var(--r)" />
        </>
      )}
    </section>
  );
}

function Reading({ status }: { status: BundleStatus }) {
  const { tone, label } = showBundleState(status.bundle_state);
  const amount = (text: string | null) => text ?? 'N/A';
  const isCounted = status.usage_percent !== null;
  const today = status.full_speed_today;
  const facts = [
    { name: 'State', value: <StatusPill tone={tone}>{label}</StatusPill> },
    { name: 'Data in the plan', value: status.initial_quantity_formatted },
    ...(isCounted
      ? [
          { name: 'Used', value: amount(status.used_quantity_formatted) },
          { name: 'Remaining', value: amount(status.remaining_quantity_formatted) },
          { name: 'Usage', value: `${Math.min(100, status.usage_percent ?? 0)}%` },
        ]
      : []),
    ...(today ? [{ name: 'At full speed today', value: `${today.left} of ${today.of}` }] : []),
    { name: 'Assigned', value: <LocalDate at={status.assignment_date} withTime /> },
    { name: 'Assignment reference', value: amount(status.assignment_reference), isLong: true },
    { name: 'Days started', value: <LocalDate at={status.started_at} withTime /> },
    { name: 'Days end', value: <LocalDate at={status.ends_at} withTime /> },
    { name: 'Last updated', value: <LocalDate at={status.last_updated} withTime /> },
  ];
  return (
    <>
      {status.message !== null && <p>{status.message}</p>}
      <DataLeft status={status} />
      <FactRows facts={facts} />
    </>
  );
}
