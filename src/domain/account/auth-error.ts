import { PASSWORD_MAX } from './check-credentials.ts';

/** Everything that can go wrong while signing in, by the catalogue's word, each with its text for people. */
export const AUTH_TEXTS = {
  'user-not-found': 'No account found with this email address',
  'wrong-password': 'Incorrect password',
  'email-already-in-use': 'An account with this email already exists',
  'weak-password': 'Password is too weak',
  'invalid-email': 'Invalid email address',
  'too-many-requests': 'Too many failed attempts. Please try again later',
  'popup-closed-by-user': 'Sign-in popup was closed before completing',
  'cancelled-popup-request': 'Sign-in was cancelled',
  'popup-blocked': 'Your browser blocked the sign-in window',
  blocked: 'This account is blocked',
  other: 'An error occurred. Please try again',
} as const;

export type AuthWord = keyof typeof AUTH_TEXTS;

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
    buyer_blocked: 'blocked',
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
  if (code === 'account_not_linked') {
    return 'This email already has an account with a password. Sign in with it, or reset it by email.';
  }
  if (code === 'NO_PASSWORD' || code === 'CREDENTIAL_ACCOUNT_NOT_FOUND') {
    return 'This account has no password yet. Have a link to set one sent to you.';
  }
  if (code === 'guessable_password') {
    return 'It is among the first that anyone would guess. Try three or four words that don’t belong together.';
  }
  if (code === 'buyer_blocked')
    return 'What you bought stays yours. Please write to us if you think this is a mistake.';
  if (code === 'PASSWORD_TOO_LONG') return `A password has at most ${PASSWORD_MAX} characters.`;
  if (code === 'email_not_found') return 'Your Google account shares no email address with us.';
  if (code === 'POPUP_BLOCKED') return 'Allow pop-ups for this site, or sign in with your email.';
  if (code === 'offline' && status === 0) return 'Your connection may be down.';
  return null;
}
