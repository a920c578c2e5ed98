import { tabStorage } from '../../browser/browser-storage.ts';
import { openAuth } from '../../session/auth-request.ts';
import { Button } from '../../ui/button.tsx';
import { readBillingDraft } from './billing-draft.ts';
import { invitationWords } from './words.ts';

import styles from './sign-in-invitation.module.css';

/** Invites a guest to sign in at the checkout. The page stays, with everything typed. */
export function SignInInvitation() {
  return (
    <section className={styles['invitation']} aria-labelledby="sign-in-invitation">
      <div className={styles['words']}>
        <h2 id="sign-in-invitation" className={styles['title']}>
          {invitationWords.title}
        </h2>
        <p>{invitationWords.text}</p>
      </div>
      <Button
        variant="secondary"
        onClick={() => openAuth('signin', { email: readBillingDraft(tabStorage)?.email ?? '' })}
      >
        {invitationWords.button}
      </Button>
    </section>
  );
}
