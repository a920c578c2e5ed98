import { randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** `pi_` and the like with 24 alphanumerics (or `length` of them). */
export function newId(prefix: string, length = 24): string {
  let id = prefix;
  for (let at = 0; at < length; at += 1) id += ALPHABET[randomInt(ALPHABET.length)];
  return id;
}
