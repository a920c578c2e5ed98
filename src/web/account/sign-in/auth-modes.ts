import {
  checkForgot,
  checkSignIn,
  checkSignUp,
  type CredentialError,
  type CredentialField,
} from '../../../domain/account/check-credentials.ts';
import { callAuth } from '../session/auth-calls.ts';
import type { AuthMode } from './auth-request.ts';

type Typed = Record<CredentialField, string>;

interface ModeWords {
  title: string;
  lead: string;
  submit: string;
  check: (typed: Typed) => CredentialError | null;
  /** Asks the shop; throws when it refuses. */
  send: (typed: Typed) => Promise<unknown>;
}

export const RESET_SENT = 'Password reset email sent! Check your inbox.';

export const MODES: Record<AuthMode, ModeWords> = {
  signin: {
    title: 'Welcome Back',
    lead: 'Sign in to purchase eSIM plans',
    submit: 'Sign In',
    check: checkSignIn,
    send: ({ email, password }) => callAuth('sign-in/email', { email: email.trim(), password }),
  },
  signup: {
    title: 'Create Account',
    lead: 'All your eSIMs in one place',
    submit: 'Create Account',
    check: checkSignUp,
    // The dialog asks for no name; it can be given on the dashboard.
    send: ({ email, password }) => callAuth('sign-up/email', { name: '', email: email.trim(), password }),
  },
  forgot: {
    title: 'Reset Password',
    lead: 'Enter your email to reset your password',
    submit: 'Send Reset Email',
    check: checkForgot,
    send: ({ email }) => callAuth('request-password-reset', { email: email.trim() }),
  },
};
