import { invalid, missing } from '../account/failure.ts';
import type { Route } from './api.ts';
import type { FormObject } from './form.ts';
import { hash, integer, readParams, text, type Fields, type Read, type Reader } from './params.ts';

const moment: Reader<{ gt?: number; gte?: number; lt?: number; lte?: number }> = (value, name) => {
  if (typeof value !== 'string') return range(value, name);
  const at = integer(value, name);
  return { gte: at, lte: at };
};
const range = hash({ gt: integer, gte: integer, lt: integer, lte: integer });

const PAGE_FIELDS = {
  limit: integer,
  starting_after: text(),
  ending_before: text(),
  created: moment,
};

interface Listed {
  id: string;
  created: number;
}

/** One page, newest first, as every list of the API returns it. `filters` are the list's own parameters; `keep` applies them. */
export function listPage<T extends Listed, F extends Fields>(
  url: string,
  form: FormObject,
  things: Record<string, T>,
  filters: F,
  keep: (thing: T, wanted: Read<F>) => boolean,
): { object: 'list'; url: string; has_more: boolean; data: T[] } {
  const read = readParams(form, { ...PAGE_FIELDS, ...filters }) as Read<typeof PAGE_FIELDS> & Read<F>;
  const limit = read.limit ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalid(
      limit < 1 ? 'Invalid positive integer' : 'This value must be less than or equal to 100.',
      'limit',
    );
  }
  const all = Object.values(things)
    .toReversed()
    .filter((thing) => within(thing.created, read.created) && keep(thing, read));
  const cursor = (id: string, param: string) => {
    if (!things[id]) throw missing('object', id, param);
    return all.findIndex((thing) => thing.id === id);
  };
  if (read.ending_before !== undefined) {
    const end = cursor(read.ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', url, has_more: start > 0, data: all.slice(start, end) };
  }
  const start = read.starting_after === undefined ? 0 : cursor(read.starting_after, 'starting_after') + 1;
  return { object: 'list', url, has_more: all.length > start + limit, data: all.slice(start, start + limit) };
}

/** Whether each of a thing's fields has the value of the parameter with the same name. */
function has(thing: object, wanted: Record<string, unknown>, filters: Fields): boolean {
  const fields = thing as Record<string, unknown>;
  return Object.keys(filters).every((name) => wanted[name] === undefined || fields[name] === wanted[name]);
}

/**
 * The two routes that read things of one kind: a page of them, and one by its id.
 * @param keep applies the list's own parameters; without it, each is compared with its field
 */
export function readRoutes<T extends Listed, F extends Fields>(
  path: string,
  kind: string,
  things: () => Record<string, T>,
  filters: F,
  keep: (thing: T, wanted: Read<F>) => boolean = (thing, wanted) => has(thing, wanted, filters),
): Route[] {
  return [
    {
      method: 'GET',
      path,
      access: 'secret',
      answer: ({ form }) => listPage(path, form, things(), filters, keep),
    },
    {
      method: 'GET',
      path: `${path}/:id`,
      access: 'secret',
      answer({ form, id }) {
        readParams(form, {});
        const thing = things()[id];
        if (!thing) throw missing(kind, id);
        return thing;
      },
    },
  ];
}

function within(created: number, wanted: ReturnType<typeof moment> | undefined): boolean {
  if (!wanted) return true;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = wanted;
  return created > gt && created >= gte && created < lt && created <= lte;
}
