import offlineIcon from '@phosphor-icons/core/regular/wifi-slash.svg?raw';
import { useSyncExternalStore } from 'react';

import { Icon } from '../../ui/icon.tsx';
import { frameWords } from './words.ts';

import styles from './offline-line.module.css';

/** Says that the connection is lost, in the flow of the page, so that it covers no button. */
export function OfflineLine() {
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine);
  return (
    <output className={styles['place']}>
      {!isOnline && (
        <p className={styles['line']}>
          <Icon of={offlineIcon} />
          {frameWords.offline}
        </p>
      )}
    </output>
  );
}

function listen(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
