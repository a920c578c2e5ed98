import { useState } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { callVerb } from '../api/call-verb.ts';
import { useCan } from '../api/session.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { Moment } from '../parts/moment.tsx';
import { OrderLink } from '../parts/order-link.tsx';
import { partWords } from '../parts/words.ts';
import { jobWords as words } from './words.ts';

import styles from './health.module.css';

interface JobsBoxProps {
  jobs: Output<'jobs'>;
  onRetried: () => void;
}

/** Waiting jobs, and failed ones, which can be run again one by one or all at once. */
export function JobsCard({ jobs: { kinds, failed }, onRetried }: JobsBoxProps) {
  const canRetry = useCan()('jobs.retry');
  /** The failed job to run again, by its id; without one, all. */
  const [asked, setAsked] = useState<{ id?: string } | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const waiting = kinds.filter((kind) => kind.waiting > 0);
  const { name, waiting: count, oldest } = words.columns;
  const columns = words.failedColumns;

  async function retry(reason: string) {
    const { jobs } = await callVerb('jobs_retry', { ...asked, reason });
    setDone(words.done(jobs.length));
    onRetried();
  }

  return (
    <Card
      title={words.title}
      action={
        canRetry &&
        failed.length > 1 && (
          <Button variant="secondary" onClick={() => setAsked({})}>
            {words.all}
          </Button>
        )
      }
    >
      {done !== null && <Alert tone="success" title={done} className={styles['done']} />}
      {waiting.length === 0 ? (
        <p className={styles['does']}>{words.idle}</p>
      ) : (
        <SmallTable
          label={words.label}
          head={[name, count, oldest]}
          numbers={[1, 2]}
          rows={waiting.map((kind) => [
            kind.name,
            [kind.name, kind.waiting, words.seconds(kind.oldest_seconds)],
          ])}
        />
      )}
      <h3 className={styles['under']}>{words.failed}</h3>
      {failed.length === 0 ? (
        <p className={styles['does']}>{words.noneFailed}</p>
      ) : (
        <SmallTable
          label={words.failedLabel}
          head={[
            columns.name,
            columns.at,
            columns.tries,
            columns.order,
            columns.request,
            ...(canRetry ? [columns.act] : []),
          ]}
          numbers={[2]}
          rows={failed.map((job) => [
            job.id,
            [
              job.name,
              <Moment key="at" at={job.failed_at} />,
              job.tries,
              <OrderLink key="order" order={job.order} />,
              job.request_id ?? partWords.none,
              ...(canRetry
                ? [
                    <Button
                      key="act"
                      variant="link"
                      aria-label={words.againLabel(job.name)}
                      onClick={() => setAsked({ id: job.id })}
                    >
                      {words.again}
                    </Button>,
                  ]
                : []),
            ],
          ])}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        title={words.title2}
        lead={words.lead}
        action={words.again}
        onClose={() => setAsked(null)}
        onConfirm={retry}
      />
    </Card>
  );
}
