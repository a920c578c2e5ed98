/**
 * Errors of PostgreSQL, the socket and the pool that mean: the database is down, is starting or hung up, accepts no more
 * connections, or ended an idle transaction.
 */
const LOST = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57P0[1-5]|53300|25P0[34]|08\w{3})$/;
const LOST_WORDS =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|is not queryable|Client was closed|Cannot use a pool/;
/**
 * Errors that mean: the disk is full, memory or another resource has run out, files cannot be read or written, writing is not
 * allowed (a standby), or a statement or its wait for a lock took too long. PostgreSQL's Appendix A, classes 53, 58, 25, 57 and
 * 55; the others are the file system's.
 */
const UNABLE = /^(53\w{3}|58030|25006|57014|55P03|ENOSPC|EDQUOT|EROFS|EIO)$/;
const UNABLE_WORDS = /No space left on device/;

/** Whether the connection is lost, or none could be made. */
export function isConnectionLost(error: unknown): boolean {
  return says(error, LOST, LOST_WORDS);
}

/** Whether the database cannot work right now, whatever the query; the query itself is not at fault. */
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

/** The driver's messages for a connection without any answer in time: a name that does not resolve, a silent firewall. */
const NO_ANSWER = /timeout expired|due to connection timeout|timeout exceeded when trying to connect/;

/** One sentence for the operator if the database cannot be reached or refuses us at start; otherwise null. */
export function databaseRefusal(error: unknown): string | null {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const why = REFUSALS.test(code) ? code : says(error, /^ETIMEDOUT$/, NO_ANSWER) ? 'no answer' : null;
  return why === null ? null : `the database does not let us in (${why}); check DATABASE_URL.`;
}
