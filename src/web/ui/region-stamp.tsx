import mapIcon from '@phosphor-icons/core/bold/map-trifold-bold.svg?raw';

import { Icon } from './icon.tsx';

import styles from './flag.module.css';

/** Where a country would have its flag, a region has a folded map. */
export function RegionStamp({ size = 40 }: { size?: number }) {
  return (
    <span className={styles['region']} style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}>
      <Icon of={mapIcon} size={size / 2} />
    </span>
  );
}
