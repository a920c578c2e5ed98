import type { ReactNode } from 'react';

import type { ReadName } from '../api/verbs.ts';
import { ErrorPanel, StaleDataAlert } from './error-panel.tsx';
import { type Column, DataTable } from './list/data-table.tsx';
import { EmptyList, type EmptyWords } from './list/empty-list.tsx';
import { FilterBar } from './list/filter-bar.tsx';
import { Pager } from './list/pager.tsx';
import type { List } from './list/use-list.ts';
import { PageHead } from './page-head.tsx';

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
  withSelected?: (rows: Row[]) => ReactNode;
  /** Under the table. */
  children?: ReactNode;
}

/** A list in the console: title, filters, rows in pages, and a message if there are none. */
export function ListScreen<Verb extends ReadName, Name extends string, Row extends object, Id extends string>(
  props: ListScreenProps<Verb, Name, Row, Id>,
) {
  const { list, words, lead, actions, tabs, alerts, icon = '', rows, columns, children, ...ofRows } = props;
  const { verb, filters, values, onChange, onClear, data, failure, waiting, reload } = list;
  const next = nextPageIn(data);
  return (
    <>
      <PageHead title={words.title} actions={actions}>
        {lead}
      </PageHead>
      {tabs}
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
          {...ofRows}
          name={verb}
          label={words.list}
          columns={columns}
          heads={words.columns}
          rows={rows ?? null}
          waiting={waiting}
          empty={
            words.empty && (
              <EmptyList
                icon={icon}
                words={words.empty}
                isFiltered={Object.keys(values).length > 0}
                onClear={onClear}
              />
            )
          }
        />
      )}
      {children}
      {next !== undefined && <Pager next={next} />}
    </>
  );
}

/** Where the next page starts; null at the end, undefined for a list without pages. */
function nextPageIn(data: unknown): string | null | undefined {
  const { next } = (data ?? {}) as { next?: string | number | null };
  return typeof next === 'number' ? String(next) : next;
}
