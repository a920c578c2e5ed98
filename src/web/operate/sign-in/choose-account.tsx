import { type FormEvent, useRef, useState } from 'react';

import { checkNewPassword } from '../../../domain/account/check-credentials.ts';
import { NAME_MAX } from '../../../domain/account/split-name.ts';
import { AuthFailure } from '../../session/auth-calls.ts';
import { FormAlert, type FormMessage, sayFailure, sayWrong } from '../../sign-in/forms/form-message.tsx';
import { PasswordFields } from '../../sign-in/forms/password-fields.tsx';
import { readTyped } from '../../sign-in/forms/read-typed.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { asFailure, ConsoleFailure } from '../api/console-failure.ts';
import { send } from '../api/send.ts';
import { useShopFacts } from '../api/shop-facts.ts';
import { GoogleButton } from './google-button.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { canUsePasskeys } from './passkeys.ts';
import { signInByPassword } from './sign-in-form.tsx';
import { codeWords, joinWords } from './words.ts';

import styles from './forms.module.css';

const words = joinWords.account;

interface ChooseAccountProps {
  email: string;
  invitation: string;
  /** Joins with a new passkey. */
  onPasskey: (name: string) => Promise<unknown>;
  /** The invitation cannot be used any more, or the account was made meanwhile. */
  onFailure: (failure: ConsoleFailure) => void;
}

/** How an invited person without an account will sign in. All ways are on one page, so that nothing typed is lost between them. */
export function ChooseAccount({ email, invitation, onPasskey, onFailure }: ChooseAccountProps) {
  const { google } = useShopFacts();
  const name = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<FormMessage | null>(null);
  const typedName = () => name.current?.value.trim() ?? '';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const typed = readTyped(form);
    const wrong = checkNewPassword(typed);
    setMessage(wrong && sayWrong(form, wrong));
    if (wrong) return;
    setBusy(true);
    try {
      const { password } = typed;
      await send('session/join/password', { body: { invitation, password, name: typedName() } });
      await signInByPassword(email, password);
    } catch (error) {
      if (error instanceof ConsoleFailure && ['used_invitation', 'signed_out'].includes(error.reason))
        onFailure(error);
      else setMessage(sayFailure(asAuthFailure(error)));
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
      {google && <GoogleButton blocked={busy} onMessage={setMessage} />}
      <form method="post" noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
        <TextField
          ref={name}
          name="name"
          label={words.name}
          hint={words.nameHint}
          autoComplete="name"
          maxLength={NAME_MAX}
        />
        {/* So that password managers know whose password it is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordFields prefix="join" kind="new" wrong={message?.fields} />
        <Button type="submit" size="large" wide busy={busy}>
          {words.button}
        </Button>
      </form>
      {canUsePasskeys() && (
        <>
          <p className={`${styles['or']} ${styles['apart']}`}>{codeWords.or}</p>
          <PasskeyButton onPress={() => onPasskey(typedName())} hint={words.passkeyHint}>
            {words.passkey}
          </PasskeyButton>
        </>
      )}
    </>
  );
}

/** In the words of the shop's own sign-up. */
function asAuthFailure(error: unknown): unknown {
  if (error instanceof AuthFailure) return error;
  const { status, reason, message } = asFailure(error);
  return new AuthFailure(status, reason, message);
}
