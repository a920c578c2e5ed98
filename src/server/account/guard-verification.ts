import { APIError, getSessionFromCtx } from 'better-auth/api';
import { decodeJwt } from 'jose';

import { isSameAddress } from '../../domain/email-address.ts';

/**
 * A verification link works only in a browser signed in to the account it is for. Otherwise somebody could sign up with another
 * person's address, and that person's click would give them access to that person's purchases.
 */
export async function guardVerification(c: Parameters<typeof getSessionFromCtx>[0]): Promise<void> {
  if (c.path !== '/verify-email' && c.path !== '/send-verification-email') return;
  const session = await getSessionFromCtx(c);
  const address =
    c.path === '/verify-email'
      ? addressIn(c.query?.['token'])
      : (c.body as { email?: unknown } | null)?.email;
  if (!session)
    throw new APIError('UNAUTHORIZED', { code: 'SIGN_IN_FIRST', message: 'Please sign in first' });
  // The library itself refuses a link without an address.
  if (typeof address === 'string' && !isSameAddress(address, session.user.email)) {
    throw new APIError('FORBIDDEN', {
      code: 'OTHER_ACCOUNT',
      message: 'This link is for another account',
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
