import { type FormEvent, useRef } from 'react';

import { NAME_MAX } from '../../../domain/account/split-name.ts';
import { callAuth } from '../../session/auth-calls.ts';
import { sessionChanged, type User } from '../../session/session.ts';
import { FormAlert } from '../../sign-in/forms/form-message.tsx';
import { useAccountCall } from '../../sign-in/forms/use-account-call.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { commonWords } from '../../ui/words.ts';
import { nameFormWords } from './words.ts';

import styles from '../../sign-in/forms/account-forms.module.css';

export function NameForm({ user }: { user: User }) {
  const { busy, message, run } = useAccountCall();
  const field = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const name = field.current?.value.trim() ?? '';
    void run(async () => {
      await callAuth('update-user', { name });
      await sessionChanged();
    }, nameFormWords.saved);
  }

  return (
    <section className={styles['card']} aria-labelledby="account-name">
      <h3 id="account-name" className={styles['title']}>
        {nameFormWords.title}
      </h3>
      <form method="post" noValidate onSubmit={submit} className={styles['form']}>
        <TextField
          ref={field}
          label={nameFormWords.label}
          name="name"
          autoComplete="name"
          maxLength={NAME_MAX}
          defaultValue={user.name}
          hint={nameFormWords.hint}
        />
        <FormAlert message={message} />
        <Button type="submit" variant="secondary" busy={busy}>
          {busy ? commonWords.pleaseWait : nameFormWords.save}
        </Button>
      </form>
    </section>
  );
}
