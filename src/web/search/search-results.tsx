import { GAP } from '../../domain/language-words.ts';
import { buttonClass } from '../ui/button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { commonWords } from '../ui/words.ts';
import { SEARCH_FAILED } from './failed-words.ts';
import type { FoundPlaces } from './found-places.ts';
import { meantWords, unsoldWords } from './meant-words.ts';
import type { useDestinationSearch } from './use-destination-search.ts';
import { destinationSearchWords as words } from './words.ts';

import styles from './search-results.module.css';

/** What opens under a field that finds places: its results, or why there are none yet. */
export function SearchResults({ of: search }: { of: ReturnType<typeof useDestinationSearch> }) {
  const { list, Panel, found, settled, marked } = search;
  return (
    <>
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
            hasStops={search.hasStops}
          />
        </div>
      )}
      {search.waiting && (
        <div className={styles['panel']} aria-hidden="true">
          <p className={styles['message']}>{words.searching}</p>
        </div>
      )}
      {search.failed && (
        <div className={styles['panel']}>
          <p className={styles['message']}>{SEARCH_FAILED}</p>
          <button type="button" className={buttonClass('secondary')} onClick={search.retry}>
            {commonWords.tryAgain}
          </button>
        </div>
      )}
      <VisuallyHidden status>
        {search.failed
          ? SEARCH_FAILED
          : search.waiting
            ? words.searching
            : Panel
              ? messageOf(found, settled)
              : ''}
      </VisuallyHidden>
    </>
  );
}

function messageOf(
  { destinations, regions, popular, choices, meant, unsold }: FoundPlaces,
  query: string,
): string {
  if (destinations.length + regions.length > 0) return words.found(destinations.length, regions.length);
  if (choices.length > 0) return words.suggested(popular.length);
  const nothing = words.nothingFound(query);
  if (unsold) return unsoldWords.none(unsold.name);
  return meant ? `${nothing}${GAP}${meantWords(meant.name, meant.by)}` : nothing;
}
