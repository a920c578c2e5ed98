import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useCallback,
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
import { type Choice, NO_PLACES } from './found-places.ts';
import type { ReadIndex } from './read-search-index.ts';

const DEBOUNCE_MS = 300;
/** No place has a longer name. */
const MAX_LENGTH = 60;

/** The search's code and index, loaded when the field is first used. */
interface Tools extends Awaited<ReturnType<typeof readPanel>> {
  index: ReadIndex;
}

const readPanel = () => import('./search-panel.tsx');

/**
 * The state and the handlers of a field that finds places.
 * @param onChoose called with the chosen place; by default its page opens
 * @param ofForm the field is part of a form, which takes what is typed, too: a country
 */
export function useDestinationSearch(
  initialQuery: string,
  onChoose?: (choice: Choice) => void,
  ofForm = false,
) {
  const [query, setQuery] = useState(initialQuery);
  // The query of the list; it follows the typed query once typing pauses.
  const [settled, setSettled] = useState('');
  const [loaded, setTools] = useState<Tools | null>(null);
  const [open, setOpen] = useState(false);
  // The search's code or index did not come.
  const [failed, setFailed] = useState(false);
  // The match chosen by key or pointer; null for none.
  const [chosen, setChosen] = useState<number | null>(null);
  const place = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const turn = useRef(0);
  const list = useId();
  const api = usePublicApi();
  const navigate = useNavigate();

  const tools = loaded?.isEnoughFor(loaded.index, settled) ? loaded : null;

  const read = useCallback(
    (asked: string) => void readTools(api, asked).then(setTools, () => setFailed(true)),
    [api],
  );

  // A visitor may have typed in the field before the script ran: keep that.
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed) setQuery(typed);
    if (input.current === document.activeElement) read(typed);
  }, [read]);

  // A late answer to Enter must not pull back a visitor who has moved on, or is about to: this page stays until the next is
  // ready.
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

  // A failed load is retried with the next word, and an index that came late for an earlier query never stays.
  useEffect(() => {
    if (open && !loaded?.isEnoughFor(loaded.index, settled)) read(settled);
  }, [open, loaded, settled, read]);

  const found = useMemo(
    () => (open && tools ? tools.findPlaces(tools.index, settled, ofForm) : NO_PLACES),
    [open, tools, settled, ofForm],
  );
  const { choices } = found;
  const marked = chosen ?? found.first;
  const asksNothing = settled.trim() === '';

  async function load(): Promise<Tools> {
    const ready = loaded?.isEnoughFor(loaded.index, query) ? loaded : await readTools(api, query);
    setTools(ready);
    return ready;
  }

  function answer(asked: string, opens: boolean) {
    setSettled(asked);
    setChosen(null);
    setOpen(opens);
  }

  function choose(choice: Choice) {
    setOpen(false);
    if (!onChoose) return void navigate(choice.page);
    setQuery(choice.name);
    onChoose(choice);
  }

  /** Opens the best match for the typed text, not for the list's last query; falls back to the list of countries. */
  async function submit() {
    if (query.trim() === '') return;
    const mine = ++turn.current;
    const { href } = window.location;
    answer(query, true);
    const ready = await load().catch(() => null);
    if (mine !== turn.current || href !== window.location.href) return;
    if (!ready) {
      setFailed(true);
      if (navigator.onLine && !onChoose) void navigate(paths.browseSearch(query.trim()));
      return;
    }
    const { choices: answers, first, meant, unsold } = ready.findPlaces(ready.index, query);
    const best =
      answers[first] ?? (answers.length === 0 ? (meant?.leadsTo ?? (onChoose ? null : unsold)) : null);
    if (best) choose(best);
  }

  function move(event: KeyboardEvent, step: 1 | -1) {
    event.preventDefault();
    if (!open) answer(query, true);
    if (choices.length === 0) return;
    const from = marked < 0 && step < 0 ? 0 : marked;
    const next = (from + step + choices.length) % choices.length;
    setChosen(next);
    showOption(list, next);
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown') move(event, 1);
    if (key === 'ArrowUp') move(event, -1);
    // The next field follows, and not the list.
    if (key === 'Tab' && ofForm) setOpen(false);
    if (key === 'Escape' && open) {
      turn.current++;
      setOpen(false);
      event.preventDefault();
    }
    // The marked option may belong to an older query; a quick Enter means the typed text.
    const choice = choices[marked];
    if (key === 'Enter' && choice && query === settled) {
      event.preventDefault();
      choose(choice);
    }
  }

  /** On focus, restores the last results; at first, the popular places. A chosen place is replaced by what is typed. */
  function enter() {
    if (onChoose) {
      input.current?.select();
      answer('', true);
    } else if (query === settled || query.trim() === '') answer(query, true);
    if (!tools?.index.hasNames) read(query);
  }

  const Panel = tools && open && (choices.length > 0 || !asksNothing) ? tools.SearchPanel : null;
  const hasList = Panel !== null && choices.length > 0;
  return {
    /** For the field itself. */
    field: {
      ref: input,
      role: 'combobox',
      value: query,
      'aria-autocomplete': 'list',
      'aria-expanded': hasList,
      'aria-controls': hasList ? list : undefined,
      'aria-activedescendant': hasList && marked >= 0 ? `${list}-${marked}` : undefined,
      enterKeyHint: 'search',
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      maxLength: MAX_LENGTH,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const typed = event.target.value.slice(0, MAX_LENGTH);
        turn.current++;
        setQuery(typed);
        setFailed(false);
        // Names in another script begin to load with its first letter.
        if (loaded?.isEnoughFor(loaded.index, typed) === false) read(typed);
      },
      onFocus: enter,
      onKeyDown: press,
    } as const,
    /** The query of the results. */
    settled,
    /** The panel with the results; null if there is nothing to show. */
    Panel,
    /** The search's code is still loading. */
    waiting: open && !tools && !failed && !asksNothing,
    /** It could not be loaded. */
    failed: open && !tools && failed,
    retry: () => {
      setFailed(false);
      read(settled);
    },
    found,
    /** A page opens for a choice, and not a field. */
    hasStops: !onChoose,
    /** Position of the option that Enter chooses. */
    marked,
    place,
    list,
    mark: setChosen,
    go: (position: number) => {
      const choice = choices[position];
      if (choice) choose(choice);
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
    leave: (event: FocusEvent) => {
      if (place.current?.contains(event.relatedTarget)) return;
      setOpen(false);
      if (onChoose && !ofForm) setQuery(initialQuery);
    },
  };
}

function showOption(list: string, position: number) {
  const options = document.getElementById(list)?.querySelectorAll('[role=option]');
  options?.[position]?.scrollIntoView({ block: 'nearest' });
}

async function readTools(api: ShopApi, query: string): Promise<Tools> {
  await afterPaint();
  const panel = await readPanel();
  return { ...panel, index: await panel.readSearchIndex(api, query) };
}
