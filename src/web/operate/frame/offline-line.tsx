import offlineIcon from '@phosphor-icons/core/regular/wifi-slash.svg?raw';

import { Icon } from '../../ui/icon.tsx';
import { useIsOnline } from '../../ui/use-is-online.ts';
import { frameWords } from './words.ts';

import styles from './offline-line.module.css';

/** Says that the connection is lost, in the flow of the page, so that it covers no button. */
export function OfflineLine() {
  const isOnline = useIsOnline();
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
