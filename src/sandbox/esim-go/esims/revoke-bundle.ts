import { type Assignment, DAY_MS, stateAt } from '../account/assignment.ts';
import type { Books } from '../account/books.ts';
import { type Esim, record } from '../account/esim.ts';
import { Refusal } from '../account/refusal.ts';
import { enterRefund } from '../orders/enter-refund.ts';

export interface Revocation {
  type: 'validate' | 'transaction';
  refundToBalance: boolean;
}

const LIVE: ReadonlySet<string> = new Set(['processing', 'queued', 'active', 'depleted']);

/** The assignment that a revoke by name removes: the oldest unused one, else the newest one in use. Throws 400. */
export function assignmentToRevoke(books: Books, esim: Esim, name: string): Assignment {
  const live = esim.assignments.filter(
    (assignment) => assignment.bundle === name && LIVE.has(stateAt(assignment, books.now(), books.options)),
  );
  const found = live.find(({ startedAt }) => startedAt === null) ?? live.at(-1);
  if (!found) throw new Refusal(400, `bundle ${name} is not assigned to eSIM ${esim.iccid}`);
  return found;
}

/**
 * Takes a bundle off an eSIM. If it has not started and is not too old, it returns to the inventory, or to the balance on
 * request. Otherwise it is lost, and a request for its money is refused. Returns the vendor's status text.
 */
export function revokeBundle(
  books: Books,
  esim: Esim,
  assignment: Assignment,
  revocation: Revocation,
): string {
  const now = books.now();
  const state = stateAt(assignment, now, books.options);
  if (!LIVE.has(state)) throw new Refusal(400, `bundle ${assignment.bundle} is ${state}`);
  const isFresh =
    assignment.startedAt === null && now < assignment.assignedAt + books.options.refundableDays * DAY_MS;
  if (revocation.refundToBalance && !isFresh) {
    throw new Refusal(400, `bundle ${assignment.bundle} cannot be refunded: it was used or is too old`);
  }
  if (revocation.refundToBalance && !books.options.revokeRefund) {
    throw new Refusal(400, 'refunds to the balance are not enabled');
  }
  const goesTo = isFresh ? (revocation.refundToBalance ? 'balance' : 'inventory') : 'nowhere';
  const status = STATUS[goesTo];
  if (revocation.type === 'validate') return status;

  assignment.revokedAt = now;
  const about = { at: now, bundle: assignment.bundle };
  record(esim, { ...about, name: 'Bundle Revoked', state: 'Revoked' });
  if (goesTo === 'inventory') {
    books.restock(assignment.bundle, assignment.assignedAt);
    record(esim, { ...about, name: 'Bundle Refunded to Inventory' });
  }
  if (goesTo === 'balance') {
    enterRefund(books, assignment.bundle, 1, books.paidFor(assignment));
    record(esim, { ...about, name: 'Bundle Refunded To Balance' });
  }
  takeBackIfEmpty(books, esim);
  books.save();
  return status;
}

const STATUS = {
  balance: 'Successfully Revoked Bundle, refunded to balance',
  inventory: 'Successfully Revoked Bundle, bundle returned to inventory',
  nowhere: 'Successfully Revoked Bundle',
};

function takeBackIfEmpty(books: Books, esim: Esim): void {
  if (!books.options.takesBackEmptyEsims || esim.firstInstalledAt !== null) return;
  const now = books.now();
  if (esim.assignments.some((assignment) => LIVE.has(stateAt(assignment, now, books.options)))) return;
  esim.returnedAt = now;
  record(esim, { name: 'eSIM Returned', at: now });
}
