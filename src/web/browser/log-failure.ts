/** For failures that the visitor is not bothered with: left in the browser's own log for whoever looks into it. */
export function logFailure(doing: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the log is the only place for it
  console.warn(`${doing} failed`, error);
}
