import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { hidingWords } from './words.ts';

import styles from './hidden-esims.module.css';

interface HidingNoteProps {
  /** The one that has just left the list. */
  hidden: UserEsim | null;
  /** One did not come back. */
  hasFailed: boolean;
  onUndo: (esim: UserEsim) => void;
}

/** Says what has just left the list, with the way to undo it. */
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
