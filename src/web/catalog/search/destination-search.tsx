import { Autocomplete } from '@base-ui/react/autocomplete';
import arrowIcon from '@phosphor-icons/core/bold/arrow-right-bold.svg?raw';
import searchIcon from '@phosphor-icons/core/regular/magnifying-glass.svg?raw';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';

import type { Destination } from '../../../domain/catalog/catalog-schema.ts';
import { MAX_SUGGESTIONS, searchDestinations } from '../../../domain/catalog/search.ts';
import { usePublicApi } from '../../api/use-api.ts';
import { paths } from '../../core/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DestinationLine } from './destination-line.tsx';
import { readSearchIndex } from './read-search-index.ts';
import { destinationSearchWords as words } from './words.ts';

import styles from './destination-search.module.css';

const DEBOUNCE_MS = 300;

/** The search of the hero. Without a script it is a plain form, and the server answers with links. */
export function DestinationSearch({ initialQuery }: { initialQuery: string }) {
  const [query, setQuery] = useState(initialQuery);
  // What the list answers; it follows the query once the typing pauses.
  const [settled, setSettled] = useState('');
  const [index, setIndex] = useState<Destination[] | null>(null);
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const api = usePublicApi();
  const navigate = useNavigate();

  // Whoever typed before the script was there must not lose it.
  useEffect(() => {
    const typed = input.current?.value;
    if (typed) setQuery(typed);
  }, []);

  useEffect(() => {
    if (query === settled || query === initialQuery) return undefined;
    const timer = setTimeout(() => {
      setSettled(query);
      setOpen(query.trim() !== '');
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [query, settled, initialQuery]);

  async function load(): Promise<Destination[]> {
    const loaded = index ?? (await readSearchIndex(api));
    setIndex(loaded);
    return loaded;
  }

  function go(destination: Destination) {
    setOpen(false);
    void navigate(paths.country(destination.iso));
  }

  /** Answers for what is typed now, not for what the list last showed. */
  async function submit() {
    if (query.trim() === '') return;
    const [best] = searchDestinations(await load(), query);
    if (best) return go(best);
    setSettled(query);
    setOpen(true);
  }

  function submitForm(event: FormEvent) {
    event.preventDefault();
    void submit().catch(() => setOpen(false));
  }

  function press(event: KeyboardEvent & { preventBaseUIHandler?: () => void }) {
    if (event.key === 'Escape' && open) {
      setOpen(false);
      event.preventDefault();
      event.preventBaseUIHandler?.();
    }
    // The highlighted option may belong to an older query: a quick Enter means what is typed.
    if (event.key === 'Enter' && query !== settled) event.preventBaseUIHandler?.();
  }

  function leave(event: FocusEvent) {
    if (!place.current?.contains(event.relatedTarget)) setOpen(false);
  }

  const shown = open && index !== null;
  const matches = shown ? searchDestinations(index, settled).slice(0, MAX_SUGGESTIONS) : [];
  return (
    // The list stands in the page itself: the library's own popup hides the rest of the page from screen readers.
    <Autocomplete.Root
      inline
      open
      items={matches}
      mode="none"
      autoHighlight
      value={query}
      onValueChange={setQuery}
      itemToStringValue={(destination: Destination) => destination.name}
    >
      <search className={styles['search']} ref={place} onBlur={leave}>
        <Form method="get" action={paths.home()} onSubmit={submitForm}>
          <div className={styles['box']}>
            <Icon of={searchIcon} size={24} className={styles['glass']} />
            <Autocomplete.Input
              ref={input}
              className={styles['input']}
              type="search"
              name="q"
              placeholder={words.ask}
              aria-label={words.ask}
              aria-expanded={shown}
              enterKeyHint="search"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              maxLength={60}
              onFocus={() => void load().catch(() => null)}
              onKeyDown={press}
            />
            <button type="submit" className={styles['go']} aria-label={words.search}>
              <Icon of={arrowIcon} size={22} />
            </button>
          </div>
        </Form>
        {shown && (
          <div className={styles['panel']}>
            {matches.length === 0 && <p className={styles['empty']}>{words.nothingFound(settled)}</p>}
            <Autocomplete.List aria-label={words.list}>
              {(destination: Destination) => (
                <Autocomplete.Item
                  key={destination.iso}
                  value={destination}
                  className={styles['option']}
                  onClick={() => go(destination)}
                >
                  <DestinationLine destination={destination} query={settled} />
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </div>
        )}
        <VisuallyHidden status>{shown ? messageOf(matches.length, settled) : ''}</VisuallyHidden>
      </search>
    </Autocomplete.Root>
  );
}

function messageOf(matches: number, query: string): string {
  return matches === 0 ? words.nothingFound(query) : words.found(matches);
}
