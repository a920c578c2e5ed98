import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';

import type { ReadName } from '../api/verbs.ts';
import { ErrorPanel, StaleDataAlert } from './error-panel.tsx';
import { type Column, DataTable } from './list/data-table.tsx';
import { EmptyList, type EmptyWords } from './list/empty-list.tsx';
import { FilterBar } from './list/filter-bar.tsx';
import { FIRST, firstPage, SORT } from './list/filters.ts';
import { Pager } from './list/pager.tsx';
import type { List } from './list/use-list.ts';
import type { Views } from './list/use-views.ts';
import { gapWords, tableWords } from './list/words.ts';
import { PageHead } from './page-head.tsx';
import { ViewsBar } from './views-bar.tsx';

interface ListScreenProps<Verb extends ReadName, Name extends string, Row extends object, Id extends string> {
  /** From {@link useList}. */
  list: List<Verb, Name>;
  words: {
    title: string;
    /** The table's name for screen readers. */
    list: string;
    columns: Readonly<Record<Id, string>>;
    filters?: Readonly<Record<Name, string>>;
    /** A list that always has rows needs neither this nor an icon. */
    empty?: EmptyWords;
  };
  /** Under the title. */
  lead: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  /** The other parts of this screen. */
  tabs?: ReactNode;
  /** Above the list: what an act has done. */
  alerts?: ReactNode;
  /** Raw SVG of the icon for an empty list. */
  icon?: string;
  rows: readonly Row[] | undefined;
  /** The first names the row and is always shown. */
  columns: readonly Column<Row, Id>[];
  idOf: (row: Row) => string;
  /** The row's name for screen readers. */
  nameOf: (row: Row) => string;
  /** The page that a row opens. */
  hrefOf?: (row: Row) => string;
  /** Acts on the selected rows. */
  withSelected?: (rows: Row[], isAll: boolean) => ReactNode;
  /** From {@link useViews}. */
  views?: Views;
  /** How many rows the whole list has; by default the answer’s own `count`. */
  total?: Total | undefined;
  /** Under the table. */
  children?: ReactNode;
}

/** A number of rows, and whether there are more; null if it is not known. */
export interface Total {
  count: number | null;
  is_more: boolean;
}

/** A list in the console: title, views, filters, rows in pages, and a message if there are none. */
export function ListScreen<Verb extends ReadName, Name extends string, Row extends object, Id extends string>(
  props: ListScreenProps<Verb, Name, Row, Id>,
) {
  const { list, words, lead, actions, tabs, alerts, icon = '', rows, columns, children } = props;
  const { views, total, ...ofRows } = props;
  const [params, setParams] = useSearchParams();
  const { verb, filters, values, sorts, sort, onChange, onClear, data, failure, waiting, reload } = list;
  const next = nextPageIn(data);
  const first = Math.max(1, Math.floor(Number(params.get(FIRST)) || 1));
  const last = first + (rows?.length ?? 0) - 1;
  const onSort = (by: string) =>
    setParams(
      (before) => {
        const other = firstPage(before);
        other.set(SORT, by);
        return other;
      },
      { preventScrollReset: true },
    );
  return (
    <>
      <PageHead title={words.title} actions={actions} isOfList>
        {lead}
      </PageHead>
      {tabs}
      {views && <ViewsBar views={views} />}
      {alerts}
      {words.filters && (
        <FilterBar
          filters={filters}
          labels={words.filters}
          values={values}
          onChange={onChange}
          onClear={onClear}
        />
      )}
      {failure && data !== null && <StaleDataAlert failure={failure} onRetry={reload} />}
      {failure && data === null ? (
        <ErrorPanel failure={failure} onRetry={reload} />
      ) : (
        <DataTable
          idOf={ofRows.idOf}
          nameOf={ofRows.nameOf}
          {...(ofRows.hrefOf && { hrefOf: ofRows.hrefOf })}
          {...(ofRows.withSelected && { withSelected: ofRows.withSelected })}
          name={verb}
          label={words.list}
          columns={columns}
          heads={words.columns}
          rows={rows ?? null}
          waiting={waiting}
          count={countOf({ first, last, next, total: total ?? countIn(data) })}
          {...(Object.keys(sorts).length > 0 && { sorting: { sorts, sort, onSort } })}
          {...(views && { chosen: views })}
          empty={
            words.empty && (
              <EmptyList
                icon={icon}
                words={typeof next === 'string' ? gapWords : words.empty}
                isFiltered={typeof next !== 'string' && Object.keys(values).length > 0}
                onClear={onClear}
              />
            )
          }
        />
      )}
      {children}
      {next !== undefined && <Pager next={next} nextRow={last + 1} />}
    </>
  );
}

/** Where the next page starts; null at the end, undefined for a list without pages. */
function nextPageIn(data: unknown): string | null | undefined {
  const { next } = (data ?? {}) as { next?: string | number | null };
  return typeof next === 'number' ? String(next) : next;
}

/** The answer's own count of the whole list. */
function countIn(data: unknown): Total {
  const { count } = (data ?? {}) as { count?: unknown };
  return { count: typeof count === 'number' ? count : null, is_more: false };
}

/** The line above the rows: all of them, or which of how many. */
function countOf({
  first,
  last,
  next,
  total: { count, is_more: isMore },
}: {
  first: number;
  last: number;
  next: string | null | undefined;
  total: Total;
}): string {
  // The last page knows how many came before it, whatever was counted.
  if (next === null || next === undefined)
    return first === 1 ? tableWords.all(last) : tableWords.range(first, last, tableWords.total(last));
  if (count === null) return tableWords.range(first, last, tableWords.many);
  return tableWords.range(first, last, isMore ? tableWords.moreThan(count) : tableWords.total(count));
}
