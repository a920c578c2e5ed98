import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export interface Packed {
  body: Buffer<ArrayBuffer>;
  encoding: 'br' | 'gzip' | null;
}

/** Below this the packing costs more than it saves. */
const WORTH_BYTES = 1024;

/**
 * Compresses a body the best way the browser accepts; pictures and fonts stay as they are.
 * @param effort `quick` for a page made just now, `small` for a file that is kept
 */
export async function packBody(
  body: Buffer<ArrayBuffer>,
  type: string,
  accepts: string | undefined,
  effort: 'quick' | 'small',
): Promise<Packed> {
  const isText = /^(text\/|application\/json|image\/svg)/.test(type);
  if (!isText || body.length < WORTH_BYTES) return { body, encoding: null };
  if (/\bbr\b/.test(accepts ?? '')) {
    const quality = effort === 'quick' ? 4 : 9;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    return { body: await brotli(body, { params }), encoding: 'br' };
  }
  if (/\bgzip\b/.test(accepts ?? '')) return { body: await zip(body), encoding: 'gzip' };
  return { body, encoding: null };
}
