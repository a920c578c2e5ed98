import offlineIcon from '@phosphor-icons/core/regular/wifi-slash.svg?raw';

import { Icon } from '../ui/icon.tsx';
import { useIsOnline } from '../ui/use-is-online.ts';
import { layoutWords } from './words.ts';

import styles from '../ui/panels/toast.module.css';

/** Says that the connection is lost. */
export function OfflineHint() {
  const isOnline = useIsOnline();
  return (
    <output className={styles['place']}>
      {!isOnline && (
        <p className={styles['toast']}>
          <Icon of={offlineIcon} />
          {layoutWords.offline}
        </p>
      )}
    </output>
  );
}
