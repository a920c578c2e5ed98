import type { ReactNode } from 'react';

import { phrase } from '../core/phrase.ts';
import type { AuthMode } from '../session/auth-request.ts';

/** The dialog is fetched when it is first wanted, and its words with it. */
export const authDialogWords = {
  google: {
    button: 'Continue with Google',
    busy: 'Signing in...',
    late: 'Nothing in Google’s window? Your network may block it. Press the button again to give up, and sign in with your email.',
    /** @param app 'Instagram', in whose own browser the page is open */
    notHere: (app: string) => `Google sign-in doesn’t work inside ${app}.`,
    otherBrowser:
      'To use it, open the menu of this page and choose “Open in browser”. Your email works right here.',
    /** Between this way in and the other. */
    or: 'Or continue with email',
  },
  email: 'Email Address',
  forgot: 'Forgot your password?',
  isNew: (brand: string) => `New to ${brand}?`,
  signUp: 'Sign up',
  isKnown: 'Already have an account?',
  signIn: 'Sign in',
  back: 'Back to sign in',
  /** The ways on from what failed, the address kept. */
  ways: {
    signin: 'Sign in instead',
    signup: 'Create an account',
    forgot: 'Reset your password',
  },
  /** After it has closed. */
  made: 'Account created. We’ve emailed you a link to confirm it.',
  sendAgain: 'Send Again',
  sendAgainIn: (seconds: number) => `Send Again in ${seconds} s`,
  agree: (terms: ReactNode, privacy: ReactNode) =>
    phrase`By creating an account you agree to our ${terms} and ${privacy}.`,
};

export const authModeWords: Record<AuthMode, { title: string; lead: string; submit: string }> = {
  signin: {
    title: 'Welcome Back',
    lead: 'Sign in to purchase eSIM plans',
    submit: 'Sign In',
  },
  signup: {
    title: 'Create Account',
    lead: 'All your eSIMs in one place',
    submit: 'Create Account',
  },
  forgot: {
    title: 'Reset Password',
    lead: 'Enter your email to reset your password',
    submit: 'Send Reset Email',
  },
};
