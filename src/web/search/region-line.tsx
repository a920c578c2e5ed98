import globeIcon from '@phosphor-icons/core/regular/globe-hemisphere-west.svg?raw';

import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import type { RegionRow } from './found-places.ts';
import { regionLineWords } from './result-words.ts';

import styles from './destination-line.module.css';

/** A region in the list of matches: its name, its number of countries, and what it lacks of several meant places. */
export function RegionLine({ region: { name, by, countries, cover } }: { region: RegionRow }) {
  return (
    <span className={styles['line']}>
      <Icon of={globeIcon} size={28} />
      <span className={styles['name']}>
        {name} {by !== null && <span className={styles['by']}>{by}</span>}
      </span>
      <span className={classNames(styles['region'], styles['wide'])}>
        {cover ? regionLineWords.covers(countries, cover) : regionLineWords.countries(countries)}
      </span>
    </span>
  );
}
