import type { ConsoleFailure } from '../../api/console-failure.ts';
import { useVerb } from '../../api/use-verb.ts';
import type { Input, Output, VerbName } from '../../api/verbs.ts';
import { type Filter, useFilters } from './filters.ts';

/** The part of a verb's input that narrows a list; the rest says which page is meant. */
type FilterName<Verb extends VerbName> = Exclude<keyof Input<Verb> & string, 'after' | 'before' | 'limit'>;

/** A list as far as it has been read, and what narrows it. */
export interface List<Verb extends VerbName, Name extends string = string> {
  verb: Verb;
  filters: Readonly<Record<Name, Filter>>;
  /** The filters that are set, as the address has them. */
  values: Readonly<Record<string, string>>;
  /** The same in the form that the shop expects, also for a file of the whole list. */
  query: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
  onClear: () => void;
  data: Output<Verb> | null;
  failure: ConsoleFailure | null;
  waiting: boolean;
  reload: () => void;
}

interface Paging<Verb extends VerbName> {
  /** Names the one thing whose rows these are, such as a payout. */
  of?: Partial<Input<Verb>>;
  /** What the verb calls the place where a page begins. */
  pagedBy?: 'after' | 'before';
  /** How many rows a page has, where the verb's default is not wanted. */
  limit?: number;
}

/** Reads what a verb lists, narrowed by filters that are in the address, each named as in the verb's input. */
export function useList<Verb extends VerbName, Name extends FilterName<Verb> = never>(
  verb: Verb,
  filters: Readonly<Record<Name, Filter>>,
  { of, pagedBy = 'after', limit }: Paging<Verb> = {},
): List<Verb, Name> {
  const { values, query, after, onChange, onClear } = useFilters(filters);
  const page = { ...(after !== undefined && { [pagedBy]: after }), ...(limit !== undefined && { limit }) };
  const read = useVerb(verb, { ...of, ...query, ...page } as Input<Verb>);
  return { verb, filters, values, query, onChange, onClear, ...read };
}
