import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Where in its list a page begins. */
export const AFTER = 'after';

export type FilterField =
  | {
      kind: 'choice';
      name: string;
      label: string;
      options: readonly (readonly [value: string, label: string])[];
      /** What there is where nothing was chosen; any of them unless told. */
      unset?: string;
    }
  | { kind: 'day'; name: string; label: string }
  | { kind: 'text'; name: string; label: string; maxLength: number; pattern?: RegExp }
  | { kind: 'amount'; name: string; label: string };

/** What of an address a list is asked with: the fields that it has, and nothing that does not fit them. */
export function filtersIn(params: URLSearchParams, fields: readonly FilterField[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const field of fields) {
    const value = params.get(field.name)?.trim() ?? '';
    if (value !== '' && fits(field, value)) found[field.name] = value;
  }
  return found;
}

function fits(field: FilterField, value: string): boolean {
  switch (field.kind) {
    case 'choice':
      return field.options.some(([option]) => option === value);
    case 'day':
      return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
    case 'amount':
      return /^\d{1,6}(\.\d{1,2})?$/.test(value);
    case 'text':
      return value.length <= field.maxLength && (field.pattern?.test(value) ?? true);
  }
}

/** The same address with one filter changed, from its first page on. */
export function withFilter(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(AFTER);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/** The filters of a list, which stand in the address: a link to the page shows the same list. */
export function useFilters(fields: readonly FilterField[]) {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (name: string, value: string, { replace = false } = {}) =>
      setParams((before) => withFilter(before, name, value), { replace, preventScrollReset: true }),
    [setParams],
  );
  const clear = useCallback(() => setParams({}, { preventScrollReset: true }), [setParams]);
  return { values: filtersIn(params, fields), after: params.get(AFTER) ?? undefined, change, clear };
}
