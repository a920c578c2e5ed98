import { endOf, lapseOf } from '../account/assignment.ts';
import type { Books } from '../account/books.ts';
import type { Action, Esim } from '../account/esim.ts';
import { nanoTime } from '../account/wire.ts';

/** GET /esims/{iccid}/history, newest first: recorded actions, and what has ended by the clock since. */
export function historyOnWire(books: Books, esim: Esim): object {
  const entries = [...esim.history, ...endings(books, esim)]
    .sort((a, b) => b.at - a.at)
    .map(({ name, at, bundle, state, alert }) => ({
      name,
      bundleName: bundle ?? '',
      date: nanoTime(at),
      bundleState: state,
      alertType: alert,
    }));
  if (books.options.historyShape === 'array') return entries;
  return { actions: entries, rows: entries.length, pageCount: 1, pageSize: entries.length };
}

function endings(books: Books, esim: Esim): Action[] {
  const now = books.now();
  return esim.assignments.flatMap((assignment): Action[] => {
    if (assignment.revokedAt !== null) return [];
    const end = endOf(assignment);
    const at = end ?? lapseOf(assignment, books.options);
    if (now < at) return [];
    const [name, state] = end === null ? ['Bundle Lapsed', 'Lapsed'] : ['Bundle Expired', 'Expired'];
    return [{ name, at, bundle: assignment.bundle, state }];
  });
}
