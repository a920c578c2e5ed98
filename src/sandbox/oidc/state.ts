import { generateKeyPairSync, randomBytes } from 'node:crypto';

import type { AdapterPayload, JWK } from 'oidc-provider';

import type { Trouble } from '../test-data/persons.ts';

export interface Account {
  /** Google's id for the account: 21 digits. */
  sub: string;
  name?: string;
  given_name?: string;
  family_name?: string;
  email?: string;
  email_verified?: boolean;
  trouble?: Trouble;
}

export interface Keys {
  signing: JWK;
  cookies: string;
}

export interface OidcState {
  /** Made at the first request. A reset leaves them, because the shop may have read them. */
  keys: Keys | null;
  /** Everybody who has signed in, by `sub`, with the details they last chose. */
  accounts: Record<string, Account>;
  /** Sign-ins in progress: choices, grants, codes and access tokens. */
  records: Record<string, { payload: AdapterPayload; expires: number }>;
  /** Sign-ins whose code the shop exchanged for tokens, oldest first. */
  signIns: { sub: string; email: string | null; at: string }[];
}

export function emptyState(): OidcState {
  return { keys: null, accounts: {}, records: {}, signIns: [] };
}

export function makeKeys(): Keys {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const kid = randomBytes(8).toString('hex');
  return {
    signing: { ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' },
    cookies: randomBytes(32).toString('hex'),
  };
}
