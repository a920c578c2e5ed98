import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

import type { sortNames } from './words.ts';

/** The parameter for where a page of a list starts. */
export const AFTER = 'after';
/** The number of a page's first row, from 1. */
export const FIRST = 'from_row';
export const SORT = 'sort';
/** The view that the filters came from. */
export const VIEW = 'view';
/** The whole list, where another view is its default. */
export const ALL = 'all';

/** Orders of a list by the columns that they go by: what the shop calls each direction. The first is the list's own. */
export type Sorts = Readonly<Record<string, Readonly<{ descending: SortName; ascending: SortName }>>>;

type SortName = keyof typeof sortNames;

/** The order in an address; undefined for the list's own. */
function sortIn(params: URLSearchParams, sorts: Sorts): SortName | undefined {
  const value = params.get(SORT);
  const known = Object.values(sorts).flatMap(({ descending, ascending }) => [descending, ascending]);
  return known.find((one) => one === value);
}

/** The address of a list's first page. */
export function firstPage(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(AFTER);
  next.delete(FIRST);
  return next;
}

export type Filter = {
  /** Rarely used: shown while it is set, or with all others. */
  isExtra?: boolean;
} & (
  | {
      kind: 'choice';
      /** Values with their labels, in the order of the menu. */
      options: Readonly<Record<string, string>>;
      /** The label if nothing is chosen; by default 'Any'. */
      unset?: string;
    }
  | { kind: 'day' }
  | {
      kind: 'text';
      maxLength: number;
      pattern?: RegExp;
      /** Names that can be chosen; others can be typed, too. */
      suggestions?: readonly string[];
    }
  | { kind: 'amount' }
);

/** A list's filters by their names in the address, in the order of the bar. */
export type Filters = Readonly<Record<string, Filter>>;

/** The valid filter values in an address. */
export function filtersIn(params: URLSearchParams, filters: Filters): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, filter] of Object.entries(filters)) {
    const value = params.get(name)?.trim() ?? '';
    if (value !== '' && fits(filter, value)) found[name] = value;
  }
  return found;
}

function fits(filter: Filter, value: string): boolean {
  switch (filter.kind) {
    case 'choice':
      return Object.hasOwn(filter.options, value);
    case 'day':
      return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
    case 'amount':
      return /^\d{1,6}(\.\d{1,2})?$/.test(value);
    case 'text':
      return value.length <= filter.maxLength && (filter.pattern?.test(value) ?? true);
  }
}

/** The address with one filter changed, back on the first page. */
export function withFilter(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = firstPage(params);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/** A list's filters and order, stored in the address: a link to the page shows the same list. */
export function useFilters(filters: Filters, sorts: Sorts = {}) {
  const [params, setParams] = useSearchParams();
  const onChange = useCallback(
    (name: string, value: string) =>
      setParams((before) => withFilter(before, name, value), { preventScrollReset: true }),
    [setParams],
  );
  const onClear = useCallback(
    () => setParams((before) => (before.has(VIEW) ? { [VIEW]: ALL } : {}), { preventScrollReset: true }),
    [setParams],
  );
  const values = filtersIn(params, filters);
  const sort = sortIn(params, sorts);
  return {
    values,
    query: values,
    sort,
    after: params.get(AFTER) ?? undefined,
    onChange,
    onClear,
  };
}
