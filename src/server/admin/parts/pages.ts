import { z } from 'zod';

import { Problem } from '../../../domain/problems/problem.ts';
import type { Facts } from '../../../domain/problems/reasons.ts';
import { type RowCount, TIME_SORTS, type TimePage } from '../../db/list-page.ts';
import { iso } from './verb.ts';

type ListName = Facts['unknown_after']['list'];

/** The position of a row in a list by time. */
type Place = NonNullable<TimePage['after']>;

/** Where a page of a list begins. */
export const pageAfter = z
  .string()
  .max(100)
  .optional()
  .describe('where the page begins: the next of the page before');

/** How many rows a page has. */
export const pageLimit = z.coerce.number().int().min(1).max(1000);

/** Input of a list that is read in pages. */
export const paged = { after: pageAfter, limit: pageLimit.default(50) };

/** The same for a list by time that goes both ways. */
export const sortedPages = { sort: z.enum(TIME_SORTS).default('newest'), ...paged };

/** Output of such a list, beside its rows. */
export const nextPage = { next: z.string().nullable() };

/** How many rows a list has, in an output. */
export const counted = {
  /** Null if counting them would take long. */
  count: z.int().nullable(),
  /** Whether there are more than the count. */
  is_more: z.boolean(),
};

/**
 * The position after which a page begins, as the previous page gave it: a moment and an id.
 * @throws Problem `unknown_after`
 */
export function placeIn(after: string, list: ListName, id: z.ZodType<string> = z.uuid()): Place {
  const [moment = '', behind = ''] = after.split('_');
  const at = new Date(moment);
  if (Number.isNaN(at.getTime()) || !id.safeParse(behind).success)
    throw new Problem('unknown_after', { list });
  return { at, id: behind };
}

/** Writes a position for {@link placeIn}. */
export function placeOf({ at, id }: Place): string {
  return `${iso(at)}_${id}`;
}

/** One page of a list, and where the next one begins; null at the end. */
interface Page<Row> {
  rows: Row[];
  next: string | null;
  /** The number of rows of the whole list. @param count counts all, where the page does not hold them */
  countAll: (count: () => Promise<RowCount>) => Promise<RowCount>;
}

/**
 * Reads one page of a list by time.
 * @param read rows after a place, one more than the page has
 * @param place of a row
 * @throws Problem `unknown_after`
 */
export async function pageOf<Row>(
  list: ListName,
  { after, limit }: { after?: string | undefined; limit: number },
  read: (page: { after: Place | null; limit: number }) => Promise<Row[]>,
  place: (row: Row) => Place,
): Promise<Page<Row>> {
  const found = await read({ after: after === undefined ? null : placeIn(after, list), limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  const isWhole = after === undefined && !last;
  return {
    rows,
    next: last ? placeOf(place(last)) : null,
    countAll: async (count) => (isWhole ? { count: rows.length, is_more: false } : count()),
  };
}
