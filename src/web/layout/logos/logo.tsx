import type { SiteLook } from '../../../domain/operators/brand/page-look.ts';
import { useSettings } from '../../core/site.ts';
import { classNames } from '../../ui/class-names.ts';

import styles from './logo.module.css';

/** A SIM card with its cut corner; the S on it is a route to a destination. */
export function Logo({ brand, night = false }: { brand: string; night?: boolean }) {
  const { logo } = useSettings();
  return (
    <span className={classNames(styles['logo'], night && styles['night'])}>
      {logo ? <OwnLogo {...logo} atNight={night} brand={brand} /> : <Mark />}
      {!logo?.hasName && (
        <span className={styles['word']} translate="no">
          {brand}
        </span>
      )}
    </span>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 26 30" width="26" height="30" aria-hidden="true">
      <path
        className={styles['card']}
        d="M3.5 0h13.6a2 2 0 0 1 1.42.6l6.9 7a2 2 0 0 1 .58 1.4v17.5a3.5 3.5 0 0 1-3.5 3.5h-19A3.5 3.5 0 0 1 0 26.5v-23A3.5 3.5 0 0 1 3.5 0z"
      />
      <path
        className={styles['route']}
        d="M18.6 9.3H11.3a3.35 3.35 0 0 0 0 6.7h3.8a3.9 3.9 0 0 1 0 7.8H7.4"
      />
      <circle className={styles['end']} cx="7.2" cy="23.8" r="2.35" />
    </svg>
  );
}

type OwnLogoProps = NonNullable<SiteLook['logo']> & { brand: string; atNight: boolean };

/** The operator's, on light pages and on dark ones. */
function OwnLogo({ src, night, width, height, hasName, brand, atNight }: OwnLogoProps) {
  return (
    <picture>
      {night && !atNight && <source srcSet={night} media="screen and (prefers-color-scheme: dark)" />}
      <img
        src={(atNight && night) || src}
        width={width}
        height={height}
        alt={hasName ? brand : ''}
        data-own-logo
      />
    </picture>
  );
}
