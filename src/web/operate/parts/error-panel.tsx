import brokenIcon from '@phosphor-icons/core/regular/cell-signal-slash.svg?raw';
import awayIcon from '@phosphor-icons/core/regular/database.svg?raw';
import waitIcon from '@phosphor-icons/core/regular/hourglass.svg?raw';
import roleIcon from '@phosphor-icons/core/regular/lock-key.svg?raw';
import missingIcon from '@phosphor-icons/core/regular/map-pin-simple-area.svg?raw';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { commonWords } from '../../ui/words.ts';
import { CHANGED_BY_ANOTHER, CODE_NOT_GIVEN, type ConsoleFailure } from '../api/console-failure.ts';
import { errorWords } from './words.ts';

import styles from './error-panel.module.css';

interface Description {
  icon: string;
  title: string;
  text: string;
}

/** The message for a failed call. */
export function describeFailure({ status, reason, message, waitSeconds }: ConsoleFailure): Description {
  if (reason === 'offline') return { icon: brokenIcon, ...errorWords.offline };
  if (reason === 'not_your_role') return { icon: roleIcon, ...errorWords.role };
  if (reason === CHANGED_BY_ANOTHER) return { icon: waitIcon, ...errorWords.changed };
  if (reason === 'no_order' || reason === 'unnamed_order')
    return { icon: missingIcon, ...errorWords.unnamed };
  if (reason === 'invalid_field') return { icon: missingIcon, title: errorWords.typed.title, text: message };
  if (status === 404) return { icon: missingIcon, title: errorWords.missing.title, text: message };
  if (status === 429)
    return { icon: waitIcon, title: errorWords.many.title, text: errorWords.many.text(waitSeconds) };
  if (status === 503) return { icon: awayIcon, ...errorWords.away };
  return { icon: brokenIcon, title: errorWords.other.title, text: message };
}

interface ErrorPanelProps {
  failure: ConsoleFailure;
  onRetry: () => void;
  /** `h1` if it is the page's only heading. */
  heading?: 'h1' | 'h2';
}

/** Replaces content that failed to load. */
export function ErrorPanel({ failure, onRetry, heading }: ErrorPanelProps) {
  const { icon, title, text } = describeFailure(failure);
  const helps = failure.reason !== 'not_your_role' && ![400, 404].includes(failure.status);
  return (
    <Panel
      icon={icon}
      title={title}
      alert
      {...(heading && { heading })}
      action={
        helps && (
          <Button variant="secondary" onClick={onRetry}>
            {commonWords.tryAgain}
          </Button>
        )
      }
    >
      {text}
    </Panel>
  );
}

/** Shown beside an act that failed; nothing if the operator entered no code. */
export function ErrorAlert({ failure }: { failure: ConsoleFailure | null }) {
  if (!failure || failure.reason === CODE_NOT_GIVEN) return null;
  const { title, text } = describeFailure(failure);
  return (
    <Alert title={title} className={styles['alert']}>
      {text}
    </Alert>
  );
}

/** Above content that is out of date because it failed to reload. */
export function StaleDataAlert({ failure, onRetry }: { failure: ConsoleFailure; onRetry: () => void }) {
  return (
    <Alert tone="warning" title={errorWords.old} className={styles['alert']}>
      {describeFailure(failure).text}{' '}
      <Button variant="link" onClick={onRetry}>
        {commonWords.tryAgain}
      </Button>
    </Alert>
  );
}
