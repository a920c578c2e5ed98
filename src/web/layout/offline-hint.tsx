import offlineIcon from '@phosphor-icons/core/regular/wifi-slash.svg?raw';
import { useSyncExternalStore } from 'react';

import { Icon } from '../ui/icon.tsx';
import { layoutWords } from './words.ts';

import styles from '../ui/panels/toast.module.css';

/** Says that the connection is lost. */
export function OfflineHint() {
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output className={styles['place']}>
      {!online && (
        <p className={styles['toast']}>
          <Icon of={offlineIcon} />
          {layoutWords.offline}
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
