/** When an added plan starts: its days begin with its first use, but never before the end of an equal one. */
export interface TopUpTurn {
  starts_after: string | null;
  is_behind: boolean;
}

/**
 * When it starts, after the word 'Starts': the same before buying, in the checkout, and afterwards.
 * @param show a moment, as the place shows it
 */
export function startWords<Shown>(
  { starts_after: after, is_behind: isBehind }: TopUpTurn,
  show: (at: string) => Shown,
): [first: string, ...rest: (string | Shown)[]] {
  if (isBehind) return ['when the first one ends'];
  return after === null
    ? ['at its first use']
    : ['after ', show(after), ', when the same plan on this eSIM ends'];
}
