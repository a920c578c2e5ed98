import { createHmac } from 'node:crypto';

import { symmetricDecrypt } from 'better-auth/crypto';
import type { Jwk } from 'better-auth/plugins';
import { tryDecode } from 'hono/utils/url';

import { sameBytes } from '../db/cipher.ts';

/** What signs sessions and links, in hexadecimal: the first is the present one, the others are believed beside it. */
export type AuthSecrets = readonly [present: string, ...old: string[]];

const OWN_COOKIE = /^(\s*(?:__Secure-)?simport\.\w+=)(.+)$/;

/** A `Cookie` header as if the present secret had signed what an old one did: the library believes no other. */
export function cookiesByPresent(secrets: AuthSecrets, header: string): string {
  const pairs = header.split(';').map((pair) => {
    const [, name, value = ''] = OWN_COOKIE.exec(pair) ?? [];
    const anew = signAnew(secrets, tryDecode(value, decodeURIComponent), 'base64');
    return anew === null ? pair : `${name}${encodeURIComponent(anew)}`;
  });
  return pairs.join(';');
}

/** The token of a mailed link, likewise. */
export function tokenByPresent(secrets: AuthSecrets, token: string): string {
  return signAnew(secrets, token, 'base64url') ?? token;
}

/** Null where no old secret signed it. */
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
 * The keys of ID tokens, of which the library stores the private half under a secret, as it is to know them: what lies under an old
 * secret ran out when it was made, so that it proves tokens and signs none; what lies under no secret at hand is not there.
 */
export function tokenKeys(secrets: AuthSecrets): (stored: Jwk[]) => Promise<Jwk[]> {
  /** By private halves as they are stored; a key lasts for months, and each call with a token wants to know. */
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

/** Which secret opens the private half of a key. */
export async function openerOf(
  { privateKey }: Pick<Jwk, 'privateKey'>,
  secrets: AuthSecrets,
): Promise<Opener> {
  for (const [index, key] of secrets.entries()) {
    try {
      await symmetricDecrypt({ key, data: JSON.parse(privateKey) as string });
      return index === 0 ? 'present' : 'old';
    } catch {
      // Under another.
    }
  }
  return 'nobody';
}
