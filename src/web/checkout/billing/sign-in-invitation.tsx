import { tabStorage } from '../../browser/browser-storage.ts';
import { openAuth } from '../../session/auth-request.ts';
import { Button } from '../../ui/button.tsx';
import { readBillingDraft } from './billing-draft.ts';
import { invitationWords } from './words.ts';

import styles from './sign-in-invitation.module.css';

/** Invites a guest to sign in at the checkout, in one line. The page stays, with everything typed. */
export function SignInInvitation() {
  return (
    <div className={styles['invitation']}>
      <h2 className={styles['title']}>{invitationWords.title}</h2>
      <Button
        variant="link"
        onClick={() => openAuth('signin', { email: readBillingDraft(tabStorage)?.email ?? '' })}
      >
        {invitationWords.button}
      </Button>
    </div>
  );
}
