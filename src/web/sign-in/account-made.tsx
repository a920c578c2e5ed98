import doneIcon from '@phosphor-icons/core/regular/check-circle.svg?raw';
import { useEffect } from 'react';

import { Icon } from '../ui/icon.tsx';
import { authDialogWords } from './auth-dialog-words.ts';

import styles from '../ui/panels/toast.module.css';

/** The account's own page shows the same note as long as it applies. */
const SHOWN_MS = 8_000;

/** What a new account still needs. */
export function AccountMade({ shown, onOver }: { shown: boolean; onOver: () => void }) {
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(onOver, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown, onOver]);
  return (
    <output className={styles['place']}>
      {shown && (
        <p className={styles['toast']}>
          <Icon of={doneIcon} />
          {authDialogWords.made}
        </p>
      )}
    </output>
  );
}
