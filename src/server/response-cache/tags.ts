import { createHash } from 'node:crypto';

import type { Encoding } from './encoding.ts';

/** A hash of an uncompressed answer: the same in every process that renders the same answer. */
export function contentHash(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

/**
 * The strong ETag of an answer in one encoding. It is of the content, not of the compressed bytes: the compression level makes no
 * difference to the receiver, and ranges are never sent.
 */
export function tagOf(hash: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
}

/** Whether `If-None-Match` contains the tag: one, a list, or `*` for any. */
export function hasTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag) return true;
  if (ifNoneMatch.trim() === '*') return true;
  // A proxy that compresses anew makes a tag weak.
  return ifNoneMatch.match(/"[^"]*"/g)?.includes(tag) ?? false;
}
