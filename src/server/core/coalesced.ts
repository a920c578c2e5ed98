/**
 * Reads once for all who ask meanwhile. What resolves had begun to read at the call or after it: what goes on already may have
 * asked before something changed, so one more reading follows it.
 */
export function coalesced(read: () => Promise<void>): () => Promise<void> {
  let reading: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  return function ask(): Promise<void> {
    if (!reading) {
      reading = read().finally(() => (reading = null));
      return reading;
    }
    next ??= reading
      .catch(() => {})
      .then(() => {
        next = null;
        return ask();
      });
    return next;
  };
}
