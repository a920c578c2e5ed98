import type { CredentialField } from '../../../domain/account/check-credentials.ts';

/** The values of a form's fields; a field that it does not have is empty. */
export function readTyped(form: HTMLFormElement): Record<CredentialField, string> {
  const entries = new FormData(form);
  const text = (name: CredentialField) => {
    const entry = entries.get(name);
    return typeof entry === 'string' ? entry : '';
  };
  return {
    email: text('email'),
    password: text('password'),
    confirm: text('confirm'),
    current: text('current'),
  };
}
