/**
 * Shares one read among concurrent callers. Each call resolves with a read that began at or after it: a read already under way
 * may have started before a change, so another one follows it.
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
