import { createHmac } from 'node:crypto';

import { symmetricDecrypt } from 'better-auth/crypto';
import type { Jwk } from 'better-auth/plugins';
import { tryDecode } from 'hono/utils/url';
import { z } from 'zod';

import { sameBytes } from '../db/cipher.ts';

/** The secrets that sign sessions and links, in hexadecimal: the first is the present one, the others are accepted too. */
export type AuthSecrets = readonly [present: string, ...old: string[]];

const OWN_COOKIE = /^(\s*(?:__Secure-)?simport\.\w+=)(.+)$/;

/**
 * A `Cookie` header re-signed with the present secret wherever an old one signed it: the library accepts only the present one.
 */
export function cookiesByPresent(secrets: AuthSecrets, header: string): string {
  const pairs = header.split(';').map((pair) => {
    const [, name, value = ''] = OWN_COOKIE.exec(pair) ?? [];
    const anew = signAnew(secrets, tryDecode(value, decodeURIComponent), 'base64');
    return anew === null ? pair : `${name}${encodeURIComponent(anew)}`;
  });
  return pairs.join(';');
}

/** Likewise, the token of a mailed link. */
export function tokenByPresent(secrets: AuthSecrets, token: string): string {
  return signAnew(secrets, token, 'base64url') ?? token;
}

/** Null if no old secret signed it. */
function signAnew(
  [present, ...old]: AuthSecrets,
  signed: string,
  encoding: 'base64' | 'base64url',
): string | null {
  const end = signed.lastIndexOf('.');
  if (end < 1) return null;
  const by = (secret: string) => createHmac('sha256', secret).update(signed.slice(0, end)).digest();
  const signature = Buffer.from(signed.slice(end + 1), encoding);
  if (!old.some((secret) => sameBytes(signature, by(secret)))) return null;
  return `${signed.slice(0, end)}.${by(present).toString(encoding)}`;
}

/**
 * The ID-token keys as the library should see them. It stores their private halves encrypted with a secret. A key under an old
 * secret counts as expired from the start, so it verifies tokens and signs none; a key under no known secret is left out.
 */
export function tokenKeys(secrets: AuthSecrets): (stored: Jwk[]) => Promise<Jwk[]> {
  /** By stored private half: a key lasts for months, and each call with a token asks. */
  const found = new Map<string, Opener>();
  return async (stored) => {
    const known: Jwk[] = [];
    for (const key of stored) {
      const opener = found.get(key.privateKey) ?? (await openerOf(key, secrets));
      found.set(key.privateKey, opener);
      if (opener === 'present') known.push(key);
      if (opener === 'old') known.push({ ...key, expiresAt: key.createdAt });
    }
    return known;
  };
}

type Opener = 'present' | 'old' | 'nobody';

/** Which secret decrypts a key's private half. */
export async function openerOf(
  { privateKey }: Pick<Jwk, 'privateKey'>,
  secrets: AuthSecrets,
): Promise<Opener> {
  for (const [index, key] of secrets.entries()) {
    try {
      await symmetricDecrypt({ key, data: z.string().parse(JSON.parse(privateKey)) });
      return index === 0 ? 'present' : 'old';
    } catch {
      // Encrypted with another secret.
    }
  }
  return 'nobody';
}
