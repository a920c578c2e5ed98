import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api';
import { decodeJwt } from 'jose';

import { AUTH_TEXTS } from '../../domain/account/auth-error.ts';
import { isSameAddress } from '../../domain/email-address.ts';
import { type AuthSecrets, cookiesByPresent, tokenByPresent } from './old-secrets.ts';
import { signInWords } from './words.ts';

/** Changes or refuses a call before the library sees it. */
export function beforeCall(secrets: AuthSecrets) {
  return createAuthMiddleware(async (c) => {
    const cookies = c.headers?.get('cookie');
    // The library made these headers for this call, and reads the cookies afterwards.
    if (cookies && secrets.length > 1) c.headers?.set('cookie', cookiesByPresent(secrets, cookies));
    // A new password signs out every other device, whether the caller asked for it or not.
    if (c.path === '/change-password') {
      return { context: { body: { ...(c.body as object), revokeOtherSessions: true } } };
    }
    await guardVerification(c);
    const token: unknown = c.query?.['token'];
    if (c.path !== '/verify-email' || typeof token !== 'string' || secrets.length === 1) return undefined;
    return { context: { query: { ...c.query, token: tokenByPresent(secrets, token) } } };
  });
}

/** After a refused sign-in, says whether the address or the password was wrong, as the shop's texts do. */
export const splitWrongPassword = createAuthMiddleware(async (c) => {
  const refused = c.context.returned;
  if (c.path !== '/sign-in/email' || !isAPIError(refused)) return;
  if (refused.body?.code !== 'INVALID_EMAIL_OR_PASSWORD') return;
  const { email } = c.body as { email: string };
  const found = await c.context.internalAdapter.findUserByEmail(email.toLowerCase(), {
    includeAccounts: true,
  });
  if (!found) throw refuse('USER_NOT_FOUND', AUTH_TEXTS['user-not-found']);
  const hasPassword = found.accounts.some((account) => account.providerId === 'credential');
  if (hasPassword) throw refuse('WRONG_PASSWORD', AUTH_TEXTS['wrong-password']);
  throw refuse('NO_PASSWORD', signInWords.noPassword);
});

function refuse(code: string, message: string): APIError {
  return new APIError('UNAUTHORIZED', { code, message });
}

/**
 * A verification link works only in a browser signed in to the account it is for. Otherwise somebody could sign up with another
 * person's address, and that person's click would give them access to that person's purchases.
 */
async function guardVerification(c: Parameters<typeof getSessionFromCtx>[0]): Promise<void> {
  if (c.path !== '/verify-email' && c.path !== '/send-verification-email') return;
  const session = await getSessionFromCtx(c);
  const address =
    c.path === '/verify-email'
      ? addressIn(c.query?.['token'])
      : (c.body as { email?: unknown } | null)?.email;
  if (!session)
    throw new APIError('UNAUTHORIZED', { code: 'SIGN_IN_FIRST', message: signInWords.signInFirst });
  // The library itself refuses a link without an address.
  if (typeof address === 'string' && !isSameAddress(address, session.user.email)) {
    throw new APIError('FORBIDDEN', {
      code: 'OTHER_ACCOUNT',
      message: signInWords.otherAccount,
    });
  }
}

function addressIn(token: unknown): unknown {
  try {
    return decodeJwt(String(token))['email'];
  } catch {
    return undefined;
  }
}
