import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { answerOf } from '../../api/api.ts';
import { useApi } from '../../api/use-api.ts';
import { useCall } from '../../api/use-call.ts';
import { forgetCheckouts } from '../../browser/forget-checkouts.ts';
import { paths } from '../../core/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';
import { PasswordFields } from '../forms/password-fields.tsx';
import { signOut, type User } from '../session/session.ts';

import styles from '../forms/account-forms.module.css';

const FORM = 'delete-account';

/** The way out: says what goes and what stays, and wants to be sure who asks. */
export function DeleteAccount({ user }: { user: User }) {
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
    // The page must not be seen asking for a sign-in that has just ceased to exist.
    await navigate(paths.home());
    await signOut();
  }

  return (
    <section className={styles['card']} aria-labelledby="account-delete">
      <h3 id="account-delete" className={styles['title']}>
        Delete account
      </h3>
      <p className={styles['note']}>
        Takes away your account, your list of eSIMs and everything that points to you. What tax law makes us
        keep of a purchase stays, without your name.
      </p>
      <div className={styles['action']}>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Delete account
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        locked={busy}
        width="narrow"
        title="Delete your account?"
        foot={
          <Button type="submit" form={FORM} size="large" wide busy={busy}>
            {busy ? 'Please wait...' : 'Delete for good'}
          </Button>
        }
      >
        <p>
          You will not see your eSIMs, their codes and your orders again. An eSIM that is on your phone goes
          on working. This cannot be undone.
        </p>
        <form
          ref={form}
          id={FORM}
          method="post"
          noValidate
          className={styles['form']}
          onSubmit={(event) => void remove(event)}
        >
          <TextField
            label="Email Address"
            id="delete-email"
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            hint={`Type ${user.email} to confirm.`}
          />
          <PasswordFields prefix="delete" kind="current" label="Your password" />
          <p className={styles['note']}>If you sign in with Google and have no password, leave it empty.</p>
          {error && <Alert title={error}>Nothing was deleted.</Alert>}
        </form>
      </Dialog>
    </section>
  );
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
