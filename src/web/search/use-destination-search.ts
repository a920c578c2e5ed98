import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate, useNavigation } from 'react-router';

import type { ShopApi } from '../api/caller.ts';
import { usePublicApi } from '../api/use-public-api.ts';
import { paths } from '../core/paths.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { NO_PLACES } from './found-places.ts';
import type { PlaceIndex } from './read-search-index.ts';

const DEBOUNCE_MS = 300;
/** No name of a place is longer. */
export const MOST_LETTERS = 60;

/** What finds and shows places, and all of them: fetched once somebody comes to the field. */
interface Tools extends Awaited<ReturnType<typeof readPanel>> {
  index: PlaceIndex;
}

const readPanel = () => import('./search-panel.tsx');

/** What the search of the hero does with what is typed and pressed. */
export function useDestinationSearch(initialQuery: string) {
  const [query, setQuery] = useState(initialQuery);
  // What the list answers; it follows the query once the typing pauses.
  const [settled, setSettled] = useState('');
  const [tools, setTools] = useState<Tools | null>(null);
  const [open, setOpen] = useState(false);
  // What was chosen by key or pointer among the matches; nothing yet.
  const [chosen, setChosen] = useState<number | null>(null);
  const place = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const turn = useRef(0);
  const list = useId();
  const api = usePublicApi();
  const navigate = useNavigate();

  // Whoever was in the field before the script was there must lose nothing.
  useEffect(() => {
    const typed = input.current?.value;
    if (typed) setQuery(typed);
    if (input.current === document.activeElement) readTools(api).then(setTools, () => null);
  }, [api]);

  // Enter on a slow line must not pull back who has gone on meanwhile, or is about to: this page stands until the next is there.
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => () => void turn.current++, [isLeaving]);

  useEffect(() => {
    if (query === settled || query === initialQuery) return undefined;
    const timer = setTimeout(
      () => answer(query, place.current?.contains(document.activeElement) === true),
      DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [query, settled, initialQuery]);

  // What cannot be read is tried again with the next word.
  useEffect(() => {
    if (open && !tools) readTools(api).then(setTools, () => setOpen(false));
  }, [open, tools, settled, api]);

  const found = useMemo(
    () => (open && tools ? tools.findPlaces(tools.index, settled) : NO_PLACES),
    [open, tools, settled],
  );
  const { pages } = found;
  const marked = chosen ?? found.first;
  const asksNothing = settled.trim() === '';

  // A region that is named stands below the countries of that name, and maybe below the screen.
  useEffect(() => {
    if (found.first > 0) showOption(list, found.first);
  }, [found, list]);

  async function load(): Promise<Tools> {
    const loaded = tools ?? (await readTools(api));
    setTools(loaded);
    return loaded;
  }

  function answer(asked: string, opens: boolean) {
    setSettled(asked);
    setChosen(null);
    setOpen(opens);
  }

  function go(path: string) {
    setOpen(false);
    void navigate(path);
  }

  /** Answers for what is typed now, not for what the list last showed; the list of countries does where nothing else can. */
  async function submit() {
    if (query.trim() === '') return;
    const mine = ++turn.current;
    const { href } = window.location;
    answer(query, true);
    const ready = await load().catch(() => null);
    if (mine !== turn.current || href !== window.location.href) return;
    if (!ready) {
      setOpen(false);
      if (navigator.onLine) go(paths.browseSearch(query.trim()));
      return;
    }
    const { best } = ready.findPlaces(ready.index, query);
    if (best !== null) go(best);
  }

  function move(event: KeyboardEvent, step: 1 | -1) {
    event.preventDefault();
    if (!open) answer(query, true);
    if (pages.length === 0) return;
    const from = marked < 0 && step < 0 ? 0 : marked;
    const next = (from + step + pages.length) % pages.length;
    setChosen(next);
    showOption(list, next);
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown') move(event, 1);
    if (key === 'ArrowUp') move(event, -1);
    if (key === 'Escape' && open) {
      turn.current++;
      setOpen(false);
      event.preventDefault();
    }
    // The marked option may belong to an older query: a quick Enter means what is typed.
    const path = pages[marked];
    if (key === 'Enter' && path !== undefined && query === settled) {
      event.preventDefault();
      go(path);
    }
  }

  /** The field has the focus: what it last answered is there again, and first of all where most people go. */
  function enter() {
    if (query === settled || query.trim() === '') answer(query, true);
    if (!tools?.index.hasNames) readTools(api).then(setTools, () => null);
  }

  return {
    query,
    settled,
    /** Shows what was found, while there is something to say. */
    Panel: tools && open && (pages.length > 0 || !asksNothing) ? tools.SearchPanel : null,
    /** What finds is still on its way. */
    waiting: open && !tools && !asksNothing,
    found,
    /** Position of the option that Enter chooses. */
    marked,
    place,
    input,
    list,
    type: (typed: string) => {
      turn.current++;
      setQuery(typed.slice(0, MOST_LETTERS));
    },
    enter,
    mark: setChosen,
    go: (position: number) => {
      const path = pages[position];
      if (path !== undefined) go(path);
    },
    press,
    submit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
    leave: (event: FocusEvent) => {
      if (!place.current?.contains(event.relatedTarget)) setOpen(false);
    },
  };
}

function showOption(list: string, position: number) {
  const options = document.getElementById(list)?.querySelectorAll('[role=option]');
  options?.[position]?.scrollIntoView({ block: 'nearest' });
}

async function readTools(api: ShopApi): Promise<Tools> {
  await afterPaint();
  const panel = await readPanel();
  return { ...panel, index: await panel.readSearchIndex(api) };
}
