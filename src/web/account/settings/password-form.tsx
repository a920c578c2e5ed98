import { type FormEvent, useRef } from 'react';

import { checkNewPassword } from '../../../domain/account/check-credentials.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert, sayWrong } from '../forms/form-message.tsx';
import { PasswordFields } from '../forms/password-fields.tsx';
import { readTyped } from '../forms/read-typed.ts';
import { useAccountCall } from '../forms/use-account-call.ts';
import { callAuth } from '../session/auth-calls.ts';
import { sessionChanged, type User } from '../session/session.ts';
import { RESET_SENT } from '../sign-in/auth-modes.ts';

import styles from '../forms/account-forms.module.css';

/** Changes the password; whoever has none, or forgot it, has a link sent. */
export function PasswordForm({ user, onChanged }: { user: User; onChanged: () => void }) {
  const change = useAccountCall();
  const link = useAccountCall();
  const form = useRef<HTMLFormElement>(null);

  async function save(fields: HTMLFormElement) {
    const typed = readTyped(fields);
    const wrong = typed.current === '' ? MISSING : checkNewPassword(typed);
    if (wrong) return change.say(sayWrong(fields, wrong));
    const saved = await change.run(async () => {
      await callAuth('change-password', {
        currentPassword: typed.current,
        newPassword: typed.password,
        revokeOtherSessions: true,
      });
      await sessionChanged();
    }, 'Your password is changed. Other devices are signed out.');
    if (!saved) return;
    fields.reset();
    onChanged();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.current) void save(form.current);
  }

  const sendLink = () =>
    link.run(() => callAuth('request-password-reset', { email: user.email }), RESET_SENT);
  const wrong = change.message?.field;
  return (
    <section className={styles['card']} aria-labelledby="account-password">
      <h3 id="account-password" className={styles['title']}>
        Password
      </h3>
      <form ref={form} method="post" noValidate onSubmit={submit} className={styles['form']}>
        {/* A password manager has to know whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordFields prefix="now" name="current" label="Current Password" kind="current" wrong={wrong} />
        <PasswordFields prefix="next" label="New Password" kind="new" wrong={wrong} />
        <FormAlert message={change.message} />
        <Button type="submit" variant="secondary" busy={change.busy}>
          {change.busy ? 'Please wait...' : 'Change password'}
        </Button>
      </form>
      <div className={styles['other']}>
        <p className={styles['note']}>Signed up with Google, or forgot your password?</p>
        <FormAlert message={link.message} />
        <Button variant="link" busy={link.busy} onClick={() => void sendLink()}>
          Email me a link to set a password
        </Button>
      </div>
    </section>
  );
}

const MISSING = { field: 'current', message: 'Please fill in all fields' } as const;
