import globeIcon from '@phosphor-icons/core/regular/globe-hemisphere-west.svg?raw';

import type { Found } from '../../domain/catalog/search.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import type { FoundRegion } from './found-places.ts';
import { destinationSearchWords } from './words.ts';

import styles from './destination-line.module.css';

/** A region in the list of matches: its name and its number of countries. */
export function RegionLine({ found }: { found: Found<FoundRegion> }) {
  const { name, countries } = found.destination;
  return (
    <span className={styles['line']}>
      <Icon of={globeIcon} size={28} />
      <span className={styles['name']}>
        {name} {found.by !== null && <span className={styles['by']}>{found.by}</span>}
      </span>
      <span className={classNames(styles['region'], styles['wide'])}>
        {destinationSearchWords.countries(countries)}
      </span>
    </span>
  );
}
