import offlineIcon from '@phosphor-icons/core/regular/wifi-slash.svg?raw';

import { Icon } from '../ui/icon.tsx';
import { useIsOnline } from '../ui/use-is-online.ts';
import { layoutWords } from './words.ts';

import styles from './offline-hint.module.css';

/** Says that the connection is lost, below everything that can be pressed. */
export function OfflineHint() {
  const isOnline = useIsOnline();
  return (
    <output className={styles['place']}>
      {!isOnline && (
        <p ref={liftFloating} className={styles['line']} data-ground="night" data-offline>
          <Icon of={offlineIcon} size={20} />
          {layoutWords.offline}
        </p>
      )}
    </output>
  );
}

/** Tells the style sheets how high the line is, which depends on its words, so that what floats at the foot stays above it. */
function liftFloating(line: HTMLElement | null): (() => void) | undefined {
  if (!line) return undefined;
  const { style } = document.documentElement;
  const measure = () => style.setProperty('--foot', `${line.offsetHeight}px`);
  const observer = new ResizeObserver(measure);
  observer.observe(line);
  measure();
  return () => {
    observer.disconnect();
    style.removeProperty('--foot');
  };
}
