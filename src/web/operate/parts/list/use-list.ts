import type { ConsoleFailure } from '../../api/console-failure.ts';
import { useVerb } from '../../api/use-verb.ts';
import type { Input, Output, ReadName } from '../../api/verbs.ts';
import { type Filter, type Sorts, useFilters } from './filters.ts';

/** Input of a verb that filters its list; the excluded names choose a page. */
type FilterName<Verb extends ReadName> = Exclude<
  keyof Input<Verb> & string,
  'after' | 'before' | 'skip' | 'limit' | 'sort'
>;

/** A list as far as it is loaded, with its filters. */
export interface List<Verb extends ReadName, Name extends string = string> {
  verb: Verb;
  filters: Readonly<Record<Name, Filter>>;
  /** The filters in the address. */
  values: Readonly<Record<string, string>>;
  /** The same as the API expects them, also for a file of the whole list. */
  query: Readonly<Record<string, string>>;
  sorts: Sorts;
  /** The order in the address; undefined for the list's own. */
  sort: string | undefined;
  onChange: (name: string, value: string) => void;
  onClear: () => void;
  data: Output<Verb> | null;
  failure: ConsoleFailure | null;
  waiting: boolean;
  reload: () => void;
}

interface Paging<Verb extends ReadName> {
  /** The thing whose rows these are, such as a payout. */
  of?: Partial<Input<Verb>>;
  /** The verb's name for the start of a page. */
  pagedBy?: 'after' | 'before' | 'skip';
  /** The orders that its head offers. */
  sorts?: Sorts;
  /** Rows per page; by default the verb's own number. */
  limit?: number;
}

const NO_SORTS: Sorts = {};

/** Reads a list, filtered by values in the address that are named like the verb's input. */
export function useList<Verb extends ReadName, Name extends FilterName<Verb> = never>(
  verb: Verb,
  filters: Readonly<Record<Name, Filter>>,
  { of, pagedBy = 'after', sorts = NO_SORTS, limit }: Paging<Verb> = {},
): List<Verb, Name> {
  const { values, query, sort, after, onChange, onClear } = useFilters(filters, sorts);
  const page = { ...(after !== undefined && { [pagedBy]: after }), ...(limit !== undefined && { limit }) };
  const read = useVerb(verb, {
    ...of,
    ...query,
    ...(sort !== undefined && { sort }),
    ...page,
  } as Input<Verb>);
  return { verb, filters, values, query, sorts, sort, onChange, onClear, ...read };
}
