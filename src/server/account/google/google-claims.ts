import { createHash } from 'node:crypto';

import { decodeJwt, decodeProtectedHeader } from 'jose';
import { z } from 'zod';

import { NAME_MAX } from '../../../domain/account/split-name.ts';
import { emailSchema } from '../../../domain/email-schema.ts';

/** How far the provider's clock may be ahead of ours. */
const LEEWAY_SECONDS = 30;

/** As OpenID Connect Core 1.0, sections 2 and 3.1.3.7, has them; what is not named here is not looked at. */
const claimsSchema = z.object({
  sub: z.string().regex(/^[\x20-\x7e]{1,255}$/),
  aud: z.union([z.string(), z.array(z.string())]),
  /** For whom the token was made, of those in `aud`. */
  azp: z.string().optional(),
  /** Of the access token that came with it. */
  at_hash: z.string().optional(),
  exp: z.number(),
  iat: z.number(),
  email: z.unknown().optional(),
  email_verified: z.unknown().optional(),
  name: z.unknown().optional(),
});

/** Who somebody is, by an ID token. */
export interface Identity {
  sub: string;
  /** Undefined where the token has none that can be mailed to. */
  email: string | undefined;
  emailVerified: boolean;
  name: string;
}

/**
 * Reads who signs in from an ID token whose signature, issuer, audience, end and nonce are verified, and checks what is
 * left to check.
 * @param clientId whom the token must have been made for
 * @param now in Unix seconds
 * @param accessToken that came along with it
 * @returns a sentence for the log where the token is refused
 */
export function readIdentity(
  idToken: string,
  clientId: string,
  now: number,
  accessToken?: string,
): Identity | string {
  const read = claimsSchema.safeParse(decodeJwt(idToken));
  if (!read.success) return `wrong claims: ${read.error.issues.map(({ path }) => path.join('.')).join(', ')}`;
  const { sub, aud, azp, iat, at_hash: atHash, email, email_verified: verified, name } = read.data;
  const isForUsAlone = [aud].flat().every((audience) => audience === clientId);
  if (azp === undefined ? !isForUsAlone : azp !== clientId) return 'made for another client';
  if (atHash !== undefined && accessToken !== undefined && atHash !== halfHash(idToken, accessToken))
    return 'made for another access token';
  if (iat > now + LEEWAY_SECONDS) return 'made in the future: is the clock of this machine slow?';
  return {
    sub,
    email: emailSchema.safeParse(email).data,
    emailVerified: verified === true,
    name: nameIn(name),
  };
}

/** The left half of a token's hash, by the algorithm that an ID token is signed with: OpenID Connect Core 1.0, section 3.1.3.6. */
function halfHash(idToken: string, token: string): string {
  const [bits = '512'] = /(?:256|384|512)$/.exec(decodeProtectedHeader(idToken).alg ?? '') ?? [];
  const hash = createHash(`sha${bits}`).update(token, 'ascii').digest();
  return hash.subarray(0, hash.length / 2).toString('base64url');
}

/** As short as the names that people type themselves, and without what no database takes. */
function nameIn(claim: unknown): string {
  if (typeof claim !== 'string') return '';
  return claim
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, NAME_MAX)
    .toWellFormed();
}
