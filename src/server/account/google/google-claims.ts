import { createHash } from 'node:crypto';

import { decodeJwt, decodeProtectedHeader } from 'jose';
import { z } from 'zod';

import { NAME_MAX } from '../../../domain/account/split-name.ts';
import { emailSchema } from '../../../domain/email-schema.ts';

/** How far the provider's clock may be ahead of ours. */
const LEEWAY_SECONDS = 30;

/** As in OpenID Connect Core 1.0, sections 2 and 3.1.3.7. Other claims are ignored. */
const claimsSchema = z.object({
  sub: z.string().regex(/^[\x20-\x7e]{1,255}$/),
  aud: z.union([z.string(), z.array(z.string())]),
  /** The client the token was issued to, one of `aud`. */
  azp: z.string().optional(),
  /** The hash of the access token that came with it. */
  at_hash: z.string().optional(),
  exp: z.number(),
  iat: z.number(),
  email: z.unknown().optional(),
  email_verified: z.unknown().optional(),
  name: z.unknown().optional(),
});

/** Who a user is, according to an ID token. */
export interface Identity {
  sub: string;
  /** Undefined if the token has none that can receive mail. */
  email: string | undefined;
  emailVerified: boolean;
  name: string;
}

/**
 * Reads the identity from an ID token whose signature, issuer, audience, expiry and nonce are verified, and checks the remaining
 * claims.
 * @param clientId whom the token must have been made for
 * @param now in Unix seconds
 * @param accessToken that came along with it
 * @returns a sentence for the log if the token is refused
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

/** The left half of a token's hash, by the algorithm that signed the ID token: OpenID Connect Core 1.0, section 3.1.3.6. */
function halfHash(idToken: string, token: string): string {
  const [bits = '512'] = /(?:256|384|512)$/.exec(decodeProtectedHeader(idToken).alg ?? '') ?? [];
  const hash = createHash(`sha${bits}`).update(token, 'ascii').digest();
  return hash.subarray(0, hash.length / 2).toString('base64url');
}

/** Cut to the length allowed for typed names, without characters that databases reject. */
function nameIn(claim: unknown): string {
  if (typeof claim !== 'string') return '';
  return claim
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, NAME_MAX)
    .toWellFormed();
}
