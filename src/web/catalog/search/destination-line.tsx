import type { Destination } from '../../../domain/catalog/catalog-schema.ts';
import { splitAtMatch } from '../../../domain/catalog/search.ts';
import { Flag } from '../../pictures/flag.tsx';

import styles from './destination-line.module.css';

/** One destination in a list of matches: flag, name with what matched marked, region, code. */
export function DestinationLine({ destination, query }: { destination: Destination; query: string }) {
  const { iso, name, region } = destination;
  const [before, match, after] = splitAtMatch(name, query) ?? [name, '', ''];
  return (
    <span className={styles['line']}>
      <Flag iso={iso} />
      <span className={styles['name']}>
        {before}
        {match && <b className={styles['match']}>{match}</b>}
        {after}
      </span>
      <span className={styles['region']}>{region}</span>
      <span className={styles['iso']}>{iso}</span>
    </span>
  );
}
