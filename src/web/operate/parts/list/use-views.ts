import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

import { UNSAVED_FILTERS, type VIEW_SCREENS } from '../../../../domain/operators/views.ts';
import { useVerb } from '../../api/use-verb.ts';
import type { Output } from '../../api/verbs.ts';
import { ALL, SORT, VIEW } from './filters.ts';

export type SavedView = Output<'views'>['views'][number];
export type ViewScreen = (typeof VIEW_SCREENS)[number];

/** A view that the console brings along. */
export interface BuiltInView {
  id: string;
  name: string;
  query: Readonly<Record<string, string>>;
}

type Query = Readonly<Record<string, string>>;

/** The part of a list's filters and order that a view may keep. */
function keptOf(query: Query): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !UNSAVED_FILTERS.includes(name)));
}

const NONE: readonly BuiltInView[] = [];
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const sorted = (query: Query) => Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** The views of a list, the present one, and the columns shown. */
export interface Views {
  screen: ViewScreen;
  builtIn: readonly BuiltInView[];
  saved: readonly SavedView[];
  defaultView: string | null;
  /** The id of the present view; null for the whole list. */
  current: string | null;
  /** The saved view that is open; null for others. */
  open: SavedView | null;
  /** The address names a view that is not there any more. */
  isGone: boolean;
  /** Filters, order or columns differ from the open view. */
  isChanged: boolean;
  /** What a view of the list as it is now would keep. */
  query: Record<string, string>;
  /** The columns of the view, or as chosen since; null for those remembered in this browser. */
  columns: string[] | null;
  onChoose: (columns: string[]) => void;
  reload: () => void;
}

/** @param list from {@link useList} */
export function useViews(
  screen: ViewScreen,
  { query, sort }: { query: Query; sort: string | undefined },
  builtIn: readonly BuiltInView[] = NONE,
): Views {
  const [params, setParams] = useSearchParams();
  const { data, reload } = useVerb('views', { screen });
  const named = params.get(VIEW);
  const [chosen, setChosen] = useState<{ view: string | null; columns: string[] } | null>(null);
  const isBare = params.size === 0;
  const isOpened = useRef(false);

  // A list opened without an address of its own opens with the operator's view.
  useEffect(() => {
    if (!data || isOpened.current) return;
    isOpened.current = true;
    if (!isBare) return;
    const view = [...builtIn, ...data.views].find(({ id }) => id === data.default);
    if (view) setParams({ [VIEW]: view.id, ...view.query }, { replace: true, preventScrollReset: true });
  }, [data, isBare, builtIn, setParams]);

  const saved = data?.views ?? [];
  const open = saved.find(({ id }) => id === named) ?? null;
  const ofChoice = chosen !== null && chosen.view === named ? chosen.columns : null;
  const kept = keptOf({ ...query, ...(sort !== undefined && { [SORT]: sort }) });
  return {
    screen,
    builtIn,
    saved,
    defaultView: data?.default ?? null,
    current: named === ALL || named === null ? null : named,
    open,
    isGone:
      data !== null && named !== null && named !== ALL && !open && !builtIn.some(({ id }) => id === named),
    isChanged:
      open !== null &&
      (!isSame(sorted(kept), sorted(open.query)) || (ofChoice !== null && !isSame(ofChoice, open.columns))),
    query: kept,
    columns: ofChoice ?? open?.columns ?? null,
    onChoose: (columns) => setChosen({ view: named, columns }),
    reload,
  };
}
