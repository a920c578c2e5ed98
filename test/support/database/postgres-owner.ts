import pg from 'pg';

/** Runs one statement as the owner of a PostgreSQL server, such as making a database. */
export async function asOwner(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
