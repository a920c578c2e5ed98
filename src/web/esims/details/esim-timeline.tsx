import { useCallback } from 'react';

import type { Timeline } from '../../../domain/esims/timeline.ts';
import type { UserEsim } from '../../../domain/esims/user-esim.ts';
import { answerOf } from '../../api/api.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useApi } from '../../api/use-api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LocalDate } from '../../ui/time/local-date.tsx';

import styles from './esim-timeline.module.css';

const NAMES: Record<Timeline[number]['step'], string> = {
  paid: 'Paid',
  ordered: 'Ordered',
  assigned: 'Assigned',
  installed: 'Installed',
  first_use: 'First use',
  used_80: '80% used',
  topped_up: 'Data added',
  ended: 'Ended',
};
const ENDS: Partial<Record<NonNullable<Timeline[number]['ended_as']>, string>> = {
  depleted: 'All data used',
  expired: 'Expired',
  lapsed: 'Lapsed',
  revoked: 'Taken back',
  refunded: 'Refunded',
};
const SOURCES = {
  shop: 'from our records',
  network: 'from the network',
  noticed: 'first noticed by us',
} as const;

/** What has happened to an eSIM so far, each step with its time and who says so. */
export function EsimTimeline({ id }: Pick<UserEsim, 'id'>) {
  const api = useApi();
  const ask = useCallback(() => answerOf(api.esims[':id'].$get({ param: { id } })), [api, id]);
  const { answer, askAgain } = useAnswer(ask);
  return (
    <section className={styles['part']} aria-labelledby="order-timeline">
      <h3 id="order-timeline" className={styles['title']}>
        Order timeline
      </h3>
      {answer.state === 'loading' && <Skeleton height="14rem" radius="var(--r)" />}
      {answer.state === 'failed' && (
        <Alert title="The timeline did not load.">
          <Button variant="link" onClick={askAgain}>
            Try again
          </Button>
        </Alert>
      )}
      {answer.state === 'loaded' && <Steps timeline={answer.value.timeline} />}
    </section>
  );
}

function Steps({ timeline }: { timeline: Timeline }) {
  const notYet = timeline.some(({ ended_as: end }) => end !== null) ? 'Never' : 'Not yet';
  return (
    <ol className={styles['steps']}>
      {timeline.map(({ step, at, source, ended_as: end, plan }) => (
        <li
          key={plan === null ? step : `${step} ${at}`}
          className={classNames(styles['step'], at !== null && styles['done'])}
        >
          <b>
            {end === null ? NAMES[step] : (ENDS[end] ?? NAMES[step])}
            {plan !== null && `: ${plan}`}
          </b>
          <span>
            {at === null ? (
              notYet
            ) : (
              <>
                <LocalDate at={at} withTime />
                {source && `, ${SOURCES[source]}`}
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
