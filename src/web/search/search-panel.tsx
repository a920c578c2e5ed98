import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';

import { tripTo } from '../../domain/trip/trip-to.ts';
import { paths } from '../core/paths.ts';
import { DestinationLine } from './destination-line.tsx';
import type { CountryRow, FoundPlaces } from './found-places.ts';
import { keepInView } from './keep-in-view.ts';
import { NoPlaces } from './no-places.tsx';
import { RegionLine } from './region-line.tsx';
import { splitWords, stopWords } from './result-words.ts';
import { TripChips } from './trip-chips.tsx';
import { destinationSearchWords as words } from './words.ts';

import styles from './search-panel.module.css';

export { findPlaces } from './find-places.ts';
export { isEnoughFor, readSearchIndex } from './read-search-index.ts';

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
  /** Whether further stops can be added to a found place: not where one is chosen for something else. */
  hasStops: boolean;
}

/** The results under the search field; without a query, the popular places. */
export function SearchPanel(given: SearchPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keepInView(panel.current), []);
  const { found, query, hasStops } = given;
  const stops = hasStops ? stopsOf(found) : [];
  return (
    <div ref={panel} className={styles['panel']}>
      <TripChips trip={found.trip} />
      {found.isSplit && <p className={styles['note']}>{splitWords.note}</p>}
      {found.choices.length === 0 ? <NoPlaces query={query} found={found} /> : <Options {...given} />}
      {stops.length > 0 && (
        <Link to={paths.trip(tripTo(stops))} className={styles['stops']}>
          {stopWords.add}
        </Link>
      )}
    </div>
  );
}

/** Codes of the places that are meant: all of a route, or the one that Enter opens. */
function stopsOf({ destinations, first, isRoute, regionsFirst }: FoundPlaces): string[] {
  const all = destinations.map(({ destination }) => destination.iso);
  if (isRoute) return all;
  return first === 0 && !regionsFirst ? all.slice(0, 1) : [];
}

function Options({ list, found, query, marked, onMark, onGo }: SearchPanelProps) {
  const { regions, regionsFirst, popular } = found;
  const asksNothing = popular.length > 0;
  const countries: CountryRow[] = asksNothing
    ? popular.map((destination) => ({ destination, by: null }))
    : found.destinations;
  const option = (position: number) => ({
    role: 'option',
    id: optionId(list, position),
    'aria-selected': position === marked,
    tabIndex: -1,
    className: styles['option'],
    onPointerMove: () => onMark(position),
    onClick: () => onGo(position),
  });
  const countriesFrom = regionsFirst ? regions.length : 0;
  const regionsFrom = regionsFirst ? 0 : countries.length;
  const regionGroup = regions.length > 0 && (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is a group of options in a list
    <div key="regions" role="group" aria-labelledby={`${list}-regions`} className={styles['regions']}>
      <div id={`${list}-regions`} role="presentation" className={styles['group']}>
        {words.regions}
      </div>
      {regions.map((region, position) => (
        <div key={region.slug} {...option(regionsFrom + position)}>
          <RegionLine region={region} />
        </div>
      ))}
    </div>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is a list of options of a field
    <div role="listbox" id={list} aria-label={asksNothing ? words.popular : words.list}>
      {asksNothing && (
        <div role="presentation" className={styles['group']}>
          {words.popular}
        </div>
      )}
      {regionsFirst && regionGroup}
      {countries.map((one, position) => (
        <div key={one.destination.iso} {...option(countriesFrom + position)}>
          <DestinationLine found={one} query={query} />
        </div>
      ))}
      {!regionsFirst && regionGroup}
    </div>
  );
}

function optionId(list: string, position: number): string {
  return `${list}-${position}`;
}
