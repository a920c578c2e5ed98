import { createHash } from 'node:crypto';

import { AwsV4Signer } from 'aws4fetch';

import type { Settings } from '../core/settings/env.ts';
import { askOut, type Asked, isTaken } from './call-out.ts';

/** The keys of a storage like S3. */
export interface StorageKeys {
  accessKeyId: string;
  secretAccessKey: string;
}

/** A file's place in a storage like S3. */
interface StoragePlace {
  endpoint: string;
  region: string;
  bucket: string;
  /** With its folders. */
  file: string;
  keys: StorageKeys;
}

/** Parts but the last need 5 MB; 10,000 of this size are more than any file has. */
const PART_BYTES = 16 * 1024 * 1024;
const PART_MS = 10 * 60_000;

/** The storage's answer, in words for the operator. */
export class StorageRefused extends Error {}

interface Upload {
  place: StoragePlace;
  content: AsyncIterable<string>;
  /** Called after each part. */
  onPart?: () => Promise<unknown>;
  partBytes?: number;
}

type Rules = Pick<Settings, 'SHOP_MODE' | 'OUTGOING_NETWORKS'>;

/**
 * Puts a file into a storage like S3, in one call or, if it is large, in parts, of which one is in memory at a time. It appears whole or
 * not at all: what broke off is ended there.
 * @returns its size in bytes @throws StorageRefused
 */
export async function upload(
  settings: Rules,
  { place, content, onPart, partBytes = PART_BYTES }: Upload,
): Promise<number> {
  const call = storageCall(settings, place);
  let uploadId: string | null = null;
  const tags: string[] = [];
  let size = 0;
  const sendPart = async (part: Buffer): Promise<void> => {
    uploadId ??= await begin(call);
    const number = tags.length + 1;
    const { etag } = await call('PUT', { partNumber: String(number), uploadId }, part);
    if (etag === null) throw new StorageRefused('The storage took a part and named no ETag.');
    tags.push(etag);
    await onPart?.();
  };
  try {
    let last: Buffer = Buffer.alloc(0);
    for await (const part of partsOf(content, partBytes)) {
      size += part.length;
      // The one before has another behind it.
      if (last.length > 0) await sendPart(last);
      last = part;
    }
    if (uploadId === null) {
      await call('PUT', {}, last);
      return size;
    }
    await sendPart(last);
    await finish(call, uploadId, tags);
    return size;
  } catch (error) {
    // The storage would keep, and charge for, the parts.
    if (uploadId !== null) await call('DELETE', { uploadId }, Buffer.alloc(0)).catch(() => {});
    throw error;
  }
}

type StorageCall = (
  method: 'PUT' | 'POST' | 'DELETE',
  query: Record<string, string>,
  body: Buffer,
) => Promise<Asked>;

function storageCall(settings: Rules, { endpoint, region, bucket, file, keys }: StoragePlace): StorageCall {
  const path = [bucket, ...file.split('/')].map(encodeURIComponent).join('/');
  return async (method, query, body) => {
    const url = new URL(`${endpoint.replace(/\/$/, '')}/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const signed = await new AwsV4Signer({
      method,
      url: url.href,
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
      },
      service: 's3',
      region,
      ...keys,
    }).sign();
    const headers = Object.fromEntries(signed.headers);
    const answer = await askOut(settings, {
      url: String(signed.url),
      method,
      headers,
      body,
      withinMs: PART_MS,
    });
    // Of a finished upload, S3 may say only in the answer that it failed.
    if (!isTaken(answer) || answer.text.includes('<Error>'))
      throw new StorageRefused(`The storage answered: ${answer.status ?? ''} ${answer.words}`);
    return answer;
  };
}

async function begin(call: StorageCall): Promise<string> {
  const { text } = await call('POST', { uploads: '' }, Buffer.alloc(0));
  const [, uploadId] = /<UploadId>([^<]{1,1024})<\/UploadId>/.exec(text) ?? [];
  if (uploadId === undefined) throw new StorageRefused('The storage takes no file in parts.');
  return uploadId;
}

async function finish(call: StorageCall, uploadId: string, tags: readonly string[]): Promise<void> {
  const parts = tags.map(
    (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${escaped(tag)}</ETag></Part>`,
  );
  const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
  await call('POST', { uploadId }, Buffer.from(body));
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Text in parts of this size; the last one is smaller, and there is always one. */
async function* partsOf(content: AsyncIterable<string>, partBytes: number): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let bytes = 0;
  for await (const text of content) {
    const piece = Buffer.from(text);
    pieces.push(piece);
    bytes += piece.length;
    while (bytes >= partBytes) {
      const whole = Buffer.concat(pieces);
      yield whole.subarray(0, partBytes);
      pieces = [whole.subarray(partBytes)];
      bytes -= partBytes;
    }
  }
  if (bytes > 0 || pieces.length === 0) yield Buffer.concat(pieces);
}
