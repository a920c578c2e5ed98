import type { BetterAuthOptions, BetterAuthPlugin } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { isAPIError } from 'better-auth/api';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { betterAuth } from 'better-auth/minimal';
import { jwt, oauthPopup } from 'better-auth/plugins';
import { z } from 'zod';

import { PASSWORD_MAX, PASSWORD_MIN } from '../../domain/account/check-credentials.ts';
import { asciiAddress } from '../../domain/email-address.ts';
import { isDatabaseAway } from '../db/is-database-away.ts';
import type { Deps } from '../deps.ts';
import { recordingOutages } from '../identity/outages.ts';
import { accountTable, jwksTable, sessionTable, userTable, verificationTable } from '../identity/tables.ts';
import { addAuthEffect, addSignInEffect, rememberPassword } from './auth-effects.ts';
import { beforeCall, splitWrongPassword } from './auth-hooks.ts';
import { type AuthSecrets, tokenKeys } from './old-secrets.ts';

// The library asks zod what an address is, whose rule knows no top-level domain in another script.
Object.defineProperty(z.core.regexes.email, 'test', { value: (text: string) => asciiAddress(text) !== null });

const ID_TOKEN_MINUTES = 10;
/** How long ID tokens are signed by one key. */
const KEY_SECONDS = 90 * 24 * 3600;
/** How long a link in a mail lets somebody in. */
const LINK_SECONDS = 3600;
/** Counted from its last use; the database ends it 30 days after the sign-in at the latest. */
export const SESSION_DAYS = 7;
/** How exactly it is known when a session was last used. */
const USE_SECONDS = 15 * 60;

export type AuthDeps = Pick<Deps, 'db' | 'settings' | 'queue' | 'cipher' | 'now' | 'log'>;

/**
 * The sign-in library on our tables: sessions, passwords, links, ID tokens. Google is another instance with the same
 * tables and secret (`google.ts`), so that nothing here ever waits for Google.
 * @param secret signs; those of `AUTH_SECRET_OLD` are believed as well
 * @param plugins further ways to sign in
 */
export function createAuth(deps: AuthDeps, secret: string, plugins: BetterAuthPlugin[] = []) {
  const { settings } = deps;
  const secrets: AuthSecrets = [secret, ...settings.AUTH_SECRET_OLD];
  const keysOf = tokenKeys(secrets);
  return betterAuth({
    baseURL: settings.BASE_URL,
    basePath: '/api/auth',
    secret,
    trustedOrigins: [settings.BASE_URL],
    database: recordingOutages(
      drizzleAdapter(deps.db.db, {
        provider: 'pg',
        transaction: true,
        schema: {
          user: userTable,
          session: sessionTable,
          account: accountTable,
          verification: verificationTable,
          jwks: jwksTable,
        },
      }),
    ),
    ...MAIL_LINKS,
    session: { expiresIn: SESSION_DAYS * 24 * 3600, updateAge: USE_SECONDS },
    verification: { storeIdentifier: 'hashed' },
    // Somebody who signs up with an address and never shows that it is theirs must not be let in by Google later on.
    account: { accountLinking: { enabled: true, requireLocalEmailVerified: true } },
    databaseHooks: {
      account: { create: { before: withoutTokens }, update: { before: withoutTokens } },
      session: {
        create: { after: async (session, call) => addSignInEffect(session, call?.path ?? '') },
        // A session in use is prolonged.
        update: { after: async ({ userId }) => addAuthEffect({ kind: 'seen', userId }) },
      },
    },
    hooks: { before: beforeCall(secrets), after: splitWrongPassword },
    plugins: [
      jwt({
        disableSettingJwtHeader: true,
        // An old secret's keys run out when they are made, and have to be there for their tokens all the same.
        jwks: { rotationInterval: KEY_SECONDS, gracePeriod: 2 * KEY_SECONDS },
        adapter: {
          getJwks: async ({ context }) => keysOf(await context.adapter.findMany({ model: 'jwks' })),
        },
        jwt: {
          issuer: settings.BASE_URL,
          audience: settings.BASE_URL,
          expirationTime: `${ID_TOKEN_MINUTES}m`,
          definePayload: ({ user, session }) => ({
            sid: session.id,
            email: user.email,
            email_verified: user.emailVerified,
            name: user.name,
          }),
        },
      }),
      // Tells the page that opened the window what came of it, also when Google is away.
      oauthPopup(),
      ...plugins,
    ],
    // Counted by ourselves, in `limits.ts`.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'simport',
      useSecureCookies: settings.BASE_URL.startsWith('https://'),
      // Left to itself, the library switches these checks off in tests.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { disableIpTracking: true },
    },
    onAPIError: {
      errorURL: `${settings.BASE_URL}/sign-in-failed`,
      // What breaks is answered and logged as everywhere in the API: the library would print it with all it was to store.
      throw: true,
    },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message, ...rest) => logLibrary(deps, message, rest) },
  } satisfies BetterAuthOptions);
}

export type Auth = ReturnType<typeof createAuth>;

/** The links that go out by mail. The library calls these inside its transactions: what they want is done after the call. */
const MAIL_LINKS = {
  emailAndPassword: {
    enabled: true,
    minPasswordLength: PASSWORD_MIN,
    maxPasswordLength: PASSWORD_MAX,
    revokeSessionsOnPasswordReset: true,
    resetPasswordTokenExpiresIn: LINK_SECONDS,
    password: {
      hash: async (password: string) => {
        const hash = await hashPassword(password);
        rememberPassword(hash);
        return hash;
      },
      verify: async ({ hash, password }: { hash: string; password: string }) => {
        rememberPassword(hash);
        return verifyPassword({ hash, password });
      },
    },
    sendResetPassword: async ({ user, token }: { user: { id: string }; token: string }) =>
      addAuthEffect({ kind: 'mail', template: 'reset_password', userId: user.id, secret: token }),
    // Whoever opened the link has the mailbox.
    onPasswordReset: async ({ user }: { user: { id: string } }) =>
      addAuthEffect({ kind: 'password_reset', userId: user.id }),
  },
  emailVerification: {
    sendOnSignUp: true,
    expiresIn: LINK_SECONDS,
    sendVerificationEmail: async ({ user, token }: { user: { id: string }; token: string }) =>
      addAuthEffect({ kind: 'mail', template: 'verify_address', userId: user.id, secret: token }),
    afterEmailVerification: async (user: { id: string }) =>
      addAuthEffect({ kind: 'verified', userId: user.id }),
  },
} as const;

/** Google's tokens are needed to learn who signs in, and never again. */
async function withoutTokens<Account extends object>(account: Account) {
  return { data: { ...account, accessToken: null, refreshToken: null, idToken: null } };
}

/** What the library says of callers alone, though it calls it an error. */
const REFUSALS =
  /^(Invalid |OAuth popup origin|Blocked |State |No callback URL|INVALID_CALLBACK_REQUEST|Failed to parse state)/;

/** A caller who is refused is no error of the shop, and their own words are none of its log. */
function logLibrary({ log }: AuthDeps, message: string, rest: unknown[]): void {
  const thrown = rest.find((part) => part instanceof Error);
  // Whoever made the call is told, and so is the log.
  if (isDatabaseAway(thrown)) return;
  const isRefusal = thrown
    ? thrown.constructor.name === 'StateError' || (isAPIError(thrown) && thrown.statusCode < 500)
    : REFUSALS.test(message);
  if (isRefusal) {
    const [refusal] = (thrown?.message ?? message).split(/[:.]/, 1);
    log.info({ refusal: refusal?.slice(0, 60) }, 'the sign-in library refused a call');
  } else {
    log.error({ err: thrown ?? new Error(message) }, 'sign-in library');
  }
}
