import { Zip, ZipPassThrough } from 'fflate';

/** One file of an archive, whole. */
export interface ZippedFile {
  name: string;
  content: Uint8Array;
  /** From 1980 on. */
  at: Date;
}

/** More than the format can name, which has no larger form here. */
export const MOST_ZIPPED = 60_000;

/**
 * An archive, piece by piece: no more of it is in memory than the file at hand, and a line for each that was. Files are not
 * compressed: what is meant for it is compressed in itself.
 * @throws what reading a file throws, and RangeError behind {@link MOST_ZIPPED} files
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
    if (count > MOST_ZIPPED) throw new RangeError(`an archive takes ${MOST_ZIPPED} files`);
    const file = new ZipPassThrough(name);
    file.mtime = at;
    archive.add(file);
    file.push(content, true);
    yield* taken();
  }
  archive.end();
  yield* taken();
}
