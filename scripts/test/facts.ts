import { staleFacts } from '../../src/domain/help/dated-facts.ts';

/** What the nightly run prints of facts that somebody should check again. They fail nothing. */
export function factLines(now: Date): string[] {
  const stale = staleFacts(now);
  if (stale.length === 0) return [];
  return [
    '\n── Facts to check again ──',
    ...stale.map(
      ({ what, where, owner, checked, days }) =>
        `  ${what}: last on ${checked}, ${days} days ago; ${owner} checks ${where}`,
    ),
  ];
}
