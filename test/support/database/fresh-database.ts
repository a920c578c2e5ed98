import { randomUUID } from 'node:crypto';

import { PGlite } from '@electric-sql/pglite';

import { type Database, openPglite, openPostgres } from '../../../src/server/db/database.ts';
import { askOwner, asOwner } from './postgres-owner.ts';
import { preparedDump, preparedName } from './prepared-database.ts';

interface FreshDatabase {
  database: Database;
  /** Another process's connection to the same database. */
  reopen: (connections?: number) => Database;
  drop: () => Promise<void>;
  /** It contains the sandbox's catalogue. */
  isPrepared?: true;
}

/** The embedded database with its files in this folder. */
export async function freshFolder(folder: string): Promise<FreshDatabase> {
  return onlyHere(await openPglite({ folder }));
}

function onlyHere(database: Database): FreshDatabase {
  const reopen = () => {
    throw new Error('PGlite serves one process');
  };
  return { database, reopen, drop: async () => {} };
}

/** A copy of the database prepared for all tests, or an empty one if there is none. */
export async function preparedDatabase(): Promise<FreshDatabase> {
  const [server, template] = [process.env['TEST_DATABASE_URL'], preparedName()];
  if (server && template !== undefined)
    return { ...(await ownDatabase(server, { template })), isPrepared: true };
  const dump = server ? undefined : preparedDump();
  return dump ? { ...onlyHere(await openPglite({ dump: await dump })), isPrepared: true } : freshDatabase();
}

/** In memory by PGlite, or a separate database on a PostgreSQL server: the one in TEST_DATABASE_URL, or another. */
export async function freshDatabase(
  poolSize = 10,
  server = process.env['TEST_DATABASE_URL'],
  answerWithinMs = 20_000,
  pooler?: string,
): Promise<FreshDatabase> {
  if (!server) return onlyHere(await openPglite({ dump: await emptyPglite() }));
  return ownDatabase(server, { poolSize, answerWithinMs, pooler });
}

async function ownDatabase(
  server: string,
  {
    poolSize = 10,
    answerWithinMs = 20_000,
    template,
    pooler,
  }: {
    poolSize?: number;
    answerWithinMs?: number;
    template?: string;
    /** The address of a pooler in front of the server. */
    pooler?: string | undefined;
  },
): Promise<FreshDatabase> {
  const { url: directUrl, drop } = await ownAddress(server, template);
  const url = pooler === undefined ? directUrl : new URL(new URL(directUrl).pathname, pooler).href;
  const reopen = (connections = poolSize) =>
    openPostgres({ url, directUrl, poolSize: connections, answerWithinMs });
  return { database: reopen(), reopen, drop };
}

/** Copying files takes a quarter of what copying by the log of changes takes, which is how PostgreSQL does it since 15. */
async function byFiles(server: string): Promise<string> {
  return Number(await askOwner(server, 'show server_version_num')) < 150_000 ? '' : 'strategy file_copy';
}

/**
 * The address of a new database on a PostgreSQL server.
 * @param template the name of a database there to copy
 */
export async function ownAddress(
  server: string,
  template?: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asOwner(
    server,
    `create database ${name}${template ? ` template ${template} ${await byFiles(server)}` : ''}`,
  );
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asOwner(server, `drop database ${name} with (force)`) };
}

let made: Promise<Blob> | undefined;

/** A dump of an empty database: loading it is some five times faster than making a new one. */
export function emptyPglite(): Promise<Blob> {
  made ??= make();
  return made;
}

async function make(): Promise<Blob> {
  const pglite = await PGlite.create();
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return dump;
}
