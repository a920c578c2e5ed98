/** When an added plan starts: its days begin with its first use, but never before the end of an equal one. */
export interface TopUpTurn {
  starts_after: string | null;
  is_behind: boolean;
}

/** A text about it in each of the three cases. */
export interface TurnWords<Moment, Shown> {
  /** An equal one comes first, and nobody knows when it ends. */
  behind: Shown;
  firstUse: Shown;
  after: (moment: Moment) => Shown;
}

/** @param show a moment, as the place shows it */
export function turnWords<Moment, Shown>(
  { starts_after: after, is_behind: isBehind }: TopUpTurn,
  words: TurnWords<Moment, Shown>,
  show: (at: string) => Moment,
): Shown {
  if (isBehind) return words.behind;
  return after === null ? words.firstUse : words.after(show(after));
}
