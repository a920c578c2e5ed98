/**
 * The words of PostgreSQL, of the socket and of the pool for: it is down, is starting or hung up, takes nobody more, or ended a
 * transaction in which nothing was asked.
 */
const LOST = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57P0[1-5]|53300|25P0[34]|08\w{3})$/;
const LOST_WORDS =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|is not queryable|Client was closed|Cannot use a pool/;
/**
 * For: its disk is full, it has no memory or no further place left, cannot read or write its files, or may not write
 * (a standby), or gave a statement up because it, or its wait for a lock, took too long. PostgreSQL's Appendix A, classes 53, 58,
 * 25, 57 and 55; the others are the file system's own.
 */
const UNABLE = /^(53\w{3}|58030|25006|57014|55P03|ENOSPC|EDQUOT|EROFS|EIO)$/;
const UNABLE_WORDS = /No space left on device/;

/** Whether the connection is of no more use, or none could be made. */
export function isConnectionLost(error: unknown): boolean {
  return says(error, LOST, LOST_WORDS);
}

/** Whether the database cannot do its work right now, whatever it is asked; nothing is wrong with the question then. */
export function isDatabaseAway(error: unknown): boolean {
  return isConnectionLost(error) || says(error, UNABLE, UNABLE_WORDS);
}

function says(error: unknown, codes: RegExp, words: RegExp): boolean {
  for (let seen = error; seen instanceof Error; seen = seen.cause) {
    if ('code' in seen && codes.test(String(seen.code))) return true;
    if (words.test(seen.message)) return true;
  }
  return false;
}

const REFUSALS = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|28P01|28000|3D000)$/;

/** The driver's words where nobody let us in within the time for it: a name without an answer, a silent firewall. */
const NO_ANSWER = /timeout expired|due to connection timeout|timeout exceeded when trying to connect/;

/** A database that cannot be reached or does not let us in at a start is the operator's to mend: one sentence; else null. */
export function databaseRefusal(error: unknown): string | null {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const why = REFUSALS.test(code) ? code : says(error, /^ETIMEDOUT$/, NO_ANSWER) ? 'no answer' : null;
  return why === null ? null : `the database does not let us in (${why}); check DATABASE_URL.`;
}
