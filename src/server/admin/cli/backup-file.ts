import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

import { z } from 'zod';

import { CannotDo } from './answer.ts';

/** Where the steps around copies are described. */
export const ABOUT_COPIES = 'docs/upgrades.md, "Copies of the database"';

/** The format of these files; raise it when an earlier release could no longer read one. */
const FORMAT = 1;
const FIRST_LINE = /^simport backup (\d{1,4}) ([0-9a-f]{64})$/;
/** Takes a fifth of the processor time for a tenth more disk: the shop goes on selling meanwhile. */
const FAST = { level: 1 };
/** Bytes of the two lines before the database; a file with more is not one of ours. */
const MAX_HEAD = 1_000_000;

const factsSchema = z.object({
  /** The moment whose data the file holds; ISO 8601, UTC. */
  at: z.iso.datetime(),
  release: z.string(),
  /** Migrations that had run, from the table `migration`. */
  migrations: z.array(z.object({ name: z.string(), hash: z.string(), compatible: z.boolean() })),
});
type BackupFacts = z.infer<typeof factsSchema>;

/**
 * Writes a copy under a temporary name first, so that nobody sees half a file. The file is two lines and a gzipped tar: the
 * format with the SHA-256 of the rest, then the facts as JSON.
 * @param dump tar of the database's folder
 * @throws {CannotDo} if the file exists
 */
export async function writeBackup(
  file: string,
  facts: BackupFacts,
  dump: Blob,
): Promise<{ sha256: string; bytes: number }> {
  refuseToOverwrite(file);
  const packed = await promisify(gzip)(await dump.arrayBuffer(), FAST);
  const rest = Buffer.concat([Buffer.from(`${JSON.stringify(facts)}\n`), packed]);
  const sha256 = createHash('sha256').update(rest).digest('hex');
  const first = Buffer.from(`simport backup ${FORMAT} ${sha256}\n`);
  const part = `${file}.${process.pid}.part`;
  try {
    const handle = await open(part, 'w', 0o600);
    try {
      await handle.writeFile(first);
      await handle.writeFile(rest);
      await handle.sync();
    } finally {
      await handle.close();
    }
    refuseToOverwrite(file);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return { sha256, bytes: first.length + rest.length };
}

function refuseToOverwrite(file: string): void {
  if (existsSync(file)) throw new CannotDo(`${file} is there already, and stays as it is.`);
}

/**
 * Reads a copy, and checks that it is complete and undamaged.
 * @throws {CannotDo} with a sentence if it is not
 */
export async function readBackup(file: string): Promise<{ facts: BackupFacts; dump: Blob }> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new CannotDo(`${file} can't be read (${error.code ?? error.message}).`, { cause: error });
  });
  const [first, rest] = cutLine(bytes);
  const [, format, sha256] = FIRST_LINE.exec(first) ?? [];
  if (format === undefined) throw new CannotDo(`${file} is no copy that \`shop backup\` has made.`);
  if (Number(format) > FORMAT)
    throw new CannotDo(`${file} was made by a newer release; restore it with that one.`);
  if (createHash('sha256').update(rest).digest('hex') !== sha256)
    throw new CannotDo(`${file} is damaged: its check sum is not the one it was written with. Take another.`);
  const [line, packed] = cutLine(rest);
  const dump = await promisify(gunzip)(packed);
  return { facts: factsSchema.parse(JSON.parse(line)), dump: new Blob([new Uint8Array(dump)]) };
}

function cutLine(bytes: Buffer): [line: string, rest: Buffer] {
  const end = bytes.subarray(0, MAX_HEAD).indexOf('\n');
  return [bytes.subarray(0, Math.max(end, 0)).toString('utf8'), bytes.subarray(end + 1)];
}
