import { useEffect, useState } from 'react';
import { Link } from 'react-router';

import type { SetupStep } from '../../../domain/operators/settings/setup.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { StatusPill, type StatusTone } from '../../ui/status-pill.tsx';
import { TimeAgo } from '../../ui/time/time-ago.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { callVerb } from '../api/call-verb.ts';
import { asFailure, type ConsoleFailure } from '../api/console-failure.ts';
import { useCan } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { ErrorAlert, ErrorPanel, StaleDataAlert } from '../parts/error-panel.tsx';
import { Findings } from '../parts/findings.tsx';
import { Alerts } from '../parts/layout.tsx';
import { TableSkeleton } from '../parts/list/table-skeleton.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { SettingTabs } from '../settings/setting-tabs.tsx';
import { STEP_WORDS, setupWords as words } from './words.ts';

import styles from './setup.module.css';

type Guide = Output<'setup'>;
type Step = Guide['steps'][number];

const TONES: Record<Step['state'], StatusTone> = {
  done: 'good',
  open: 'waiting',
  unchecked: 'quiet',
  live: 'quiet',
};

/** How many steps are done, of those that can be. */
export function progressOf({ steps }: Pick<Guide, 'steps'>): { done: number; all: number } {
  const all = steps.filter(({ state }) => state !== 'live');
  return { done: all.filter(({ state }) => state === 'done').length, all: all.length };
}

/** Walks a new owner from the brand to the first purchase; the doctor proves each step. */
export function Setup() {
  const { data, failure, reload } = useVerb('setup', {});
  return (
    <>
      <PageHead title={words.title}>{data && words.lead[data.mode]}</PageHead>
      <SettingTabs />
      {failure && data && <StaleDataAlert failure={failure} onRetry={reload} />}
      {failure && !data && <ErrorPanel failure={failure} onRetry={reload} />}
      {!failure && !data && <TableSkeleton />}
      {data && <Steps guide={data} onChanged={reload} />}
    </>
  );
}

const inputOf = (step: SetupStep | 'all') => (step === 'all' ? {} : { step });

function Steps({ guide, onChanged }: { guide: Guide; onChanged: () => void }) {
  const canChange = useCan()('settings.change');
  const isNew = guide.steps.every(({ state }) => state === 'unchecked' || state === 'live');
  // Whoever comes for the first time sees what is right already, and whoever comes back what they have just done.
  const [first] = useState<SetupStep | 'all' | null>(isNew ? 'all' : guide.next);
  const [busy, setBusy] = useState<SetupStep | 'all' | null>(first);
  const [failure, setFailure] = useState<ConsoleFailure | null>(null);
  const { done, all } = progressOf(guide);

  async function check(step: SetupStep | 'all') {
    if (busy !== null) return;
    setBusy(step);
    setFailure(null);
    try {
      await callVerb('setup_check', inputOf(step));
      onChanged();
    } catch (error) {
      setFailure(asFailure(error));
    }
    setBusy(null);
  }

  async function hide(hidden: boolean) {
    try {
      await callVerb('setup_hide', { hidden });
      onChanged();
    } catch (error) {
      setFailure(asFailure(error));
    }
  }

  useEffect(() => {
    if (first === null) return;
    const ask = async () => {
      try {
        await callVerb('setup_check', inputOf(first));
        onChanged();
      } catch (error) {
        setFailure(asFailure(error));
      }
      setBusy(null);
    };
    void ask();
  }, [first, onChanged]);

  return (
    <>
      <Alerts done={guide.next === null && all > 0 ? words.done : null}>
        <ErrorAlert failure={failure} />
        {guide.missing.length > 0 && <Alert tone="warning" title={words.closed} />}
      </Alerts>
      <VisuallyHidden status>{busy === null ? '' : words.checking}</VisuallyHidden>
      <div className={styles['sum']}>
        <p className={styles['progress']}>{words.progress(done, all)}</p>
        <progress
          className={styles['bar']}
          aria-label={words.progress(done, all)}
          value={done}
          max={Math.max(1, all)}
        />
        <Button variant="secondary" busy={busy === 'all'} onClick={() => void check('all')}>
          {busy === 'all' ? words.checking : words.checkAll}
        </Button>
      </div>
      <ol className={styles['steps']}>
        {guide.steps.map((step, at) => (
          <li key={step.step}>
            <StepBox
              // A step opens and closes anew when the next one changes.
              key={`${step.step} ${guide.next === step.step}`}
              step={step}
              number={at + 1}
              isNext={guide.next === step.step}
              isLive={guide.mode === 'live'}
              busy={busy === step.step || busy === 'all'}
              onCheck={() => void check(step.step)}
            />
          </li>
        ))}
      </ol>
      {canChange && (
        <p className={styles['away']}>
          <Button variant="link" onClick={() => void hide(!guide.hidden)}>
            {guide.hidden ? words.show : words.hide}
          </Button>
          {!guide.hidden && <span>{words.hideHint}</span>}
        </p>
      )}
    </>
  );
}

interface StepBoxProps {
  step: Step;
  number: number;
  isNext: boolean;
  isLive: boolean;
  busy: boolean;
  onCheck: () => void;
}

function StepBox({ step, number, isNext, isLive, busy, onCheck }: StepBoxProps) {
  const { title, todo, links, live } = STEP_WORDS[step.step];
  const act = busy ? words.checking : words.check;
  return (
    <details className={styles['box']} open={isNext}>
      <summary className={styles['summary']}>
        <span className={styles['number']} aria-hidden="true">
          {number}
        </span>
        <h2 className={styles['title']}>
          <VisuallyHidden>{words.number(number)}: </VisuallyHidden>
          {title}
        </h2>
        <StatusPill tone={TONES[step.state]}>{words.state[step.state]}</StatusPill>
      </summary>
      <div className={styles['body']}>
        <p>{todo}</p>
        {!isLive && (
          <p className={styles['note']}>
            {words.inLive} {live}
          </p>
        )}
        <p className={styles['links']}>
          {links.map(([to, name]) =>
            to.startsWith('/') ? (
              <Link key={to} to={to} className={buttonClass()}>
                {name}
              </Link>
            ) : (
              <span key={to}>
                {name}: <code>{to}</code>
              </span>
            ),
          )}
        </p>
        {step.step === 'mail' && <TestMail />}
        <Findings findings={step.findings} />
        <div className={styles['acts']}>
          <Button variant="secondary" busy={busy} aria-label={words.checkLabel(act, title)} onClick={onCheck}>
            {act}
          </Button>
          {step.checked_at !== null && (
            <span className={styles['note']}>
              {words.checked} <TimeAgo at={step.checked_at} />
            </span>
          )}
        </div>
      </div>
    </details>
  );
}

/** Sends a mail of the shop to the operator. */
function TestMail() {
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<Output<'mail_sample'> | null>(null);
  const [failure, setFailure] = useState<ConsoleFailure | null>(null);

  async function send() {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      setTold(await callVerb('mail_sample', { template: 'delivered' }));
    } catch (error) {
      setFailure(asFailure(error));
    }
    setBusy(false);
  }

  return (
    <div className={styles['acts']}>
      <Button variant="secondary" busy={busy} onClick={() => void send()}>
        {words.sendTest}
      </Button>
      {told && (
        <output className={styles['note']}>
          {told.result === 'sent' ? words.sent(told.to) : words.notSent(told.answer)}
        </output>
      )}
      <ErrorAlert failure={failure} />
    </div>
  );
}
