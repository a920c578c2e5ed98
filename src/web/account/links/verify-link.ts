import { AuthFailure, callAuth } from '../../session/auth-calls.ts';

/** The result of a link that confirms an account's address. */
export type LinkOutcome = 'verified' | 'signed-out' | 'other-account' | 'expired' | 'failed';

const REFUSALS: Record<string, LinkOutcome> = {
  SIGN_IN_FIRST: 'signed-out',
  OTHER_ACCOUNT: 'other-account',
  TOKEN_EXPIRED: 'expired',
  INVALID_TOKEN: 'expired',
};

export async function verifyLink(token: string): Promise<LinkOutcome> {
  try {
    await callAuth(`verify-email?${new URLSearchParams({ token })}`);
    return 'verified';
  } catch (error) {
    if (!(error instanceof AuthFailure)) return 'failed';
    const refusal = Object.hasOwn(REFUSALS, error.code) ? REFUSALS[error.code] : undefined;
    return refusal ?? (error.status === 400 ? 'expired' : 'failed');
  }
}
