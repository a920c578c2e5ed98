import askedIcon from '@phosphor-icons/core/regular/user-circle-check.svg?raw';
import keepIcon from '@phosphor-icons/core/regular/user-circle-plus.svg?raw';

import { openAuth } from '../session/auth-request.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { invitationWords } from './words.ts';

import styles from './account-invitation.module.css';

interface AccountInvitationProps {
  email: string;
  /** The guest asked for an account at the checkout and was mailed a link. */
  isAsked: boolean;
}

/** Invites a guest to create an account; without one, only this browser knows their eSIMs. */
export function AccountInvitation({ email, isAsked }: AccountInvitationProps) {
  return (
    <section className={styles['invitation']} aria-labelledby="account-invitation">
      <Icon of={isAsked ? askedIcon : keepIcon} size={36} className={styles['icon']} />
      <div className={styles['words']}>
        <h2 id="account-invitation" className={styles['title']}>
          {isAsked ? invitationWords.asked.title : invitationWords.open.title}
        </h2>
        <p>{isAsked ? invitationWords.asked.text : invitationWords.open.text}</p>
      </div>
      <Button variant="secondary" onClick={() => openAuth(isAsked ? 'signin' : 'signup', { email })}>
        {isAsked ? invitationWords.asked.button : invitationWords.open.button}
      </Button>
    </section>
  );
}
