import pg from 'pg';

/** One connection a server: opening one costs the server more than most statements. It ends with the process, not the other way round. */
const owners = new Map<string, pg.Pool>();

/** Runs one statement as the owner of a PostgreSQL server, such as making a database. */
export async function asOwner(server: string, sql: string): Promise<void> {
  await run(server, sql);
}

/** The only value in a statement's answer. */
export async function askOwner(server: string, sql: string): Promise<string> {
  const { rows } = await run(server, sql);
  return String(Object.values(rows[0] ?? {})[0]);
}

function run(server: string, sql: string): Promise<pg.QueryResult<Record<string, unknown>>> {
  let owner = owners.get(server);
  if (!owner) {
    owner = new pg.Pool({ connectionString: server, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
    // A server that went away has ended it; the next statement opens another.
    owner.on('error', () => {});
    owners.set(server, owner);
  }
  return owner.query(sql);
}
