import brokenIcon from '@phosphor-icons/core/regular/cell-signal-slash.svg?raw';
import nothingIcon from '@phosphor-icons/core/regular/magnifying-glass.svg?raw';
import emptyIcon from '@phosphor-icons/core/regular/map-trifold.svg?raw';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';

import { Retry } from '../../errors/retry.tsx';
import { meantWords, unsoldWords } from '../../search/meant-words.ts';
import { useTellMissed } from '../../search/use-tell-missed.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/panels/panel.tsx';
import { BrowseAll } from '../destination/browse-all.tsx';
import { CountryCard } from './country-card.tsx';
import { type CountryList, FIRST_PAGE } from './read-country-list.ts';
import { ShowMore } from './show-more.tsx';
import { countryListWords as words } from './words.ts';

import cards from './card-grid.module.css';
import styles from './country-grid.module.css';

interface CountryGridProps {
  /** Null if it could not be read. */
  list: CountryList | null;
  searching: boolean;
  onClear: () => void;
}

/** Only for a search that finds some. */
const FoundRegions = lazy(async () => ({ default: (await import('./found-regions.tsx')).FoundRegions }));

/** Search results in the widest row. */
const FIRST = 3;

/** The countries of the browse page as cards, or a message if there are none. */
export function CountryGrid({ list, searching, onClear }: CountryGridProps) {
  if (!list) {
    return (
      <Panel icon={brokenIcon} alert title={words.failed.title} action={<Retry />}>
        {words.failed.text}
      </Panel>
    );
  }
  const { part, query, countries, next } = list;
  const foundSome = query !== '' && countries.length > 0;
  return (
    <>
      <output className={classNames(styles['message'], (searching || foundSome) && styles['shown'])}>
        {searching ? words.searching : foundSome && words.found(list.found, query)}
      </output>
      {list.regions.length > 0 && (
        <Suspense>
          <FoundRegions regions={list.regions} trip={list.trip} />
        </Suspense>
      )}
      {query === '' && countries.length > 0 && <h2 className={styles['title']}>{words.every}</h2>}
      {countries.length === 0 ? (
        list.regions.length === 0 && (
          <Nothing part={part} query={query} meant={list.meant} unsold={list.unsold} onClear={onClear} />
        )
      ) : (
        <ul className={cards['grid']} aria-busy={searching}>
          {countries.map((country, place) => (
            <li key={country.iso}>
              <CountryCard
                country={country}
                trip={list.trip}
                heading={query === '' ? 'h3' : 'h2'}
                first={query !== '' && place < FIRST}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles['foot']}>
        {next !== null && countries.length > 0 && <ShowMore list={list} />}
        <output>
          {next === null && query === '' && countries.length > FIRST_PAGE
            ? words.allLoaded(countries.length)
            : ''}
        </output>
      </div>
    </>
  );
}

interface NothingProps extends Pick<CountryList, 'part' | 'query' | 'meant' | 'unsold'> {
  onClear: () => void;
}

function Nothing({ part, query, meant, unsold, onClear }: NothingProps) {
  if (query === '' && part !== null)
    return <Panel icon={nothingIcon} title={words.unknownPart} action={<BrowseAll />} />;
  return query === '' ? (
    <Panel icon={emptyIcon} alert title={words.empty} action={<Retry />} />
  ) : (
    <NothingFound query={query} meant={meant} unsold={unsold} onClear={onClear} />
  );
}

function NothingFound({ query, meant, unsold, onClear }: Omit<NothingProps, 'part'>) {
  useTellMissed(query);
  const clear = (
    <form method="get" onSubmit={(event) => (event.preventDefault(), onClear())}>
      <Button type="submit" variant="secondary">
        {words.nothingFound.clear}
      </Button>
    </form>
  );
  return (
    <Panel icon={nothingIcon} alert title={words.nothingFound.title} action={clear}>
      {unsold && (
        <>
          {unsoldWords.none(unsold.name)} <Link to={unsold.page}>{unsoldWords.near}</Link>
        </>
      )}
      {meant && <Link to={meant.leadsTo.page}>{meantWords(meant.name, meant.by)}</Link>}
      {!unsold && !meant && words.nothingFound.text}
    </Panel>
  );
}
