/** A model with eSIM, as its maker sells it. */
export interface Device {
  brand: string;
  /** In common use, with the brand's own line: 'iPhone XR', 'Galaxy S24 Ultra'. */
  model: string;
  /** Its regional variants without eSIM, or other caveats; null if there are none. */
  note: string | null;
}

type Entry = string | readonly [model: string, note: string];

/**
 * The models of one brand.
 * @param note applies to every model without its own
 */
export function devicesOf(brand: string, entries: readonly Entry[], note: string | null = null): Device[] {
  return entries.map((entry) => {
    const [model, own] = typeof entry === 'string' ? [entry, note] : entry;
    return { brand, model, note: own };
  });
}
