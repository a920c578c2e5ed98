import mapIcon from '@phosphor-icons/core/bold/map-trifold-bold.svg?raw';

import { Icon } from '../ui/icon.tsx';

import styles from './flag.module.css';

/** Where a country would have its flag, a region has a folded map. */
export function RegionStamp() {
  return (
    <span className={styles['region']}>
      <Icon of={mapIcon} size={20} />
    </span>
  );
}
