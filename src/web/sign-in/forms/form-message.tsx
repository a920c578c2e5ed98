import type { ReactNode } from 'react';

import {
  AUTH_TEXTS,
  authAdvice,
  type AuthError,
  type AuthWord,
  authWord,
} from '../../../domain/account/auth-error.ts';
import type { CredentialError, CredentialField } from '../../../domain/account/check-credentials.ts';
import { credentialWords } from '../../../domain/account/words.ts';
import { logFailure } from '../../browser/log-failure.ts';
import { AuthFailure } from '../../session/auth-calls.ts';
import { Alert } from '../../ui/alert.tsx';
import { focusFirst } from '../../ui/form/focus-first.ts';

/** An account form's message about the last attempt. */
export interface FormMessage {
  tone: 'danger' | 'success';
  text: string;
  advice?: string | null;
  /** The fields that it is about. */
  fields?: CredentialField[];
  /** Why the shop refused. */
  word?: AuthWord;
}

/** @param children a way to continue, under the message */
export function FormAlert({ message, children }: { message: FormMessage | null; children?: ReactNode }) {
  if (!message) return null;
  return (
    <Alert tone={message.tone} title={message.text}>
      {message.advice}
      {children}
    </Alert>
  );
}

export function sayError(error: AuthError): FormMessage {
  const word = authWord(error);
  if (word === 'other') logFailure('an account call', error);
  return {
    tone: 'danger',
    word,
    text: AUTH_TEXTS[word],
    advice: authAdvice(error),
    ...(word === 'weak-password' && { fields: ['password'] }),
    ...(word === 'invalid-email' && { fields: ['email'] }),
  };
}

/** Whether the message is only about the typed address: it is then shown at that field. */
export function isOfAddress(message: FormMessage | null): message is FormMessage {
  return message?.fields?.join() === 'email' && message.text !== credentialWords.fillIn;
}

/** The message for anything that a call threw. */
export function sayFailure(error: unknown): FormMessage {
  if (error instanceof AuthFailure) return sayError(error);
  return sayError({ status: 0, code: '', message: String(error) });
}

/** What is left of a message while the visitor corrects its fields; new errors are not shown meanwhile. */
export function leftOf(message: FormMessage | null, now: CredentialError | null): FormMessage | null {
  if (!message?.fields) return message;
  const fields = now?.message === message.text ? now.fields : [];
  const left = message.fields.filter((field) => fields.includes(field));
  return left.length > 0 ? { ...message, fields: left } : null;
}

/** Returns a form's errors as a message, and focuses the first field with one. */
export function sayWrong(form: HTMLFormElement, { fields, message }: CredentialError): FormMessage {
  focusFirst(form, fields);
  return { tone: 'danger', text: message, fields };
}
