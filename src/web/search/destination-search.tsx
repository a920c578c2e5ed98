import arrowIcon from '@phosphor-icons/core/bold/arrow-right-bold.svg?raw';
import searchIcon from '@phosphor-icons/core/regular/magnifying-glass.svg?raw';
import { Form } from 'react-router';

import { paths } from '../core/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { FoundPlaces } from './found-places.ts';
import { meantWords } from './meant-words.ts';
import { MAX_LENGTH, useDestinationSearch } from './use-destination-search.ts';
import { destinationSearchWords as words } from './words.ts';

import styles from './destination-search.module.css';

/**
 * The search of the home page: a combobox as in the ARIA Authoring Practices, whose focus stays in the field. Without scripts
 * it is a plain form, and the server answers with links.
 */
export function DestinationSearch({ initialQuery }: { initialQuery: string }) {
  const { place, input, list, ...search } = useDestinationSearch(initialQuery);
  const { query, settled, Panel, found, marked } = search;
  const hasList = Panel !== null && found.pages.length > 0;
  return (
    <search className={styles['search']} ref={place} onBlur={search.leave}>
      <Form method="get" action={paths.home()} onSubmit={search.submit}>
        <div className={styles['box']}>
          <Icon of={searchIcon} size={24} className={styles['glass']} />
          <input
            ref={input}
            className={styles['input']}
            type="search"
            role="combobox"
            name="q"
            value={query}
            placeholder={words.ask}
            aria-label={words.ask}
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={hasList ? list : undefined}
            aria-activedescendant={hasList && marked >= 0 ? `${list}-${marked}` : undefined}
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={MAX_LENGTH}
            onChange={(event) => search.type(event.target.value)}
            onFocus={search.enter}
            onKeyDown={search.press}
          />
          <button type="submit" className={styles['go']} aria-label={words.search}>
            <Icon of={arrowIcon} size={22} />
          </button>
        </div>
      </Form>
      {Panel && (
        // Pressing an option must not take the focus from the field.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it takes nothing itself
        <div className={styles['panel']} onMouseDown={(event) => event.preventDefault()}>
          <Panel
            list={list}
            found={found}
            query={settled}
            marked={marked}
            onMark={search.mark}
            onGo={search.go}
          />
        </div>
      )}
      {search.waiting && (
        <div className={styles['panel']} aria-hidden="true">
          <p className={styles['waiting']}>{words.searching}</p>
        </div>
      )}
      <VisuallyHidden status>
        {search.waiting ? words.searching : Panel ? messageOf(found, settled) : ''}
      </VisuallyHidden>
    </search>
  );
}

function messageOf({ destinations, regions, popular, pages, meant }: FoundPlaces, query: string): string {
  if (destinations.length + regions.length > 0) return words.found(destinations.length, regions.length);
  if (pages.length > 0) return words.suggested(popular.length);
  const nothing = words.nothingFound(query);
  return meant ? `${nothing} ${meantWords(meant.destination.name, meant.by)}` : nothing;
}
