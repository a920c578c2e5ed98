import type { ReactNode } from 'react';

import { phrase } from '../core/phrase.ts';
import type { AuthMode } from '../session/auth-request.ts';

/** The dialog loads at its first opening, and its words with it. */
export const authDialogWords = {
  google: {
    button: 'Continue with Google',
    busy: 'Signing in...',
    late: 'Nothing in Google’s window? Your network may block it. Press the button again to give up, and sign in with your email.',
    /** @param app 'Instagram', if the page is open in that app's own browser */
    notHere: (app: string) => `Google sign-in doesn’t work inside ${app}.`,
    otherBrowser:
      'To use it, open the menu of this page and choose “Open in browser”. Your email works right here.',
    /** Between the two ways to sign in. */
    or: 'Or continue with email',
  },
  email: 'Email Address',
  forgot: 'Forgot your password?',
  isNew: (brand: string) => `New to ${brand}?`,
  signUp: 'Sign up',
  isKnown: 'Already have an account?',
  signIn: 'Sign in',
  back: 'Back to sign in',
  /** What to do after a failure; the dialog keeps the address. */
  ways: {
    signin: 'Sign in instead',
    signup: 'Create an account',
    forgot: 'Reset your password',
  },
  /** After the dialog has closed. */
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
