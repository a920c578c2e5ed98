import { createHash } from 'node:crypto';

import type { Encoding } from './encoding.ts';

/** A hash of an answer before it is packed: the same in every process that makes the same answer. */
export function contentHash(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

/**
 * The strong ETag of an answer in one packing. It is of the content, not of the packed bytes: how hard a process has
 * pressed them by now is no difference to who unpacks them, and no part of an answer is ever sent alone.
 */
export function tagOf(hash: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
}

/** Whether `If-None-Match` names the tag: one, a list, or `*` for whatever there is. */
export function hasTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag) return true;
  if (ifNoneMatch.trim() === '*') return true;
  // What a cache on the way has packed anew comes back as weak.
  return ifNoneMatch.match(/"[^"]*"/g)?.includes(tag) ?? false;
}
