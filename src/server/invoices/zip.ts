import { Zip, ZipPassThrough } from 'fflate';

/** One complete file of an archive. */
export interface ZippedFile {
  name: string;
  content: Uint8Array;
  /** In 1980 or later. */
  at: Date;
}

/** Below the 65,535 files that the format can hold without ZIP64, which is not used here. */
export const MAX_ZIPPED = 60_000;

/**
 * An archive, chunk by chunk: memory holds only the current file, and a line for each earlier one. Files are not compressed:
 * those meant for it already are.
 * @throws what reading a file throws, and RangeError beyond {@link MAX_ZIPPED} files
 */
export async function* zipOf(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const taken = () => {
    const ready = pieces;
    pieces = [];
    return ready;
  };
  let count = 0;
  for await (const { name, content, at } of files) {
    count += 1;
    if (count > MAX_ZIPPED) throw new RangeError(`an archive takes ${MAX_ZIPPED} files`);
    const file = new ZipPassThrough(name);
    file.mtime = at;
    archive.add(file);
    file.push(content, true);
    yield* taken();
  }
  archive.end();
  yield* taken();
}
