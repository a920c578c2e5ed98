import flaskIcon from '@phosphor-icons/core/regular/flask.svg?raw';
import pauseIcon from '@phosphor-icons/core/regular/pause-circle.svg?raw';

import { useSettings } from '../core/site.ts';
import { Icon } from '../ui/icon.tsx';
import { layoutWords } from './words.ts';

import styles from './sandbox-banner.module.css';

/** While sales are paused, shows the operator's message on every page. */
export function PauseBanner() {
  const words = useSettings().salesPaused;
  if (words === undefined) return null;
  return (
    <aside className={styles['banner']} aria-label={layoutWords.paused}>
      <Icon of={pauseIcon} size={20} />
      {words}
    </aside>
  );
}

/** Says on every page of a sandbox that no real money moves. */
export function SandboxBanner() {
  if (!useSettings().sandbox) return null;
  return (
    <aside className={styles['banner']} aria-label={layoutWords.notice}>
      <Icon of={flaskIcon} size={16} />
      {layoutWords.sandbox}
    </aside>
  );
}
