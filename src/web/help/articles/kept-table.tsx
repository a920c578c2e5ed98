import { KEPT } from './privacy-kept.ts';
import { keptWords } from './words.ts';

import styles from './kept-table.module.css';

/** What is stored, its content, and for how long; a list of cards if a table has no room. */
export function KeptTable() {
  return (
    <dl className={styles['table']}>
      {KEPT.map(({ what, holds, until }) => (
        <div key={what} className={styles['row']}>
          <dt className={styles['what']}>{what}</dt>
          <dd>{holds}</dd>
          <dd>
            <b>{keptWords.kept}</b> {until}
          </dd>
        </div>
      ))}
    </dl>
  );
}
