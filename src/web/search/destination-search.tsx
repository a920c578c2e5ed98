import arrowIcon from '@phosphor-icons/core/bold/arrow-right-bold.svg?raw';
import searchIcon from '@phosphor-icons/core/regular/magnifying-glass.svg?raw';
import { Form } from 'react-router';

import { paths } from '../core/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { SearchResults } from './search-results.tsx';
import { useDestinationSearch } from './use-destination-search.ts';
import { destinationSearchWords as words } from './words.ts';

import styles from './destination-search.module.css';

/**
 * The search of the home page: a combobox as in the ARIA Authoring Practices, whose focus stays in the field. Without scripts
 * it is a plain form, and the server answers with links.
 */
export function DestinationSearch({ initialQuery }: { initialQuery: string }) {
  const search = useDestinationSearch(initialQuery);
  const { place, field, leave, submit } = search;
  return (
    <search className={styles['search']} ref={place} onBlur={leave}>
      <Form method="get" action={paths.home()} onSubmit={submit}>
        <div className={styles['box']}>
          <Icon of={searchIcon} size={24} className={styles['glass']} />
          <input
            {...field}
            className={styles['input']}
            type="search"
            name="q"
            placeholder={words.ask}
            aria-label={words.ask}
          />
          <button type="submit" className={styles['go']} aria-label={words.search}>
            <Icon of={arrowIcon} size={22} />
          </button>
        </div>
      </Form>
      <SearchResults of={search} />
    </search>
  );
}
