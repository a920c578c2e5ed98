import pg from 'pg';

import { amber, green, type Findings, red, messageOf } from '../../core/finding.ts';
import { asTyped } from '../../core/installation.ts';
import type { Settings } from '../../core/settings/env.ts';
import type { Cipher } from '../cipher.ts';
import { CannotStart } from '../data-dir.ts';
import { type Database, openPostgres } from '../database.ts';
import { databaseRefusal } from '../is-database-away.ts';
import { refusePooler, refuseTwoDatabases } from '../refuse-pooler.ts';
import { checkMark, kindOf, sealedByOthers } from '../shop-mark.ts';
import { migrationsIn } from './migration-files.ts';
import { isQueuePending } from './queue-schema.ts';
import { newerThan, pendingIn, type RunMigration } from './schema-state.ts';

const OLDEST = 150_000;
/** A process's connections besides `DATABASE_POOL`: those of the job queue, and the one that listens. */
const BESIDE_POOL = 11;
const MIGRATE = `Run \`${asTyped('migrate')}\`; then the webs and workers of this release start.`;
const ACCESS = 'Make the database and its user as docs/going-live.md has it, and check DATABASE_URL.';

interface Facts {
  version: string;
  number: number;
  standby: boolean;
  encoding: string;
  schema: boolean;
  database: boolean;
  connections: number;
  check: string;
  migrated: boolean;
}

type AskedOf = Pick<Settings, 'SHOP_MODE' | 'STRIPE_STAGING' | 'DATABASE_POOL'> &
  Partial<Pick<Settings, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>>;

/**
 * Checks the server, its user's rights, its settings, and whose the database is. Changes nothing there.
 * @param cipher null without a key
 */
export async function* checkDatabase(settings: AskedOf, cipher: Cipher | null): Findings {
  const addresses = [settings.DATABASE_URL, settings.DATABASE_DIRECT_URL].filter((url) => url !== undefined);
  const [url] = addresses;
  if (url === undefined) {
    if (settings.SHOP_MODE === 'live')
      yield red('Database', 'is not named', 'Set DATABASE_URL: a live shop stores its data in PostgreSQL.');
    else yield green('Database', 'embedded, in DATA_DIR');
    return;
  }
  for (const [index, address] of addresses.entries()) {
    const about = `Database: ${index === 0 ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'}`;
    const facts = await factsOf(address).catch((error: unknown) => error);
    if (!isFacts(facts)) {
      yield red(about, databaseRefusal(facts) ?? messageOf(facts), ACCESS);
      return;
    }
    if (index > 0) yield green(about, 'answers');
    else yield* server(facts, settings.DATABASE_POOL, about);
    if (index === 0 && facts.migrated) yield* schema(url, settings, cipher);
    else if (index === 0)
      yield amber(
        'Database: schema',
        'has no tables yet',
        `Run \`${asTyped('migrate')}\`: it creates the tables.`,
      );
  }
  yield* way(settings);
}

/** The checks of the addresses that a start makes. */
async function* way(settings: AskedOf): Findings {
  const about = 'Database: way to it';
  try {
    await refusePooler(settings);
    await refuseTwoDatabases(settings);
    yield green(about, 'keeps a server for each connection');
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    yield red(
      about,
      error.message,
      'Point DATABASE_URL to the pooler or to PostgreSQL, and DATABASE_DIRECT_URL to PostgreSQL itself.',
    );
  }
}

/** Findings about a server itself. */
export function* server(facts: Facts, pool: number, about: string) {
  if (facts.number < OLDEST)
    yield red(about, `PostgreSQL ${facts.version}`, 'The shop needs PostgreSQL 15 or newer.');
  else if (facts.standby) yield red(about, 'is a standby', 'Set the address of the primary.');
  else yield green(about, `PostgreSQL ${facts.version}`);
  if (facts.encoding !== 'UTF8')
    yield red('Database: encoding', facts.encoding, "Create the database with encoding 'UTF8'.");
  const lacking = [...(facts.schema ? [] : ['schema public']), ...(facts.database ? [] : ['the database'])];
  if (lacking.length === 0) yield green('Database: rights', 'can create tables and schemas');
  else
    yield red(
      'Database: rights',
      `cannot create anything in ${lacking.join(' and ')}`,
      'Let the user own the database: alter database <name> owner to <user>.',
    );
  const each = pool + BESIDE_POOL;
  if (facts.connections < 2 * each)
    yield amber(
      'Database: max_connections',
      `${facts.connections}, and each process opens up to ${each}`,
      'Raise max_connections, or lower DATABASE_POOL.',
    );
  if (facts.check === '0')
    yield amber(
      'Database: client_connection_check_interval',
      'is off, so statements of dead processes continue',
      "alter system set client_connection_check_interval = '10s'; select pg_reload_conf();",
    );
}

async function* schema(url: string, settings: AskedOf, cipher: Cipher | null): Findings {
  const about = 'Database: schema';
  const known = migrationsIn();
  const run = await asked<RunMigration>(url, 'select * from migration');
  const pending = attempt(() => pendingIn(known, run));
  if (pending instanceof CannotStart)
    yield red(about, pending.message, 'Start the release that made it, or a newer one.');
  else if (pending.length > 0)
    yield amber(
      about,
      pending.length === 1 ? '1 migration has not run' : `${pending.length} migrations have not run`,
      MIGRATE,
    );
  else if (newerThan(known, run).length > 0)
    yield green(about, 'from a newer release that is compatible with this one');
  else yield green(about, 'of this release');
  if (pending instanceof CannotStart || pending.length > 0) return;
  const database = openPostgres({ url, directUrl: settings.DATABASE_DIRECT_URL ?? url, poolSize: 1 });
  try {
    if (await isQueuePending(database))
      yield amber('Database: job queue', 'its tables are not of this release yet', MIGRATE);
    if (!cipher) return;
    await checkMark(database, cipher, kindOf(settings));
    yield green('Database: mode and DATA_KEY', 'are this shop’s');
    yield* keys(database, cipher);
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    yield red(
      'Database: mode and DATA_KEY',
      error.message,
      'Set the DATABASE_URL and DATA_KEY that belong together.',
    );
  } finally {
    await database.close();
  }
}

/** Whether a key is missing, and whether the old ones are still needed. */
async function* keys(database: Database, { keyIds }: Cipher): Findings {
  const about = 'Database: sealed values';
  const beside = async (known: readonly string[]) =>
    [...(await sealedByOthers(database, known)).values()].reduce((sum, count) => sum + count, 0);
  const [lost, old] = [await beside(keyIds), await beside(keyIds.slice(0, 1))];
  if (lost > 0)
    yield red(
      about,
      `${lost} under a key that neither DATA_KEY nor DATA_KEY_OLD has`,
      `List the key that is missing in DATA_KEY_OLD, restart, and run \`${asTyped('rotate-keys')}\`.`,
    );
  else if (old > 0)
    yield amber(
      about,
      `${old} under a key of DATA_KEY_OLD`,
      `Run \`${asTyped('rotate-keys')}\`, then remove the old key.`,
    );
  else if (keyIds.length > 1)
    yield green(about, 'are all under DATA_KEY: DATA_KEY_OLD may go, unless it has the key to come');
}

/** Returns a refusal instead of throwing it. */
function attempt<T>(run: () => T): T | CannotStart {
  try {
    return run();
  } catch (error) {
    if (error instanceof CannotStart) return error;
    throw error;
  }
}

async function factsOf(url: string): Promise<Facts> {
  const [facts] = await asked<Facts>(
    url,
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      pg_is_in_recovery() as standby, current_setting('server_encoding') as encoding,
      has_schema_privilege('public', 'create') as schema, has_database_privilege(current_database(), 'create') as database,
      current_setting('max_connections')::int as connections,
      coalesce(current_setting('client_connection_check_interval', true), '0') as check,
      to_regclass('public.migration') is not null as migrated`,
  );
  if (!facts) throw new Error('no answer');
  return facts;
}

function isFacts(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && 'standby' in value;
}

async function asked<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
