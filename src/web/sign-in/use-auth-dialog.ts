import { type FormEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import {
  checkForgot,
  checkSignIn,
  checkSignUp,
  type CredentialError,
  type CredentialField,
} from '../../domain/account/check-credentials.ts';
import { LANGUAGE } from '../../domain/language-words.ts';
import { chosenCurrency } from '../core/chosen-currency.ts';
import { callAuth } from '../session/auth-calls.ts';
import { type AuthMode, type AuthRequest, closeAuth, isStillOpen } from '../session/auth-request.ts';
import { sessionChanged, useUser } from '../session/session.ts';
import { focusFirst } from '../ui/form/focus-first.ts';
import { type FormMessage, leftOf, sayFailure, sayError, sayWrong } from './forms/form-message.tsx';
import { readTyped } from './forms/read-typed.ts';
import { forgetMailedRequest, keepMailedRequest } from './mailed-request.ts';
import { cancelGoogle, signInWithGoogle } from './sign-in-with-google.ts';
import { resetWords } from './words.ts';

type Typed = Record<CredentialField, string>;

interface ModeRules {
  check: (typed: Typed) => CredentialError | null;
  /** Asks the shop; throws if it refuses. */
  send: (typed: Typed) => Promise<unknown>;
}

const MODES: Record<AuthMode, ModeRules> = {
  signin: {
    check: checkSignIn,
    send: ({ email, password }) => callAuth('sign-in/email', { email: email.trim(), password }),
  },
  signup: {
    check: checkSignUp,
    // The dialog does not ask for a name; the user can add one on the dashboard.
    send: ({ email, password }) => {
      const chosen = { language: LANGUAGE, currency: chosenCurrency() };
      return callAuth('sign-up/email', { name: '', email: email.trim(), password, ...chosen });
    },
  },
  forgot: {
    check: checkForgot,
    send: ({ email }) => callAuth('request-password-reset', { email: email.trim() }),
  },
};

const MAIL_TAKES_SECONDS = 30;

/** State and messages of the sign-in dialog. */
export function useAuthDialog(request: AuthRequest) {
  const [mode, setMode] = useState(request.mode);
  const [busy, setBusy] = useState<'email' | 'google' | null>(null);
  const [message, setMessage] = useState<FormMessage | null>(null);
  /** The address typed in another mode. */
  const [address, setAddress] = useState<string | null>(null);
  /** A mail is on its way; the seconds before another one may be requested. */
  const [mailed, setMailed] = useState<{ rest: number } | null>(null);
  /** An account was created here, and the note about it is still shown. */
  const [made, setMade] = useState(false);
  const done = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  // If the user has signed in in another tab, there is nothing left to ask; continue what the dialog was opened for.
  const isSignedIn = useUser() !== null;
  const isOver = isSignedIn && busy === null && (mode !== 'forgot' || request.next !== null);
  const end = useEffectEvent(() => (request.next === null ? closeAuth() : void enter()));
  useEffect(() => {
    if (isOver && isStillOpen(request)) end();
  }, [isOver, request]);

  useEffect(() => {
    if (!mailed?.rest) return undefined;
    const timer = setTimeout(() => setMailed({ rest: mailed.rest - 1 }), 1000);
    return () => clearTimeout(timer);
  }, [mailed]);

  function switchTo(next: AuthMode, along: string | null = null) {
    if (busy) return;
    setMode(next);
    setAddress(along);
    setMailed(null);
    setMessage(null);
  }

  /** Returns the focus to where it was; after signing in that has changed, so it moves to the content. */
  function giveFocus(): boolean {
    if (done.current) queueMicrotask(() => document.getElementById('main')?.focus({ preventScroll: true }));
    return !done.current;
  }

  async function enter() {
    done.current = true;
    if (!isStillOpen(request)) return;
    closeAuth();
    if (request.next === null) return;
    forgetMailedRequest();
    await navigate(request.next);
  }

  async function withGoogle() {
    if (busy === 'google') return cancelGoogle();
    setBusy('google');
    setMessage(null);
    const error = await signInWithGoogle();
    setBusy(null);
    if (error) setMessage(sayError(error));
    else await enter();
  }

  async function withEmail() {
    if (busy || mailed?.rest || !form.current) return;
    const { check, send } = MODES[mode];
    const typed = readTyped(form.current);
    const wrong = check(typed);
    if (wrong) return setMessage(sayWrong(form.current, wrong));
    setBusy('email');
    setMessage(null);
    try {
      await send(typed);
      if (mode === 'forgot') {
        keepMailedRequest(request);
        setMessage({ tone: 'success', text: resetWords.sent });
        setMailed({ rest: MAIL_TAKES_SECONDS });
      } else if ((await sessionChanged()).state === 'signed-in') {
        if (mode === 'signup') setMade(true);
        await enter();
      } else setMessage(sayError({ status: 0, code: 'no-session', message: '' }));
    } catch (error) {
      const refused = sayFailure(error);
      setMessage(refused);
      if (form.current) focusFirst(form.current, refused.fields ?? []);
    } finally {
      setBusy(null);
    }
  }

  return {
    mode,
    busy,
    message,
    form,
    address,
    mailed,
    made,
    forgetMade: useCallback(() => setMade(false), []),
    giveFocus,
    switchTo: (next: AuthMode) => switchTo(next),
    /** With the typed address. */
    goOn: (next: AuthMode) => switchTo(next, form.current ? readTyped(form.current).email : null),
    onInput: (event: FormEvent<HTMLFormElement>) => {
      // A different address needs another mail.
      setMailed(null);
      setMessage(leftOf(message, MODES[mode].check(readTyped(event.currentTarget))));
    },
    pressGoogle: () => void withGoogle(),
    goOnAsGuest: () => void (busy === null && enter()),
    submit: (event: FormEvent) => {
      event.preventDefault();
      void withEmail();
    },
  };
}
