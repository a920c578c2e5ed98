import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import type { RegionRow } from '../../search/found-places.ts';
import { RegionLine } from '../../search/region-line.tsx';
import { withTrip } from '../../search/with-trip.ts';
import type { CountryList } from './read-country-list.ts';

import styles from './found-regions.module.css';

/** Regions above the countries that a search found. */
export function FoundRegions({ regions, trip }: { regions: RegionRow[] } & Pick<CountryList, 'trip'>) {
  return (
    <ul className={styles['regions']}>
      {regions.map((region) => (
        <li key={region.slug}>
          <Link to={withTrip(paths.region(region.slug), trip)} className={styles['link']}>
            <RegionLine region={region} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
