/** The words of PostgreSQL and of the socket for: it is down, is starting or hung up, or takes nobody more. */
const CODES = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57P0[123]|53300|08\w{3})$/;
const WORDS =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|is not queryable|Client was closed/;

/** Whether a query failed because the database cannot be reached right now; nothing is wrong with the query then. */
export function isDatabaseAway(error: unknown): boolean {
  for (let seen = error; seen instanceof Error; seen = seen.cause) {
    if ('code' in seen && CODES.test(String(seen.code))) return true;
    if (WORDS.test(seen.message)) return true;
  }
  return false;
}

const REFUSALS = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|28P01|28000|3D000)$/;

/** A database that cannot be reached or does not let us in at a start is the operator's to mend: one sentence; else null. */
export function databaseRefusal(error: unknown): string | null {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return REFUSALS.test(code) ? `the database does not let us in (${code}); check DATABASE_URL.` : null;
}
