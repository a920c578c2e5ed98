import type { BetterAuthOptions, BetterAuthPlugin } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { isAPIError } from 'better-auth/api';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { betterAuth } from 'better-auth/minimal';
import { jwt, oauthPopup } from 'better-auth/plugins';
import { z } from 'zod';

import { PASSWORD_MAX, PASSWORD_MIN } from '../../domain/account/check-credentials.ts';
import { CURRENCY_CODES } from '../../domain/currencies.ts';
import { asciiAddress } from '../../domain/email-address.ts';
import { LANGUAGE_CODES } from '../../domain/languages.ts';
import { isDatabaseAway } from '../db/is-database-away.ts';
import type { Deps } from '../deps.ts';
import { changingErrors, recordingOutages } from '../identity/outages.ts';
import { accountTable, jwksTable, sessionTable, userTable, verificationTable } from '../identity/tables.ts';
import { addAuthEffect, addSignInEffect, rememberPassword } from './auth-effects.ts';
import { beforeCall, splitWrongPassword } from './auth-hooks.ts';
import { type AuthSecrets, tokenKeys } from './old-secrets.ts';

// The library lets zod validate addresses, whose rule rejects top-level domains in other scripts.
Object.defineProperty(z.core.regexes.email, 'test', { value: (text: string) => asciiAddress(text) !== null });

const ID_TOKEN_MINUTES = 10;
/** How long one key signs ID tokens. */
const KEY_SECONDS = 90 * 24 * 3600;
/** How long a mailed link is valid. */
const LINK_SECONDS = 3600;
/** Counted from the last use; the database ends a session 30 days after sign-in at the latest. */
export const SESSION_DAYS = 7;
/** How precisely a session's last use is recorded. */
const USE_SECONDS = 15 * 60;

interface AuthOptions {
  plugins?: BetterAuthPlugin[];
  told?: (error: unknown) => unknown;
}

export type AuthDeps = Pick<Deps, 'db' | 'settings' | 'queue' | 'cipher' | 'now' | 'log'>;

/**
 * The sign-in library on our tables: sessions, passwords, links, ID tokens. Google is a second instance with the same tables and
 * secret (`google.ts`), so that nothing here ever waits for Google.
 * @param secret signs; those of `AUTH_SECRET_OLD` are accepted too
 * @param plugins further ways to sign in
 * @param told what the library is told of an error of the database
 */
export function createAuth(
  deps: AuthDeps,
  secret: string,
  { plugins = [], told = (error) => error }: AuthOptions = {},
) {
  const { settings } = deps;
  const secrets: AuthSecrets = [secret, ...settings.AUTH_SECRET_OLD];
  const keysOf = tokenKeys(secrets);
  return betterAuth({
    baseURL: settings.BASE_URL,
    basePath: '/api/auth',
    secret,
    trustedOrigins: [settings.BASE_URL],
    database: changingErrors(
      recordingOutages(
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
      told,
    ),
    ...MAIL_LINKS,
    user: { additionalFields: { language: chosenOf(LANGUAGE_CODES), currency: chosenOf(CURRENCY_CODES) } },
    session: { expiresIn: SESSION_DAYS * 24 * 3600, updateAge: USE_SECONDS },
    verification: { storeIdentifier: 'hashed' },
    // If somebody signs up with an address they never verify, Google must not later let its owner into that account.
    account: { accountLinking: { enabled: true, requireLocalEmailVerified: true } },
    databaseHooks: {
      account: { create: { before: withoutTokens }, update: { before: withoutTokens } },
      session: {
        create: { after: async (session, call) => addSignInEffect(session, call?.path ?? '') },
        // Using a session prolongs it.
        update: { after: async ({ userId }) => addAuthEffect({ kind: 'seen', userId }) },
      },
    },
    hooks: { before: beforeCall(secrets), after: splitWrongPassword },
    plugins: [
      jwt({
        disableSettingJwtHeader: true,
        // Keys under an old secret count as expired at once, but must still verify the tokens they signed.
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
      // Tells the opener of the window how the sign-in ended, even if Google is down.
      oauthPopup(),
      ...plugins,
    ],
    // We count tries ourselves, in `limits.ts`.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'simport',
      useSecureCookies: settings.BASE_URL.startsWith('https://'),
      // By default the library turns these checks off in tests.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { disableIpTracking: true },
    },
    onAPIError: {
      errorURL: `${settings.BASE_URL}/sign-in-failed`,
      // Rethrow errors, so that the API answers and logs them as usual: the library would print everything it was to store.
      throw: true,
    },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message, ...rest) => logLibrary(deps, message, rest) },
  } satisfies BetterAuthOptions);
}

export type Auth = ReturnType<typeof createAuth>;

/** Pages send it along when somebody signs up, or chooses another one. */
const chosenOf = (codes: readonly [string, ...string[]]) =>
  ({ type: 'string', required: false, validator: { input: z.enum(codes) } }) as const;

/** The links sent by mail. The library calls these inside its transactions, so their work is done after the call. */
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
    // Opening the link proves control of the mailbox.
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

/** Google's tokens are needed only to identify the user, never afterwards. */
async function withoutTokens<Account extends object>(account: Account) {
  return { data: { ...account, accessToken: null, refreshToken: null, idToken: null } };
}

/** Messages about the caller's mistakes that the library logs as errors. */
const REFUSALS =
  /^(Invalid |OAuth popup origin|Blocked |State |No callback URL|INVALID_CALLBACK_REQUEST|Failed to parse state)/;

/** A refused caller is not an error of the shop, and their words do not belong in the log. */
function logLibrary({ log }: AuthDeps, message: string, rest: unknown[]): void {
  const thrown = rest.find((part) => part instanceof Error);
  // The API's answer and the log already report it.
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
