import { type FormEvent, useRef } from 'react';

import { checkNewPassword } from '../../../domain/account/check-credentials.ts';
import { useCallWith } from '../../api/use-call.ts';
import { AuthFailure, callAuth } from '../../session/auth-calls.ts';
import {
  type FormMessage,
  FormAlert,
  leftOf,
  sayFailure,
  sayWrong,
} from '../../sign-in/forms/form-message.tsx';
import { PasswordFields } from '../../sign-in/forms/password-fields.tsx';
import { readTyped } from '../../sign-in/forms/read-typed.ts';
import { Button } from '../../ui/button.tsx';
import { commonWords } from '../../ui/words.ts';
import { newPasswordWords } from './words.ts';

import styles from './link-page.module.css';

interface NewPasswordFormProps {
  /** From the mailed link. */
  token: string;
  onDone: () => void;
  /** The link is no longer valid. */
  onRefused: () => void;
}

export function NewPasswordForm({ token, onDone, onRefused }: NewPasswordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const {
    busy,
    told: message,
    tell: say,
    run,
  } = useCallWith<FormMessage | null>((error) => {
    if (!(error instanceof AuthFailure && error.code === 'INVALID_TOKEN')) return sayFailure(error);
    onRefused();
    return null;
  });

  async function save(fields: HTMLFormElement) {
    const typed = readTyped(fields);
    const wrong = checkNewPassword(typed);
    if (wrong) return say(sayWrong(fields, wrong));
    await run(async () => {
      await callAuth('reset-password', { newPassword: typed.password, token });
      onDone();
    });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.current && !busy) void save(form.current);
  }

  return (
    <>
      <h1 className={styles['title']}>{newPasswordWords.title}</h1>
      <p className={styles['lead']}>{newPasswordWords.rule}</p>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={submit}
        onInput={(event) => say(leftOf(message, checkNewPassword(readTyped(event.currentTarget))))}
        className={styles['form']}
      >
        <FormAlert message={message} />
        <PasswordFields prefix="reset" label={newPasswordWords.label} kind="new" wrong={message?.fields} />
        <Button type="submit" size="large" wide busy={busy}>
          {busy ? commonWords.pleaseWait : newPasswordWords.save}
        </Button>
      </form>
    </>
  );
}
