import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';

import type { Destination } from '../../../domain/catalog/catalog-schema.ts';
import { MAX_SUGGESTIONS, searchDestinations } from '../../../domain/catalog/search.ts';
import { usePublicApi } from '../../api/use-public-api.ts';
import { paths } from '../../core/paths.ts';
import { readSearchIndex } from './read-search-index.ts';

const DEBOUNCE_MS = 300;

/** What the search of the hero does with what is typed and pressed. */
export function useDestinationSearch(initialQuery: string) {
  const [query, setQuery] = useState(initialQuery);
  // What the list answers; it follows the query once the typing pauses.
  const [settled, setSettled] = useState('');
  const [index, setIndex] = useState<Destination[] | null>(null);
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const place = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const api = usePublicApi();
  const navigate = useNavigate();

  // Whoever was in the field before the script was there must lose nothing.
  useEffect(() => {
    const typed = input.current?.value;
    if (typed) setQuery(typed);
    if (input.current === document.activeElement) readSearchIndex(api).then(setIndex, () => null);
  }, [api]);

  useEffect(() => {
    if (query === settled || query === initialQuery) return undefined;
    const timer = setTimeout(() => answer(query, query.trim() !== ''), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [query, settled, initialQuery]);

  const shown = open && index !== null;
  const matches = shown ? searchDestinations(index, settled).slice(0, MAX_SUGGESTIONS) : [];

  async function load(): Promise<Destination[]> {
    const loaded = index ?? (await readSearchIndex(api));
    setIndex(loaded);
    return loaded;
  }

  function answer(asked: string, opens: boolean) {
    setSettled(asked);
    setMarked(0);
    setOpen(opens);
  }

  function go(destination: Destination) {
    setOpen(false);
    void navigate(paths.country(destination.iso));
  }

  /** Answers for what is typed now, not for what the list last showed. */
  async function submit() {
    if (query.trim() === '') return;
    const [best] = searchDestinations(await load(), query);
    if (best) go(best);
    else answer(query, true);
  }

  function move(event: KeyboardEvent, step: 1 | -1) {
    if (matches.length === 0) return;
    event.preventDefault();
    const next = (marked + step + matches.length) % matches.length;
    setMarked(next);
    document.getElementById(list)?.children[next]?.scrollIntoView({ block: 'nearest' });
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown') move(event, 1);
    if (key === 'ArrowUp') move(event, -1);
    if (key === 'Escape' && open) {
      setOpen(false);
      event.preventDefault();
    }
    // The marked option may belong to an older query: a quick Enter means what is typed.
    const chosen = matches[marked];
    if (key === 'Enter' && chosen && query === settled) {
      event.preventDefault();
      go(chosen);
    }
  }

  return {
    query,
    settled,
    shown,
    matches,
    /** Position of the option that Enter chooses. */
    marked,
    place,
    input,
    list,
    type: setQuery,
    prepare: () => void load().catch(() => null),
    mark: setMarked,
    go,
    press,
    submit: (event: FormEvent) => {
      event.preventDefault();
      void submit().catch(() => setOpen(false));
    },
    leave: (event: FocusEvent) => {
      if (!place.current?.contains(event.relatedTarget)) setOpen(false);
    },
  };
}
