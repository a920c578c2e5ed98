import { PGlite } from '@electric-sql/pglite';

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
