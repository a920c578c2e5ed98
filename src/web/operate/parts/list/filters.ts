import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Where in its list a page begins. */
export const AFTER = 'after';

export type Filter =
  | {
      kind: 'choice';
      /** What can be chosen, with its words, in the order of the menu. */
      options: Readonly<Record<string, string>>;
      /** What there is where nothing was chosen; any of them unless told. */
      unset?: string;
    }
  | { kind: 'day' }
  | {
      kind: 'text';
      maxLength: number;
      pattern?: RegExp;
      /** The shop knows it in capital letters, however it is typed. */
      isUpperCase?: boolean;
    }
  | { kind: 'amount' };

/** The filters of a list by their names in the address, in the order of the bar. */
export type Filters = Readonly<Record<string, Filter>>;

/** The values of a list's filters in an address, without those that do not fit. */
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

/** The values in the form that the shop expects. */
function asAsked(values: Readonly<Record<string, string>>, filters: Filters): Record<string, string> {
  const isUpperCase = (name: string) => {
    const filter = filters[name];
    return filter?.kind === 'text' && filter.isUpperCase === true;
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isUpperCase(name) ? value.toUpperCase() : value]),
  );
}

/** The same address with one filter changed, from its first page on. */
export function withFilter(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(AFTER);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/** The filters of a list, which are in the address: a link to the page shows the same list. */
export function useFilters(filters: Filters) {
  const [params, setParams] = useSearchParams();
  const onChange = useCallback(
    (name: string, value: string) =>
      setParams((before) => withFilter(before, name, value), { preventScrollReset: true }),
    [setParams],
  );
  const onClear = useCallback(() => setParams({}, { preventScrollReset: true }), [setParams]);
  const values = filtersIn(params, filters);
  return {
    values,
    query: asAsked(values, filters),
    after: params.get(AFTER) ?? undefined,
    onChange,
    onClear,
  };
}
