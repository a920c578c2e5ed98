import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

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
        <Alert title="Failed to restore eSIM. Please try again." className={styles['note']}>
          It is still under ‘Hidden eSIMs’.
        </Alert>
      )}
      {hidden && (
        <Alert
          tone="success"
          title={`Your eSIM for ${hidden.country_name} left the list.`}
          className={styles['note']}
        >
          <Button variant="link" onClick={() => onUndo(hidden)}>
            Undo
          </Button>
        </Alert>
      )}
    </>
  );
}
