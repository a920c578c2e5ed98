import { type FormEvent, useState } from 'react';

import { paths } from '../../core/paths.ts';
import { callAuth } from '../../session/auth-calls.ts';
import { sessionChanged as shopSessionChanged } from '../../session/session.ts';
import { FormAlert, type FormMessage, sayFailure, sayWrong } from '../../sign-in/forms/form-message.tsx';
import { PasswordFields } from '../../sign-in/forms/password-fields.tsx';
import { readTyped } from '../../sign-in/forms/read-typed.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { sessionChanged } from '../api/session.ts';
import { useShopFacts } from '../api/shop-facts.ts';
import { GoogleButton } from './google-button.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { canUsePasskeys, signByPasskey } from './passkeys.ts';
import { joinWords, signInWords } from './words.ts';

import styles from './forms.module.css';

interface SignInFormProps {
  /** The only account that will do, with its ways in; by default any operator's. */
  only?: { email: string; password: boolean; google: boolean };
}

/** Signs in to the shop by password or Google; a passkey opens the console at once. */
export function SignInForm({ only }: SignInFormProps) {
  const { google } = useShopFacts();
  const [busy, setBusy] = useState(false);
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
    setBusy(true);
    setMessage(null);
    try {
      await signInByPassword(email, password);
    } catch (error) {
      setMessage(sayFailure(error));
    }
    setBusy(false);
  }

  return (
    <>
      {message && (
        <div className={styles['message']}>
          <FormAlert message={message} />
        </div>
      )}
      {google && (only?.google ?? true) && <GoogleButton blocked={busy} onMessage={setMessage} />}
      {(only?.password ?? true) && (
        <form
          method="post"
          noValidate
          className={styles['form']}
          onSubmit={(event) => void submit(event)}
          onInput={() => setMessage(null)}
        >
          <TextField
            name="email"
            label={only ? joinWords.signIn.email : signInWords.email}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={254}
            {...(only && { defaultValue: only.email, readOnly: true })}
            aria-required
            aria-invalid={message?.fields?.includes('email') || undefined}
          />
          <PasswordFields prefix="console" kind="current" wrong={message?.fields} />
          <Button type="submit" size="large" wide busy={busy}>
            {signInWords.button}
          </Button>
        </form>
      )}
      <div className={styles['links']}>
        <a href={paths.profile()} target="_blank" rel="noopener">
          {signInWords.forgot}
        </a>
      </div>
      {!only && canUsePasskeys() && (
        <PasskeyButton
          onPress={async () => {
            await signByPasskey('session/passkey/open');
            await sessionChanged();
          }}
        >
          {signInWords.passkey}
        </PasskeyButton>
      )}
    </>
  );
}

/** Throws `AuthFailure`. */
export async function signInByPassword(email: string, password: string): Promise<void> {
  await callAuth('sign-in/email', { email, password });
  await shopSessionChanged();
  await sessionChanged();
}
