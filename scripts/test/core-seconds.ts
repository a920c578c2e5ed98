import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const WORK = path.join(import.meta.dirname, 'reference-work.ts');
/** Milliseconds of processor time for the reference work on the machine for which the budgets were written. */
const REFERENCE_MS = 500;
/** A runner may exceed its budget by this factor: a machine is never twice the same. */
const LEEWAY = 1.25;

/**
 * How many core-seconds this machine, as it is now, needs for one core-second of the budgets. The work is done twice at once, since
 * two runners share the machine, too: where processors share their caches, the same work then costs up to a half more.
 */
export async function measureSlowness(): Promise<number> {
  const both = await Promise.all([WORK, WORK].map((work) => promisify(execFile)(process.execPath, [work])));
  const taken = both.map(({ stdout }) => Number.parseInt(stdout, 10));
  return Math.max(...taken) / REFERENCE_MS;
}

/** The median; 1, as on the machine of the budgets, if nothing was measured. */
export function medianOf(samples: readonly number[]): number {
  const sorted = samples.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 1;
}

/**
 * Says in a sentence that a runner exceeded its budget; undefined if it did not, or has none.
 * @param coreSeconds user and system time of all its processes
 * @param slowness of {@link measureSlowness}, while it ran
 */
export function budgetProblem(
  { name, coreSeconds, budget }: { name: string; coreSeconds: number; budget?: number | undefined },
  slowness: number,
): string | undefined {
  const taken = coreSeconds / slowness;
  if (budget === undefined || taken <= budget * LEEWAY) return undefined;
  return `"${name}" took ${Math.round(taken)} core-seconds, over a quarter more than its budget of ${budget}`;
}
