import mapIcon from '@phosphor-icons/core/bold/map-trifold-bold.svg?raw';

import { Icon } from '../ui/icon.tsx';

import styles from './flag.module.css';

/** A folded map in place of a country's flag. */
export function RegionStamp() {
  return (
    <span className={styles['region']}>
      <Icon of={mapIcon} size={20} />
    </span>
  );
}
