import type { ReactNode } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { draftWords as words } from './words.ts';

import styles from './draft-alerts.module.css';

interface DraftAlertsProps {
  /** Says that somebody published after the draft was begun; null while nobody has. */
  newer: string | null;
  /** The draft counts as one of the newest version. */
  onKeep: () => void;
  onDiscard: () => void;
  /** The button that goes on with the draft. */
  children: ReactNode;
}

/** What an operator has changed and not published. Leaving the page asks first. */
export function DraftAlerts({ newer, onKeep, onDiscard, children }: DraftAlertsProps) {
  return (
    <>
      {newer !== null && (
        <Alert tone="warning" title={newer}>
          {words.newerText}
          <span className={styles['acts']}>
            <Button variant="link" onClick={onDiscard}>
              {words.take}
            </Button>
            <Button variant="link" onClick={onKeep}>
              {words.keep}
            </Button>
          </span>
        </Alert>
      )}
      <LeaveGuard />
      <Alert tone="info" title={words.title}>
        {words.text}
        <span className={styles['acts']}>
          {children}
          <Button variant="bare" onClick={onDiscard}>
            {words.discard}
          </Button>
        </span>
      </Alert>
    </>
  );
}
