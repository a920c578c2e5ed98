import type { User } from '../../session/session.ts';
import { SendVerification } from '../../sign-in/forms/send-verification.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { emailStateWords } from './words.ts';

import styles from '../../sign-in/forms/account-forms.module.css';

/** The account's address, and whether its owner has confirmed it. */
export function EmailState({ user }: { user: User }) {
  return (
    <section className={styles['card']} aria-labelledby="account-email">
      <h3 id="account-email" className={styles['title']}>
        {emailStateWords.title}
      </h3>
      <p className={styles['line']}>
        <span className={styles['address']}>
          <EmailText address={user.email} />
        </span>
        <StatusPill tone={user.emailVerified ? 'good' : 'waiting'}>
          {user.emailVerified ? emailStateWords.verified : emailStateWords.unverified}
        </StatusPill>
      </p>
      {!user.emailVerified && (
        <>
          <p className={styles['note']}>{emailStateWords.hint}</p>
          <SendVerification email={user.email} variant="secondary" />
        </>
      )}
    </section>
  );
}
