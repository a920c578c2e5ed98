import type { TimePage } from './list-page.ts';

type Place = TimePage['after'];

/** Rows walked at a time, the first time and at most. */
const STEP = { first: 200, most: 3200 };

/** What was found in a list, and where the search ended early because it had read enough; null if it did not. */
export interface Walk<Row> {
  found: Row[];
  until: Place;
}

/** A row with its place in the list; null in place of one that is not wanted. */
interface Step<Row> {
  at: Date;
  id: string;
  row: Row | null;
}

/** Walks a list some rows at a time, until enough are found, or `most` were read. */
export async function walkBySteps<Row>(
  { after, limit, most }: Pick<TimePage, 'after' | 'limit'> & { most: number },
  read: (after: Place, step: number) => Promise<Step<Row>[]>,
): Promise<Walk<Row>> {
  const found: Row[] = [];
  let place = after;
  let rest = most;
  for (let step = STEP.first; ; step = Math.min(2 * step, STEP.most)) {
    const wanted = Math.min(step, rest);
    const walked = await read(place, wanted);
    found.push(...walked.flatMap(({ row }) => row ?? []));
    const last = walked.at(-1);
    if (found.length >= limit || !last || walked.length < wanted) break;
    place = { at: last.at, id: last.id };
    rest -= wanted;
    if (rest === 0) return { found, until: place };
  }
  return { found: found.slice(0, limit), until: null };
}
