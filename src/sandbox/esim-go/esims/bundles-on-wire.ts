import { type Assignment, type BundleState, endOf, remainingAt, stateAt } from '../account/assignment.ts';
import type { Books } from '../account/books.ts';
import type { Esim } from '../account/esim.ts';
import { nanoTime, type Version } from '../account/wire.ts';

const USED_UP: ReadonlySet<BundleState> = new Set(['depleted', 'expired', 'revoked', 'lapsed']);

/** GET /esims/{iccid}/bundles: the newest `limit` assignments, grouped by bundle. */
export function bundlesOnWire(
  books: Books,
  esim: Esim,
  version: Version,
  { includeUsed, limit }: { includeUsed: boolean; limit: number },
): { bundles: unknown[] } {
  const now = books.now();
  const wanted = (assignment: Assignment) =>
    includeUsed || !USED_UP.has(stateAt(assignment, now, books.options));
  const newest = esim.assignments.filter(wanted).toReversed().slice(0, limit);
  const byBundle = Map.groupBy(newest, ({ bundle }) => bundle);
  return {
    bundles: [...byBundle].map(([name, assignments]) => ({
      name,
      description: assignments[0]?.description,
      assignments: assignments.map((assignment) => bundleAssignmentOnWire(books, assignment, version)),
    })),
  };
}

/** One assignment, with its quantities in bytes; version 2.5 added the times of use. */
export function bundleAssignmentOnWire(
  books: Books,
  assignment: Assignment,
  version: Version,
): Record<string, unknown> {
  const remaining = remainingAt(assignment, books.now());
  const end = endOf(assignment);
  const timed = version === '2.5' || books.options.startTimesInOldVersion;
  return {
    id: assignment.id,
    callTypeGroup: 'data',
    initialQuantity: assignment.initialBytes,
    remainingQuantity: remaining,
    ...(timed &&
      end !== null &&
      assignment.startedAt !== null && { startTime: nanoTime(assignment.startedAt), endTime: nanoTime(end) }),
    assignmentDateTime: nanoTime(assignment.assignedAt),
    assignmentReference: assignment.reference,
    bundleState: stateAt(assignment, books.now(), books.options),
    unlimited: assignment.unlimited,
    ...(version === '2.5' && {
      allowances: [
        {
          type: 'DATA',
          service: 'STANDARD',
          description: assignment.description.split(', ')[1],
          initialAmount: assignment.initialBytes,
          remainingAmount: remaining,
          unit: 'BYTES',
          unlimited: assignment.unlimited,
        },
      ],
    }),
  };
}
