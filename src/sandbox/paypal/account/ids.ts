import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** An id in PayPal's format: 17 digits and capitals, or `length` of them. */
export function newId(length = 17): string {
  let id = '';
  for (let at = 0; at < length; at += 1) id += ALPHABET[randomInt(ALPHABET.length)];
  return id;
}
