import { type FormEvent, useRef } from 'react';

import { checkChangedPassword } from '../../../domain/account/check-credentials.ts';
import { useSettings } from '../../core/site.ts';
import { callAuth } from '../../session/auth-calls.ts';
import { sessionChanged, type User } from '../../session/session.ts';
import { FormAlert, leftOf, sayWrong } from '../../sign-in/forms/form-message.tsx';
import { PasswordFields } from '../../sign-in/forms/password-fields.tsx';
import { readTyped } from '../../sign-in/forms/read-typed.ts';
import { useAccountCall } from '../../sign-in/forms/use-account-call.ts';
import { resetWords } from '../../sign-in/words.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/panels/disclosure.tsx';
import { commonWords } from '../../ui/words.ts';
import { passwordFormWords } from './words.ts';

import styles from '../../sign-in/forms/account-forms.module.css';

/** Changes the password, or mails a link to users who have none or forgot it. */
export function PasswordForm({ user, onChanged }: { user: User; onChanged: () => void }) {
  const { google } = useSettings();
  const change = useAccountCall();
  const link = useAccountCall();
  const form = useRef<HTMLFormElement>(null);

  async function save(fields: HTMLFormElement) {
    const typed = readTyped(fields);
    const wrong = checkChangedPassword(typed);
    if (wrong) return change.say(sayWrong(fields, wrong));
    const saved = await change.run(async () => {
      await callAuth('change-password', {
        currentPassword: typed.current,
        newPassword: typed.password,
        revokeOtherSessions: true,
      });
      await sessionChanged();
    }, passwordFormWords.saved);
    if (!saved) return;
    fields.reset();
    onChanged();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.current) void save(form.current);
  }

  const sendLink = () =>
    link.run(() => callAuth('request-password-reset', { email: user.email }), resetWords.sent);
  const wrong = change.message?.fields;
  return (
    <section className={styles['card']} aria-labelledby="account-password">
      <h3 id="account-password" className={styles['title']}>
        {passwordFormWords.title}
      </h3>
      <Disclosure summary={passwordFormWords.open}>
        <form
          ref={form}
          method="post"
          noValidate
          onSubmit={submit}
          onInput={(event) =>
            change.say(leftOf(change.message, checkChangedPassword(readTyped(event.currentTarget))))
          }
          className={styles['form']}
        >
          {/* Tells password managers whose password it is. */}
          <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
          <PasswordFields
            prefix="now"
            name="current"
            label={passwordFormWords.current}
            kind="current"
            wrong={wrong}
          />
          <PasswordFields prefix="next" label={passwordFormWords.next} kind="new" wrong={wrong} />
          <FormAlert message={change.message} />
          <Button type="submit" variant="secondary" busy={change.busy}>
            {change.busy ? commonWords.pleaseWait : passwordFormWords.save}
          </Button>
        </form>
        <div className={styles['other']}>
          <p className={styles['note']}>{passwordFormWords.noPassword(google)}</p>
          <FormAlert message={link.message} />
          <Button variant="link" busy={link.busy} onClick={() => void sendLink()}>
            {passwordFormWords.sendLink}
          </Button>
        </div>
      </Disclosure>
    </section>
  );
}
