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
import { troubleWords } from './words.ts';

import styles from './call-trouble.module.css';

interface Trouble {
  icon: string;
  title: string;
  text: string;
}

/** The message for a failed call. */
export function troubleOf({ status, reason, message, waitSeconds }: ConsoleFailure): Trouble {
  if (reason === 'offline') return { icon: brokenIcon, ...troubleWords.offline };
  if (reason === 'not_your_role') return { icon: roleIcon, ...troubleWords.role };
  if (reason === CHANGED_BY_ANOTHER) return { icon: waitIcon, ...troubleWords.changed };
  if (status === 404) return { icon: missingIcon, title: troubleWords.missing.title, text: message };
  if (status === 429)
    return { icon: waitIcon, title: troubleWords.many.title, text: troubleWords.many.text(waitSeconds) };
  if (status === 503) return { icon: awayIcon, ...troubleWords.away };
  return { icon: brokenIcon, title: troubleWords.other.title, text: message };
}

interface CallTroubleProps {
  failure: ConsoleFailure;
  onRetry: () => void;
  /** `h1` if it is the page's only heading. */
  heading?: 'h1' | 'h2';
}

/** Replaces content that failed to load. */
export function CallTrouble({ failure, onRetry, heading }: CallTroubleProps) {
  const { icon, title, text } = troubleOf(failure);
  const helps = failure.reason !== 'not_your_role' && failure.status !== 404;
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
export function CallAlert({ failure }: { failure: ConsoleFailure | null }) {
  if (!failure || failure.reason === CODE_NOT_GIVEN) return null;
  const { title, text } = troubleOf(failure);
  return (
    <Alert title={title} className={styles['alert']}>
      {text}
    </Alert>
  );
}

/** Above content that is out of date because it failed to reload. */
export function OldAlert({ failure, onRetry }: { failure: ConsoleFailure; onRetry: () => void }) {
  return (
    <Alert tone="warning" title={troubleWords.old} className={styles['alert']}>
      {troubleOf(failure).text}{' '}
      <Button variant="link" onClick={onRetry}>
        {commonWords.tryAgain}
      </Button>
    </Alert>
  );
}
