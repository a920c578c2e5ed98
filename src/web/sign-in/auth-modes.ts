import {
  checkForgot,
  checkSignIn,
  checkSignUp,
  type CredentialError,
  type CredentialField,
} from '../../domain/account/check-credentials.ts';
import { callAuth } from '../session/auth-calls.ts';
import type { AuthMode } from '../session/auth-request.ts';

type Typed = Record<CredentialField, string>;

interface ModeRules {
  check: (typed: Typed) => CredentialError | null;
  /** Asks the shop; throws if it refuses. */
  send: (typed: Typed) => Promise<unknown>;
}

export const MODES: Record<AuthMode, ModeRules> = {
  signin: {
    check: checkSignIn,
    send: ({ email, password }) => callAuth('sign-in/email', { email: email.trim(), password }),
  },
  signup: {
    check: checkSignUp,
    // The dialog does not ask for a name; the user can add one on the dashboard.
    send: ({ email, password }) => callAuth('sign-up/email', { name: '', email: email.trim(), password }),
  },
  forgot: {
    check: checkForgot,
    send: ({ email }) => callAuth('request-password-reset', { email: email.trim() }),
  },
};
