/** `failed`: a provider was unreachable, and all others agree. */
export const OUTCOMES = ['agree', 'differ', 'failed'] as const;

export type ReconciliationOutcome = (typeof OUTCOMES)[number];

/** The outcome of a comparison, from those of its sides. */
export function outcomeOf(
  sides: readonly { differences: readonly string[]; failed: string | null }[],
): ReconciliationOutcome {
  if (sides.some(({ differences }) => differences.length > 0)) return 'differ';
  return sides.some(({ failed }) => failed !== null) ? 'failed' : 'agree';
}
