/** A table of states and their possible next states. */
type Moves = Readonly<Record<string, { next: readonly string[] }>>;
type StateOf<Table extends Moves> = keyof Table & string;

export function statesOf<Table extends Moves>(table: Table): [StateOf<Table>, ...StateOf<Table>[]] {
  return Object.keys(table) as [StateOf<Table>, ...StateOf<Table>[]];
}

/** The states that may become `to`: for the guard of an UPDATE. */
export function statesBefore<Table extends Moves>(table: Table, to: StateOf<Table>): StateOf<Table>[] {
  return statesOf(table).filter((state) => table[state]?.next.includes(to));
}
