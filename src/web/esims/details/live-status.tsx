import refreshIcon from '@phosphor-icons/core/bold/arrows-clockwise-bold.svg?raw';
import type { ReactNode } from 'react';

import type { BundleStatus } from '../../../domain/esims/bundle-status.ts';
import type { UserEsim } from '../../../domain/esims/user-esim.ts';
import { liveSentences } from '../../../domain/orders/esim-standing.ts';
import { showBundleState } from '../../esim-status/bundle-state.ts';
import { DataLeft } from '../../esim-status/data-left.tsx';
import { showStatus } from '../../esim-status/esim-status.ts';
import type { useLiveStatus } from '../../esim-status/use-live-status.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Disclosure } from '../../ui/panels/disclosure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { LocalDate } from '../../ui/time/local-date.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { commonWords } from '../../ui/words.ts';
import { FactRows } from './fact-rows.tsx';
import { liveStatusWords } from './words.ts';

import styles from './esim-details.module.css';

interface LiveStatusProps {
  live: ReturnType<typeof useLiveStatus>;
  /** With the newest reading. */
  esim: UserEsim;
  hasMore: boolean;
  /** The next step. */
  children: ReactNode;
}

/** What the network reports about a bundle, and when. */
export function LiveStatus({ live, esim, hasMore, children }: LiveStatusProps) {
  const { status, isFresh, isGone, busy, error, refresh } = live;
  return (
    <section className={styles['part']} aria-labelledby="live-status">
      <div className={styles['head']}>
        <h3 id="live-status" className={styles['title']}>
          {liveStatusWords.title}
        </h3>
        {!isGone && (
          <Button variant="secondary" busy={busy} onClick={refresh}>
            {!busy && <Icon of={refreshIcon} />}
            {liveStatusWords.refresh}
          </Button>
        )}
      </div>
      {isGone && <p>{liveStatusWords.returned}</p>}
      {error !== null && <Alert title={error} />}
      {!isFresh && (
        <Alert tone="info" title={liveStatusWords.failed.title}>
          {liveStatusWords.failed.text}
        </Alert>
      )}
      {status && !isGone && <Reading status={status} esim={esim} hasMore={hasMore} next={children} />}
      {!status && !isGone && busy && (
        <>
          <VisuallyHidden status>{commonWords.loading}</VisuallyHidden>
          <Skeleton height="12rem" radius="var(--r)" />
        </>
      )}
    </section>
  );
}

interface ReadingProps extends Pick<LiveStatusProps, 'esim' | 'hasMore'> {
  status: BundleStatus;
  next: ReactNode;
}

function Reading({ status, esim, hasMore, next }: ReadingProps) {
  const { tone, label } = showBundleState(status.bundle_state);
  const [sentence, meaning] = liveSentences(esim, status.bundle_state);
  const amount = (text: string | null) => text ?? liveStatusWords.unknown;
  const isCounted = status.usage_percent !== null;
  const today = status.full_speed_today;
  const shop = showStatus(esim.status, status.bundle_state);
  const days =
    status.started_at === null
      ? []
      : [
          { name: liveStatusWords.facts.daysStarted, value: <LocalDate at={status.started_at} withTime /> },
          { name: liveStatusWords.facts.daysEnd, value: <LocalDate at={status.ends_at} withTime /> },
        ];
  // The sentence above says the same in words; side by side, the two words for it seem to differ.
  const technical = [
    { name: liveStatusWords.facts.status, value: <StatusPill tone={shop.tone}>{shop.label}</StatusPill> },
    { name: liveStatusWords.facts.state, value: <StatusPill tone={tone}>{label}</StatusPill> },
    { name: liveStatusWords.facts.data, value: status.initial_quantity_formatted },
    ...(isCounted
      ? [
          { name: liveStatusWords.facts.used, value: amount(status.used_quantity_formatted) },
          { name: liveStatusWords.facts.remaining, value: amount(status.remaining_quantity_formatted) },
          { name: liveStatusWords.facts.usage, value: `${Math.min(100, status.usage_percent ?? 0)}%` },
        ]
      : []),
    ...(today
      ? [{ name: liveStatusWords.facts.atFullSpeed, value: liveStatusWords.leftOf(today.left, today.of) }]
      : []),
    { name: liveStatusWords.facts.assigned, value: <LocalDate at={status.assignment_date} withTime /> },
    { name: liveStatusWords.facts.reference, value: amount(status.assignment_reference), isLong: true },
    { name: liveStatusWords.facts.updated, value: <LocalDate at={status.last_updated} withTime /> },
  ];
  return (
    <>
      <p>
        <b>{sentence}</b>
      </p>
      {meaning !== undefined && <p>{meaning}</p>}
      <DataLeft status={status} hasMore={hasMore} />
      {next}
      <div className={styles['facts']}>
        {days.length > 0 && <FactRows facts={days} />}
        <Disclosure summary={liveStatusWords.technical}>
          <FactRows facts={technical} />
        </Disclosure>
      </div>
    </>
  );
}
