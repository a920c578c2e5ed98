import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

import type { Encoding } from './encoding.ts';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);

/** Below this size compression costs more than it saves. */
const WORTH_BYTES = 256;

/** Brotli's levels: for an answer that a caller waits for, for a cached file, and for pressing in the background. */
export const QUALITY = { quick: 5, small: 9, smallest: 11 } as const;

/** Whether compression gains anything: pictures and fonts are compressed already. */
export function isWorthPacking(type: string, bytes: number): boolean {
  return bytes >= WORTH_BYTES && /^(text\/|application\/jsonl?|image\/svg)/.test(type);
}

/** Compresses in the thread pool, not on the event loop. */
export async function pack(
  body: Uint8Array,
  encoding: Encoding,
  effort: keyof typeof QUALITY,
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'identity') return ownBytes(body);
  return ownBytes(
    encoding === 'gzip'
      ? await zip(body)
      : await brotli(body, { params: brotliParameters(effort, body.length) }),
  );
}

/** The answer that was compressed with brotli. */
export async function unpack(packed: Uint8Array): Promise<Buffer<ArrayBuffer>> {
  return ownBytes(await unbrotli(packed));
}

export function brotliParameters(effort: keyof typeof QUALITY, bytes: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    // The mode that finds repetitions best: a page is half a per cent smaller than with the others.
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
  };
}

/** A copy that keeps no larger buffer alive. */
export function ownBytes(bytes: Uint8Array): Buffer<ArrayBuffer> {
  const own = Buffer.from(new ArrayBuffer(bytes.byteLength));
  own.set(bytes);
  return own;
}
