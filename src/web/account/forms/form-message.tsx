import { AUTH_TEXTS, authAdvice, type AuthTrouble, authWord } from '../../../domain/account/auth-error.ts';
import type { CredentialError, CredentialField } from '../../../domain/account/check-credentials.ts';
import { logFailure } from '../../browser/log-failure.ts';
import { Alert } from '../../ui/alert.tsx';
import { AuthFailure } from '../session/auth-calls.ts';

/** What a form of the account says about its last attempt. */
export interface FormMessage {
  tone: 'danger' | 'success';
  text: string;
  advice?: string | null;
  /** The field it is about. */
  field?: CredentialField;
}

export function FormAlert({ message }: { message: FormMessage | null }) {
  if (!message) return null;
  return (
    <Alert tone={message.tone} title={message.text}>
      {message.advice}
    </Alert>
  );
}

export function sayTrouble(trouble: AuthTrouble): FormMessage {
  const word = authWord(trouble);
  if (word === 'other') logFailure('an account call', trouble);
  return {
    tone: 'danger',
    text: AUTH_TEXTS[word],
    advice: authAdvice(trouble),
    ...(word === 'weak-password' && { field: 'password' }),
  };
}

/** For whatever a call threw. */
export function sayFailure(error: unknown): FormMessage {
  if (error instanceof AuthFailure) return sayTrouble(error);
  return sayTrouble({ status: 0, code: '', message: String(error) });
}

/** Says what is wrong with a form and leads to the field. */
export function sayWrong(form: HTMLFormElement, { field, message }: CredentialError): FormMessage {
  (form.elements.namedItem(field) as HTMLInputElement | null)?.focus();
  return { tone: 'danger', text: message, field };
}
