import { type ReactNode, useCallback, useEffect, useRef } from 'react';

import type { Plan } from '../../../domain/catalog/catalog-schema.ts';
import { formatDataAmount, formatDays } from '../../../domain/catalog/data-amount.ts';
import { planLabel } from '../../../domain/catalog/plan.ts';
import type { Timeline } from '../../../domain/esims/timeline.ts';
import type { UserEsim } from '../../../domain/esims/user-esim.ts';
import { labelled } from '../../../domain/language-words.ts';
import { answerOf } from '../../api/api.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useApi } from '../../api/use-api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LocalDate } from '../../ui/time/local-date.tsx';
import { commonWords } from '../../ui/words.ts';
import { timelinePlanWords } from './timeline-plan-words.ts';
import { timelineWords } from './words.ts';

import styles from './esim-timeline.module.css';

/** An eSIM's steps so far, each with its time and source. */
export function EsimTimeline({ esim }: { esim: UserEsim }) {
  const { id } = esim;
  const api = useApi();
  const ask = useCallback(() => answerOf(api.esims[':id'].$get({ param: { id }, query: {} })), [api, id]);
  const { answer, askAgain, refresh } = useAnswer(ask);
  const shown = useRef(esim);
  useEffect(() => {
    if (shown.current === esim) return;
    shown.current = esim;
    // What changes an eSIM is a step of it.
    refresh();
  }, [esim, refresh]);
  return (
    <section className={styles['part']} aria-labelledby="order-timeline">
      <h3 id="order-timeline" className={styles['title']}>
        {timelineWords.title}
      </h3>
      {answer.state === 'loading' && <Skeleton height="14rem" radius="var(--r)" />}
      {answer.state === 'failed' && (
        <Alert title={timelineWords.failed}>
          <Button variant="link" onClick={askAgain}>
            {commonWords.tryAgain}
          </Button>
        </Alert>
      )}
      {answer.state === 'loaded' && <Steps timeline={answer.value.timeline} />}
    </section>
  );
}

function Steps({ timeline }: { timeline: Timeline }) {
  const notYet = timeline.some(({ ended_as: end }) => end !== null)
    ? timelineWords.never
    : timelineWords.notYet;
  return (
    <ol className={styles['steps']}>
      {timeline.map(({ step, at, source, ended_as: end, plan, added }) => (
        <li
          key={plan === null ? step : `${step} ${at}`}
          className={classNames(styles['step'], at !== null && styles['done'])}
        >
          <b>
            {plan === null ? nameOf(step, end) : labelled(nameOf(step, end), added ? addedPlan(added) : plan)}
          </b>
          <span>{at === null ? notYet : momentOf(at, source)}</span>
        </li>
      ))}
    </ol>
  );
}

function momentOf(at: string, source: Timeline[number]['source']): ReactNode {
  const when = <LocalDate at={at} withTime />;
  return source ? timelineWords.from(when, timelineWords.sources[source]) : when;
}

/** '1 GB for 7 days, Japan'. */
const addedPlan = (plan: Plan) =>
  timelinePlanWords(planLabel(plan, formatDataAmount), formatDays(plan.duration), plan.country);

function nameOf(step: Timeline[number]['step'], end: Timeline[number]['ended_as']): string {
  const ends: Partial<Record<NonNullable<typeof end>, string>> = timelineWords.ends;
  return (end === null ? undefined : ends[end]) ?? timelineWords.steps[step];
}
