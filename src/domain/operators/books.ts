/** `failed`: somebody could not be asked, and whoever could agrees. */
export const OUTCOMES = ['agree', 'differ', 'failed'] as const;

export type BooksOutcome = (typeof OUTCOMES)[number];

/** What a comparison comes to, by what each side of it came to. */
export function outcomeOf(
  sides: readonly { differences: readonly string[]; failed: string | null }[],
): BooksOutcome {
  if (sides.some(({ differences }) => differences.length > 0)) return 'differ';
  return sides.some(({ failed }) => failed !== null) ? 'failed' : 'agree';
}
