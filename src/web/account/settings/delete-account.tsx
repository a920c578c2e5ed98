import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { answerOf } from '../../api/api.ts';
import { useApi } from '../../api/use-api.ts';
import { useCall } from '../../api/use-call.ts';
import { forgetCheckouts } from '../../browser/forget-checkouts.ts';
import { paths } from '../../core/paths.ts';
import { useSettings } from '../../core/site.ts';
import { signOut, type User } from '../../session/session.ts';
import { PasswordFields } from '../../sign-in/forms/password-fields.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';
import { commonWords } from '../../ui/words.ts';
import { deleteAccountWords } from './words.ts';

import styles from '../../sign-in/forms/account-forms.module.css';

const FORM = 'delete-account';

/** Deletes the account: says what is deleted and what remains, and makes sure that the owner asks. */
export function DeleteAccount({ user }: { user: User }) {
  const { google } = useSettings();
  const [isOpen, setOpen] = useState(false);
  const { busy, error, run } = useCall('deleting the account');
  const api = useApi();
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  async function remove(event: FormEvent) {
    event.preventDefault();
    if (!form.current) return;
    const typed = new FormData(form.current);
    const json = { email: textIn(typed, 'email'), password: textIn(typed, 'password') };
    const done = await run(() => answerOf(api.account.delete.$post({ json })));
    if (!done) return;
    forgetCheckouts();
    // Leave first, so that the page does not show a sign-in for the deleted account.
    await navigate(paths.home());
    await signOut();
  }

  return (
    <section className={styles['card']} aria-labelledby="account-delete">
      <h3 id="account-delete" className={styles['title']}>
        {deleteAccountWords.title}
      </h3>
      <p className={styles['note']}>{deleteAccountWords.what}</p>
      <div className={styles['action']}>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {deleteAccountWords.title}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        locked={busy}
        width="narrow"
        title={deleteAccountWords.question}
        foot={
          <Button type="submit" form={FORM} size="large" wide busy={busy}>
            {busy ? commonWords.pleaseWait : deleteAccountWords.yes}
          </Button>
        }
      >
        <p>{deleteAccountWords.warning}</p>
        <form
          ref={form}
          id={FORM}
          method="post"
          noValidate
          className={styles['form']}
          onSubmit={(event) => void remove(event)}
        >
          <TextField
            label={deleteAccountWords.email}
            id="delete-email"
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            hint={deleteAccountWords.emailHint(user.email)}
          />
          <PasswordFields prefix="delete" kind="current" label={deleteAccountWords.password} />
          <p className={styles['note']}>{deleteAccountWords.passwordHint(google)}</p>
          {error && <Alert title={error}>{deleteAccountWords.failed}</Alert>}
        </form>
      </Dialog>
    </section>
  );
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
