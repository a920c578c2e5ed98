import { APIError, createAuthMiddleware, isAPIError } from 'better-auth/api';

import { guardVerification } from './guard-verification.ts';
import { type AuthSecrets, cookiesByPresent, tokenByPresent } from './old-secrets.ts';

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
  if (!found) throw refuse('USER_NOT_FOUND', 'No account found with this email address');
  const hasPassword = found.accounts.some((account) => account.providerId === 'credential');
  if (hasPassword) throw refuse('WRONG_PASSWORD', 'Incorrect password');
  throw refuse('NO_PASSWORD', 'This account has no password yet');
});

function refuse(code: string, message: string): APIError {
  return new APIError('UNAUTHORIZED', { code, message });
}
