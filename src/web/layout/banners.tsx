import flaskIcon from '@phosphor-icons/core/regular/flask.svg?raw';
import pauseIcon from '@phosphor-icons/core/regular/pause-circle.svg?raw';

import { Icon } from '../ui/icon.tsx';
import { bannerWords } from './banner-words.ts';

import styles from './banners.module.css';

interface BannersProps {
  /** The shop takes test money alone. */
  sandbox: boolean;
  /** Why nothing is sold, in the operator's words. */
  paused: string | undefined;
}

/** What stands over every page of a shop that is not as usual. */
export function Banners({ sandbox, paused }: BannersProps) {
  return (
    <>
      {sandbox && (
        <aside className={styles['banner']} aria-label={bannerWords.notice}>
          <Icon of={flaskIcon} size={16} />
          {bannerWords.sandbox}
        </aside>
      )}
      {paused !== undefined && (
        <aside className={styles['banner']} aria-label={bannerWords.paused}>
          <Icon of={pauseIcon} size={20} />
          {paused}
        </aside>
      )}
    </>
  );
}
