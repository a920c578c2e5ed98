import { type FormEvent, useState } from 'react';

import { paths } from '../../core/paths.ts';
import { callAuth } from '../../session/auth-calls.ts';
import { sessionChanged as shopSessionChanged } from '../../session/session.ts';
import {
  FormAlert,
  type FormMessage,
  sayFailure,
  sayError,
  sayWrong,
} from '../../sign-in/forms/form-message.tsx';
import { PasswordFields } from '../../sign-in/forms/password-fields.tsx';
import { readTyped } from '../../sign-in/forms/read-typed.ts';
import { GoogleSignIn } from '../../sign-in/google-sign-in.tsx';
import { cancelGoogle, signInWithGoogle } from '../../sign-in/sign-in-with-google.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { sessionChanged } from '../api/session.ts';
import { useShopFacts } from '../api/shop-facts.ts';
import { signInWords } from './words.ts';

import styles from './forms.module.css';

/** The first step: signing in to the shop, which also handles forgotten passwords and new accounts. */
export function SignInForm({ offersAccount = false }: { offersAccount?: boolean }) {
  const { google } = useShopFacts();
  const [busy, setBusy] = useState<'email' | 'google' | null>(null);
  const [message, setMessage] = useState<FormMessage | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const { email: typed, password } = readTyped(form);
    const email = typed.trim();
    if (email === '' || password === '') {
      setMessage(
        sayWrong(form, { message: signInWords.missing, fields: [email === '' ? 'email' : 'password'] }),
      );
      return;
    }
    setBusy('email');
    setMessage(null);
    try {
      await callAuth('sign-in/email', { email, password });
      await shopSessionChanged();
      await sessionChanged();
    } catch (error) {
      setMessage(sayFailure(error));
    }
    setBusy(null);
  }

  async function pressGoogle() {
    if (busy === 'google') return cancelGoogle();
    setBusy('google');
    setMessage(null);
    const error = await signInWithGoogle();
    if (error) setMessage(sayError(error));
    else await sessionChanged();
    setBusy(null);
  }

  return (
    <>
      {message && (
        <div className={styles['message']}>
          <FormAlert message={message} />
        </div>
      )}
      {google && (
        <GoogleSignIn
          busy={busy === 'google'}
          blocked={busy === 'email'}
          onPress={() => void pressGoogle()}
        />
      )}
      <form
        method="post"
        noValidate
        className={styles['form']}
        onSubmit={(event) => void submit(event)}
        onInput={() => setMessage(null)}
      >
        <TextField
          name="email"
          label={signInWords.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={254}
          aria-required
          aria-invalid={message?.fields?.includes('email') || undefined}
        />
        <PasswordFields prefix="console" kind="current" wrong={message?.fields} />
        <Button type="submit" size="large" wide busy={busy === 'email'} inactive={busy === 'google'}>
          {signInWords.button}
        </Button>
        <div className={styles['links']}>
          <a href={paths.profile()} target="_blank" rel="noopener">
            {signInWords.forgot}
          </a>
          {offersAccount && (
            <a href={paths.profile()} target="_blank" rel="noopener">
              {signInWords.noAccount}
            </a>
          )}
        </div>
      </form>
    </>
  );
}
