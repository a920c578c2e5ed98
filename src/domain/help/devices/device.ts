/** A model that can take an eSIM, as its maker sells it. */
export interface Device {
  brand: string;
  /** As people say it, with the brand's own line: 'iPhone XR', 'Galaxy S24 Ultra'. */
  model: string;
  /** Which regional variants of it have no eSIM, or what else to look at; null when all do. */
  note: string | null;
  /** Month in which the entry was last checked, 'YYYY-MM'. */
  checked: string;
}

type Entry = string | readonly [model: string, note: string];

/**
 * The models of one brand, checked in the same month.
 * @param note holds for every model that does not bring its own
 */
export function devicesOf(
  brand: string,
  checked: string,
  entries: readonly Entry[],
  note: string | null = null,
): Device[] {
  return entries.map((entry) => {
    const [model, own] = typeof entry === 'string' ? [entry, note] : entry;
    return { brand, model, note: own, checked };
  });
}
