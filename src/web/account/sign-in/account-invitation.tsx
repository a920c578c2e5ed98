import askedIcon from '@phosphor-icons/core/regular/user-circle-check.svg?raw';
import keepIcon from '@phosphor-icons/core/regular/user-circle-plus.svg?raw';

import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { openAuth } from './auth-request.ts';

import styles from './account-invitation.module.css';

interface AccountInvitationProps {
  email: string;
  /** An account was wanted at the checkout: the way in has been mailed. */
  isAsked: boolean;
}

/** For a guest, whose eSIMs are otherwise known to this browser alone. */
export function AccountInvitation({ email, isAsked }: AccountInvitationProps) {
  return (
    <section className={styles['invitation']} aria-labelledby="account-invitation">
      <Icon of={isAsked ? askedIcon : keepIcon} size={36} className={styles['icon']} />
      <div className={styles['words']}>
        <h2 id="account-invitation" className={styles['title']}>
          {isAsked ? 'Your account' : 'Keep your eSIMs in an account'}
        </h2>
        <p>
          {isAsked
            ? 'We have mailed you how to get in. In it you find your eSIMs on every device.'
            : 'Only this browser knows them so far. With an account you find them on every device.'}
        </p>
      </div>
      <Button variant="secondary" onClick={() => openAuth(isAsked ? 'signin' : 'signup', { email })}>
        {isAsked ? 'Sign In' : 'Create Account'}
      </Button>
    </section>
  );
}
