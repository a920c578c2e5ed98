import { Link } from 'react-router';

import type { Destination } from '../../domain/catalog/catalog-schema.ts';
import { MAX_SUGGESTIONS } from '../../domain/catalog/search.ts';
import { DestinationLine } from '../catalog/search/destination-line.tsx';
import { destinationSearchWords } from '../catalog/search/words.ts';
import { paths } from '../core/paths.ts';

import styles from './found-destinations.module.css';

/** The answer to a search as links, for a page that came with its query in the address. */
export function FoundDestinations({ query, found }: { query: string; found: Destination[] }) {
  if (found.length === 0)
    return <p className={styles['panel']}>{destinationSearchWords.nothingFound(query)}</p>;
  return (
    <ul className={styles['panel']}>
      {found.slice(0, MAX_SUGGESTIONS).map((destination) => (
        <li key={destination.iso}>
          <Link to={paths.country(destination.iso)} className={styles['link']}>
            <DestinationLine destination={destination} query={query} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
