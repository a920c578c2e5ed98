import brokenIcon from '@phosphor-icons/core/regular/cell-signal-slash.svg?raw';
import nothingIcon from '@phosphor-icons/core/regular/magnifying-glass.svg?raw';
import emptyIcon from '@phosphor-icons/core/regular/map-trifold.svg?raw';
import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { Retry } from '../../errors/retry.tsx';
import { meantWords } from '../../search/meant-words.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/panels/panel.tsx';
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

/** Cards in the widest row. */
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
  const { query, countries, next } = list;
  const foundSome = query !== '' && countries.length > 0;
  return (
    <>
      <output className={classNames(styles['message'], (searching || foundSome) && styles['shown'])}>
        {searching ? words.searching : foundSome && words.found(list.found, query)}
      </output>
      {countries.length === 0 ? (
        <Nothing query={query} meant={list.meant} onClear={onClear} />
      ) : (
        <ul className={cards['grid']} aria-busy={searching}>
          {countries.map((country, place) => (
            <li key={country.iso}>
              <CountryCard country={country} first={place < FIRST} />
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

interface NothingProps extends Pick<CountryList, 'query' | 'meant'> {
  onClear: () => void;
}

function Nothing({ query, meant, onClear }: NothingProps) {
  if (query === '') return <Panel icon={emptyIcon} alert title={words.empty} action={<Retry />} />;
  const clear = (
    <form method="get" onSubmit={(event) => (event.preventDefault(), onClear())}>
      <Button type="submit" variant="secondary">
        {words.nothingFound.clear}
      </Button>
    </form>
  );
  return (
    <Panel icon={nothingIcon} alert title={words.nothingFound.title} action={clear}>
      {meant ? (
        <Link to={paths.browseCountry(meant.iso)}>{meantWords(meant.name, meant.by)}</Link>
      ) : (
        words.nothingFound.text
      )}
    </Panel>
  );
}
