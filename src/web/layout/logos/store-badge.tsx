import androidIcon from '@phosphor-icons/core/fill/android-logo-fill.svg?raw';
import playIcon from '@phosphor-icons/core/fill/google-play-logo-fill.svg?raw';

import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { storeWords } from './words.ts';

import styles from './store-badge.module.css';

/** The link to the Android app, with Google Play's badge if it is in that store. */
export function StoreBadge({ url, wide = false }: { url: string; wide?: boolean }) {
  const [icon, small, large] =
    new URL(url).hostname === 'play.google.com'
      ? [playIcon, storeWords.play.before, storeWords.play.name]
      : [androidIcon, storeWords.other.before, storeWords.other.name];
  return (
    <a href={url} rel="noopener" className={classNames(styles['badge'], wide && styles['wide'])}>
      <Icon of={icon} size={26} className={styles['icon']} />
      <span>
        <span className={styles['small']}>{small} </span>
        <span className={styles['large']}>{large}</span>
      </span>
    </a>
  );
}
