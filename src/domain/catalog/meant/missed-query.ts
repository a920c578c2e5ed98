import { readQuery } from './read-query.ts';

/** A longer text names no place. */
export const MAX_MISSED = 40;

/** Letters and what stands between them: no digit, no @, nothing else that a number or an address is made of. */
const MISSED = /^[\p{L}\p{M}][\p{L}\p{M} .,'’&-]*$/u;

/**
 * A query that found nothing, as it may be recorded: small letters, without lengths and sizes. Null if it may not, because it is
 * long, or could hold a number or an address of somebody.
 */
export function missedQuery(query: string): string | null {
  const text = readQuery(query).text.replace(/\s+/g, ' ').trim().toLowerCase();
  return text.length >= 2 && text.length <= MAX_MISSED && MISSED.test(text) ? text : null;
}
