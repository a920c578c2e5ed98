import { type Assignment, endOf, remainingAt } from '../account/assignment.ts';
import type { Books } from '../account/books.ts';
import { nanoTime } from '../account/wire.ts';

/** The `bundle` of a callback: V2 has its name, times and quantities in bytes; V3 has more. */
export function bundleOnCallback(books: Books, assignment: Assignment): Record<string, unknown> {
  const end = endOf(assignment);
  const plain = {
    name: assignment.bundle,
    initialQuantity: assignment.initialBytes,
    remainingQuantity: remainingAt(assignment, books.now()),
    startTime: assignment.startedAt === null ? null : nanoTime(assignment.startedAt),
    endTime: end === null ? null : nanoTime(end),
  };
  if (books.options.callbackVersion === 'V2') return plain;
  return {
    id: assignment.id,
    reference: assignment.reference,
    description: assignment.description,
    ...plain,
    unlimited: assignment.unlimited,
    unit: 'BYTES',
  };
}
