import { Link } from 'react-router';

import { paths } from '../core/paths.ts';
import { DestinationLine } from '../search/destination-line.tsx';
import type { FoundPlaces } from '../search/found-places.ts';
import { NoPlaces } from '../search/no-places.tsx';
import { RegionLine } from '../search/region-line.tsx';

import styles from './found-destinations.module.css';

/** Search results as links, for a page with a query in its address. */
export function FoundDestinations({ query, found }: { query: string; found: FoundPlaces }) {
  const { destinations, regions } = found;
  if (destinations.length + regions.length === 0)
    return (
      <div className={styles['panel']}>
        <NoPlaces query={query} found={found} />
      </div>
    );
  return (
    <ul className={styles['panel']}>
      {destinations.map((one) => (
        <li key={one.destination.iso}>
          <Link to={paths.country(one.destination.iso)} className={styles['link']}>
            <DestinationLine found={one} query={query} />
          </Link>
        </li>
      ))}
      {regions.map((one) => (
        <li key={one.destination.iso}>
          <Link to={paths.region(one.destination.iso)} className={styles['link']}>
            <RegionLine found={one} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
