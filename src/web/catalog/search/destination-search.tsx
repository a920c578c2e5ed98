import arrowIcon from '@phosphor-icons/core/bold/arrow-right-bold.svg?raw';
import searchIcon from '@phosphor-icons/core/regular/magnifying-glass.svg?raw';
import { Form } from 'react-router';

import { paths } from '../../core/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DestinationLine } from './destination-line.tsx';
import { useDestinationSearch } from './use-destination-search.ts';
import { destinationSearchWords as words } from './words.ts';

import styles from './destination-search.module.css';

/**
 * The search of the hero: a combobox as the ARIA Authoring Practices describe it, whose options stay out of the focus.
 * Without a script it is a plain form, and the server answers with links.
 */
export function DestinationSearch({ initialQuery }: { initialQuery: string }) {
  const { place, input, list, ...search } = useDestinationSearch(initialQuery);
  const { query, settled, shown, matches, marked } = search;
  const hasList = matches.length > 0;
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
            aria-activedescendant={hasList ? optionId(list, marked) : undefined}
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={60}
            onChange={(event) => search.type(event.target.value)}
            onFocus={search.prepare}
            onKeyDown={search.press}
          />
          <button type="submit" className={styles['go']} aria-label={words.search}>
            <Icon of={arrowIcon} size={22} />
          </button>
        </div>
      </Form>
      {shown && (
        // A press on an option takes no focus from the field.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it takes nothing itself
        <div className={styles['panel']} onMouseDown={(event) => event.preventDefault()}>
          {hasList ? (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is a list of options of a field
            <div role="listbox" id={list} aria-label={words.list}>
              {matches.map((destination, position) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are the field's
                <div
                  key={destination.iso}
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
                  role="option"
                  id={optionId(list, position)}
                  aria-selected={position === marked}
                  tabIndex={-1}
                  className={styles['option']}
                  onPointerMove={() => search.mark(position)}
                  onClick={() => search.go(destination)}
                >
                  <DestinationLine destination={destination} query={settled} />
                </div>
              ))}
            </div>
          ) : (
            <p className={styles['empty']}>{words.nothingFound(settled)}</p>
          )}
        </div>
      )}
      <VisuallyHidden status>{shown ? messageOf(matches.length, settled) : ''}</VisuallyHidden>
    </search>
  );
}

function optionId(list: string, position: number): string {
  return `${list}-${position}`;
}

function messageOf(matches: number, query: string): string {
  return matches === 0 ? words.nothingFound(query) : words.found(matches);
}
