import flaskIcon from '@phosphor-icons/core/regular/flask.svg?raw';

import { useSettings } from '../core/site.ts';
import { Icon } from '../ui/icon.tsx';

import styles from './sandbox-banner.module.css';

/** A shop on test money says so on every page. */
export function SandboxBanner() {
  if (!useSettings().sandbox) return null;
  return (
    <aside className={styles['banner']} aria-label="Notice">
      <Icon of={flaskIcon} size={16} />
      Sandbox: no real money moves
    </aside>
  );
}
