import { PASSWORD_MAX } from './check-credentials.ts';
import { type AUTH_TEXTS, authAdviceWords as advice } from './words.ts';

export { AUTH_TEXTS } from './words.ts';

export type AuthWord = keyof typeof AUTH_TEXTS;

/** The code of a refusal because the shop has blocked the buyer. */
export const BUYER_BLOCKED = 'buyer_blocked';

const WORDS = new Map<string, AuthWord>(
  Object.entries({
    USER_NOT_FOUND: 'user-not-found',
    WRONG_PASSWORD: 'wrong-password',
    INVALID_PASSWORD: 'wrong-password',
    USER_ALREADY_EXISTS: 'email-already-in-use',
    USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email-already-in-use',
    PASSWORD_TOO_SHORT: 'weak-password',
    PASSWORD_TOO_LONG: 'weak-password',
    guessable_password: 'weak-password',
    INVALID_EMAIL: 'invalid-email',
    POPUP_CLOSED: 'popup-closed-by-user',
    POPUP_BLOCKED: 'popup-blocked',
    POPUP_CANCELLED: 'cancelled-popup-request',
    access_denied: 'cancelled-popup-request',
    [BUYER_BLOCKED]: 'blocked',
  }),
);

/** An error of the sign-in library, from a call's answer or its pop-up. */
export interface AuthError {
  /** HTTP status; 0 without an answer or a call. */
  status: number;
  code: string;
  message: string;
}

/** @returns the catalogue's word for it; `other` for everything the catalogue does not name */
export function authWord({ status, code, message }: AuthError): AuthWord {
  if (status === 429) return 'too-many-requests';
  // Only the message names a refused field: '[body.email] Invalid email address'.
  if (code === 'VALIDATION_ERROR' && message.includes('body.email')) return 'invalid-email';
  return WORDS.get(code) ?? 'other';
}

/** @returns what to do about it, if the catalogue's text alone would not help; null otherwise */
export function authAdvice({ status, code }: AuthError): string | null {
  if (code === 'account_not_linked') return advice.linked;
  if (code === 'NO_PASSWORD' || code === 'CREDENTIAL_ACCOUNT_NOT_FOUND') return advice.noPassword;
  if (code === 'guessable_password') return advice.guessable;
  if (code === BUYER_BLOCKED) return advice.blocked;
  if (code === 'PASSWORD_TOO_LONG') return advice.tooLong(PASSWORD_MAX);
  if (code === 'email_not_found') return advice.noAddress;
  if (code === 'POPUP_BLOCKED') return advice.popup;
  if (code === 'offline' && status === 0) return advice.offline;
  return null;
}
