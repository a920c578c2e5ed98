import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { hidingWords } from './words.ts';

import styles from './hidden-esims.module.css';

interface HidingNoteProps {
  /** The eSIM that was just hidden. */
  hidden: UserEsim | null;
  /** Restoring one has failed. */
  hasFailed: boolean;
  onUndo: (esim: UserEsim) => void;
}

/** Says what was just hidden, with an undo button. */
export function HidingNote({ hidden, hasFailed, onUndo }: HidingNoteProps) {
  return (
    <>
      {hasFailed && (
        <Alert title={hidingWords.restoreFailed.title} className={styles['note']}>
          {hidingWords.restoreFailed.text}
        </Alert>
      )}
      {hidden && (
        <Alert tone="success" title={hidingWords.hidden(hidden.country_name)} className={styles['note']}>
          <Button variant="link" onClick={() => onUndo(hidden)}>
            {hidingWords.undo}
          </Button>
        </Alert>
      )}
    </>
  );
}
