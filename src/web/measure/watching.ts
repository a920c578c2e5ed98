let watched = false;

/** The session-analytics script has come into this document; nothing takes it out again. */
export function beWatched(): void {
  watched = true;
}

/** Whether the session-analytics script runs in this document. */
export function isWatched(): boolean {
  return watched;
}
