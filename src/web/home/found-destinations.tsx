import { Link } from 'react-router';

import { DestinationLine } from '../search/destination-line.tsx';
import type { FoundPlaces } from '../search/found-places.ts';
import { NoPlaces } from '../search/no-places.tsx';
import { RegionLine } from '../search/region-line.tsx';
import { splitWords } from '../search/result-words.ts';
import { TripChips } from '../search/trip-chips.tsx';

import styles from './found-destinations.module.css';

/** Search results as links, for a page with a query in its address. */
export function FoundDestinations({ query, found }: { query: string; found: FoundPlaces }) {
  const { destinations, regions, popular, choices } = found;
  const lines = [
    ...regions.map((region) => <RegionLine key={region.slug} region={region} />),
    ...[...destinations, ...popular.map((destination) => ({ destination, by: null }))].map((one) => (
      <DestinationLine key={one.destination.iso} found={one} query={query} />
    )),
  ];
  const ordered = found.regionsFirst
    ? lines
    : [...lines.slice(regions.length), ...lines.slice(0, regions.length)];
  return (
    <div className={styles['panel']}>
      <TripChips trip={found.trip} />
      {found.isSplit && <p className={styles['note']}>{splitWords.note}</p>}
      {choices.length === 0 ? (
        <NoPlaces query={query} found={found} />
      ) : (
        <ul>
          {choices.map(({ page }, position) => (
            <li key={page}>
              <Link to={page} className={styles['link']}>
                {ordered[position]}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
