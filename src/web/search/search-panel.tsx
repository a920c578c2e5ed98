import type { Destination } from '../../domain/catalog/catalog-schema.ts';
import type { Found } from '../../domain/catalog/search.ts';
import { DestinationLine } from './destination-line.tsx';
import type { FoundPlaces } from './found-places.ts';
import { NoPlaces } from './no-places.tsx';
import { RegionLine } from './region-line.tsx';
import { destinationSearchWords as words } from './words.ts';

import styles from './search-panel.module.css';

export { findPlaces } from './find-places.ts';
export { readSearchIndex } from './read-search-index.ts';

interface SearchPanelProps {
  /** Id of the list of options. */
  list: string;
  found: FoundPlaces;
  /** The query of these results. */
  query: string;
  /** Position of the option that Enter chooses. */
  marked: number;
  onMark: (position: number) => void;
  onGo: (position: number) => void;
}

/** The results under the search field; without a query, the popular places. */
export function SearchPanel({ list, found, query, marked, onMark, onGo }: SearchPanelProps) {
  const { regions, popular } = found;
  const asksNothing = popular.length > 0;
  const destinations = asksNothing ? popular.map(asFound) : found.destinations;
  if (found.pages.length === 0) return <NoPlaces query={query} found={found} />;
  const option = (position: number) => ({
    role: 'option',
    id: optionId(list, position),
    'aria-selected': position === marked,
    tabIndex: -1,
    className: styles['option'],
    onPointerMove: () => onMark(position),
    onClick: () => onGo(position),
  });
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is a list of options of a field
    <div role="listbox" id={list} aria-label={asksNothing ? words.popular : words.list}>
      {asksNothing && (
        <div role="presentation" className={styles['group']}>
          {words.popular}
        </div>
      )}
      {destinations.map((one, position) => (
        <div key={one.destination.iso} {...option(position)}>
          <DestinationLine found={one} query={query} />
        </div>
      ))}
      {regions.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is a group of options in a list
        <div role="group" aria-labelledby={`${list}-regions`} className={styles['regions']}>
          <div id={`${list}-regions`} role="presentation" className={styles['group']}>
            {words.regions}
          </div>
          {regions.map((one, position) => (
            <div key={one.destination.iso} {...option(destinations.length + position)}>
              <RegionLine found={one} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function optionId(list: string, position: number): string {
  return `${list}-${position}`;
}

function asFound(destination: Destination): Found<Destination> {
  return { destination, by: null, isWhole: false };
}
