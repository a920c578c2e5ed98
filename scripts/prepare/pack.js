import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Text files; pictures and fonts are compressed already. */
const TEXT = /\.(css|js|json|svg|txt)$/;
/** Below this, compressing costs more than it saves. */
const WORTH_BYTES = 256;

/**
 * Writes `NAME.br` and `NAME.gz` beside each text file, as small as possible, to send to browsers. Leaves alone files that are
 * already compressed and have not changed since. Node compresses in threads of its own.
 * @param {string} folder
 */
export async function packFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const next = files.values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const file of next) await packFile(file);
    }),
  );
}

async function packFile(file) {
  if (await isPacked(file)) return;
  const body = await readFile(file);
  if (body.length < WORTH_BYTES) return;
  const params = {
    // Drawings are thousands of numbers: one more level takes twice the time and makes none of them smaller.
    [constants.BROTLI_PARAM_QUALITY]: file.endsWith('.svg') ? 10 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // In larger blocks than it chooses itself the framework is smaller, and no file larger.
    [constants.BROTLI_PARAM_LGBLOCK]: 20,
  };
  const [small, zipped] = await Promise.all([brotli(body, { params }), zip(body, { level: 9 })]);
  await writeFile(`${file}.br`, small);
  await writeFile(`${file}.gz`, zipped);
}

async function isPacked(file) {
  const [own, packed] = await Promise.all([stat(file), stat(`${file}.gz`).catch(() => null)]);
  return packed !== null && packed.mtimeMs >= own.mtimeMs;
}
