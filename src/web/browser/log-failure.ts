/** Logs a failure in the browser's console that the visitor need not see. */
export function logFailure(doing: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the log is the only place for it
  console.warn(`${doing} failed`, error);
}
