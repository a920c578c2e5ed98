import { lettersComplaint } from '../email-address.ts';
import { credentialWords } from './words.ts';

/** A shorter password is refused, in the page and by the shop. */
export const PASSWORD_MIN = 6;
/** Hashing a longer one would cost the shop too much for no gain. */
export const PASSWORD_MAX = 128;

export type CredentialField = 'email' | 'password' | 'confirm' | 'current';

/** What is wrong with the input, and in which fields. */
export interface CredentialError {
  fields: CredentialField[];
  message: string;
}

type Typed = Partial<Record<CredentialField, string>>;

/** @returns null when a sign-in may be tried */
export function checkSignIn(typed: Typed): CredentialError | null {
  return missing(typed, ['email', 'password']) ?? checkLetters(typed);
}

/** @returns null when an account may be asked for */
export function checkSignUp(typed: Typed): CredentialError | null {
  return missing(typed, ['email', 'password', 'confirm']) ?? checkLetters(typed) ?? checkPair(typed);
}

/** @returns null when a link to reset the password may be asked for */
export function checkForgot(typed: Typed): CredentialError | null {
  if (missing(typed, ['email'])) return { fields: ['email'], message: credentialWords.noAddress };
  return checkLetters(typed);
}

/** A new password, typed twice. */
export function checkNewPassword(typed: Typed): CredentialError | null {
  return missing(typed, ['password', 'confirm']) ?? checkPair(typed);
}

/** The same, with the current password. */
export function checkChangedPassword(typed: Typed): CredentialError | null {
  return missing(typed, ['current', 'password', 'confirm']) ?? checkPair(typed);
}

function missing(typed: Typed, needed: CredentialField[]): CredentialError | null {
  // Blanks are no address, but they may be somebody's password.
  const isMissing = (field: CredentialField) => {
    const text = typed[field] ?? '';
    return (field === 'email' ? text.trim() : text) === '';
  };
  const fields = needed.filter(isMissing);
  return fields.length > 0 ? { fields, message: credentialWords.fillIn } : null;
}

/** Whether it is an address at all is checked by the shop, in the catalogue's words. */
function checkLetters({ email = '' }: Typed): CredentialError | null {
  const message = lettersComplaint(email);
  return message === null ? null : { fields: ['email'], message };
}

function checkPair({ password = '', confirm = '' }: Typed): CredentialError | null {
  if (password !== confirm) return { fields: ['confirm'], message: credentialWords.differ };
  if (password.length < PASSWORD_MIN) return { fields: ['password'], message: credentialWords.tooShort };
  return null;
}
