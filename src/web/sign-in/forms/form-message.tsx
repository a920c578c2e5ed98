import type { ReactNode } from 'react';

import {
  AUTH_TEXTS,
  authAdvice,
  type AuthTrouble,
  type AuthWord,
  authWord,
} from '../../../domain/account/auth-error.ts';
import {
  type CredentialError,
  type CredentialField,
  FILL_IN,
} from '../../../domain/account/check-credentials.ts';
import { logFailure } from '../../browser/log-failure.ts';
import { AuthFailure } from '../../session/auth-calls.ts';
import { Alert } from '../../ui/alert.tsx';
import { focusFirst } from '../../ui/form/focus-first.ts';

/** What a form of the account says about its last attempt. */
export interface FormMessage {
  tone: 'danger' | 'success';
  text: string;
  advice?: string | null;
  /** The fields it is about. */
  fields?: CredentialField[];
  /** What the shop refused it for. */
  word?: AuthWord;
}

/** @param children a way on, below what is said */
export function FormAlert({ message, children }: { message: FormMessage | null; children?: ReactNode }) {
  if (!message) return null;
  return (
    <Alert tone={message.tone} title={message.text}>
      {message.advice}
      {children}
    </Alert>
  );
}

export function sayTrouble(trouble: AuthTrouble): FormMessage {
  const word = authWord(trouble);
  if (word === 'other') logFailure('an account call', trouble);
  return {
    tone: 'danger',
    word,
    text: AUTH_TEXTS[word],
    advice: authAdvice(trouble),
    ...(word === 'weak-password' && { fields: ['password'] }),
    ...(word === 'invalid-email' && { fields: ['email'] }),
  };
}

/** Whether a message is about the address that was typed and nothing else: then it is said at its field. */
export function isOfAddress(message: FormMessage | null): message is FormMessage {
  return message?.fields?.join() === 'email' && message.text !== FILL_IN;
}

/** For whatever a call threw. */
export function sayFailure(error: unknown): FormMessage {
  if (error instanceof AuthFailure) return sayTrouble(error);
  return sayTrouble({ status: 0, code: '', message: String(error) });
}

/** What is left of a message while its reader mends what it is about; nothing new is said meanwhile. */
export function leftOf(message: FormMessage | null, now: CredentialError | null): FormMessage | null {
  if (!message?.fields) return message;
  const fields = now?.message === message.text ? now.fields : [];
  const left = message.fields.filter((field) => fields.includes(field));
  return left.length > 0 ? { ...message, fields: left } : null;
}

/** Says what is wrong with a form and leads to the first field that is. */
export function sayWrong(form: HTMLFormElement, { fields, message }: CredentialError): FormMessage {
  focusFirst(form, fields);
  return { tone: 'danger', text: message, fields };
}
