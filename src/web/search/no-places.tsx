import { useId } from 'react';
import { Link } from 'react-router';

import { paths } from '../core/paths.ts';
import type { FoundPlaces } from './found-places.ts';
import { meantWords, unsoldWords } from './meant-words.ts';
import { useTellMissed } from './use-tell-missed.ts';
import { destinationSearchWords as words } from './words.ts';

import styles from './no-places.module.css';

/** Without a result: a suggestion, and the popular places. */
export function NoPlaces({ query, found }: { query: string; found: FoundPlaces }) {
  const popular = useId();
  const { meant, unsold } = found;
  useTellMissed(query);
  return (
    <div className={styles['empty']}>
      <p>{unsold ? unsoldWords.none(unsold.name) : words.nothingFound(query)}</p>
      {unsold && (
        <Link to={unsold.page} className={styles['meant']}>
          {unsoldWords.near}
        </Link>
      )}
      {meant && (
        <Link to={meant.leadsTo.page} className={styles['meant']}>
          {meantWords(meant.name, meant.by)}
        </Link>
      )}
      {found.popular.length > 0 && (
        <>
          <p className={styles['popular']} id={popular}>
            {words.popular}
          </p>
          <ul className={styles['places']} aria-labelledby={popular}>
            {found.popular.map(({ iso, name }) => (
              <li key={iso}>
                <Link to={paths.country(iso)} className={styles['place']}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
