import { findBundle } from '../bundles/catalogue.ts';
import { type Assignment, endOf, remainingAt, stateAt, windowAt } from './assignment.ts';
import type { Books } from './books.ts';
import { type Esim, record } from './esim.ts';

/** What using data did to one bundle. */
export interface Use {
  assignment: Assignment;
  bytes: number;
  firstUse: boolean;
  remainingBefore: number;
}

const ALERTS = [50, 80, 100];

/**
 * The phone uses data: first of the active bundle that ends soonest, then of the oldest queued one, which starts. With `country`,
 * only of bundles that cover it. Data that no bundle covers is not used.
 */
export function useData(books: Books, esim: Esim, bytes: number, country?: string): Use[] {
  const now = books.now();
  install(esim, now);
  const uses: Use[] = [];
  let left = bytes;
  for (;;) {
    const assignment = nextToUse(books, esim, country);
    if (!assignment) break;
    const use = spend(books, esim, assignment, left);
    uses.push(use);
    left -= use.bytes;
    if (left <= 0) break;
  }
  if (uses.length > 0) esim.lastUsedAt = now;
  books.save();
  return uses;
}

function install(esim: Esim, now: number): void {
  if (esim.firstInstalledAt !== null) return;
  esim.firstInstalledAt = now;
  esim.profileStatus = 'Installed';
}

function nextToUse(books: Books, esim: Esim, country?: string): Assignment | undefined {
  const now = books.now();
  const usable = esim.assignments.filter((assignment) => !country || covers(assignment, country));
  const inState = (state: string) =>
    usable.filter((assignment) => stateAt(assignment, now, books.options) === state);
  const soonest = inState('active').sort((a, b) => (endOf(a) ?? 0) - (endOf(b) ?? 0))[0];
  return soonest ?? inState('queued')[0];
}

function covers(assignment: Assignment, country: string): boolean {
  const bundle = findBundle(assignment.bundle);
  return bundle?.base.iso === country || bundle?.roaming.some(({ iso }) => iso === country) === true;
}

function spend(books: Books, esim: Esim, assignment: Assignment, wanted: number): Use {
  const now = books.now();
  const firstUse = assignment.startedAt === null;
  if (firstUse) {
    assignment.startedAt = now;
    record(esim, { name: 'eSIM First Use', at: now, bundle: assignment.bundle, state: 'Active' });
  }
  const window = windowAt(assignment, now);
  if (assignment.usedInWindow !== window) {
    assignment.usedInWindow = window;
    assignment.usedBytes = 0;
  }
  const remainingBefore = remainingAt(assignment, now);
  // After its full-speed allowance an unlimited bundle continues, only slower.
  const goesOn = assignment.unlimited && !books.options.unlimitedDepletes;
  const bytes = goesOn ? wanted : Math.min(wanted, remainingBefore);
  assignment.usedBytes += bytes;
  if (!assignment.unlimited) recordAlerts(esim, assignment, remainingBefore, now);
  return { assignment, bytes, firstUse, remainingBefore };
}

function recordAlerts(esim: Esim, assignment: Assignment, remainingBefore: number, now: number): void {
  const percent = (remaining: number) => (1 - remaining / assignment.initialBytes) * 100;
  const [before, after] = [percent(remainingBefore), percent(remainingAt(assignment, now))];
  for (const alert of ALERTS) {
    if (before >= alert || after < alert) continue;
    record(esim, {
      name: 'eSIM Utilisation Alert',
      at: now,
      bundle: assignment.bundle,
      state: alert === 100 ? 'Depleted' : 'Active',
      alert: `${alert}% Used`,
    });
  }
}
