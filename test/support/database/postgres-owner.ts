import pg from 'pg';

/** Runs one statement as the owner of a PostgreSQL server, such as making a database. */
export async function asOwner(server: string, sql: string): Promise<void> {
  await run(server, sql);
}

/** The one value that a statement answers. */
export async function askOwner(server: string, sql: string): Promise<string> {
  const { rows } = await run(server, sql);
  return String(Object.values(rows[0] ?? {})[0]);
}

async function run(server: string, sql: string): Promise<pg.QueryResult<Record<string, unknown>>> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}
