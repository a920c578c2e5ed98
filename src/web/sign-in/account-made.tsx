import doneIcon from '@phosphor-icons/core/regular/check-circle.svg?raw';
import { useEffect } from 'react';

import { Icon } from '../ui/icon.tsx';
import { authDialogWords } from './auth-dialog-words.ts';

import styles from '../ui/panels/toast.module.css';

/** The account's own page says the same for as long as it is so. */
const SHOWN_MS = 8_000;

/** What an account that was just made still wants. */
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
