import keepIcon from '@phosphor-icons/core/regular/user-circle-plus.svg?raw';

import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { openAuth } from './auth-request.ts';

import styles from './account-invitation.module.css';

/** For a guest, whose eSIMs are otherwise known to this browser alone. */
export function AccountInvitation({ email }: { email: string }) {
  return (
    <section className={styles['invitation']} aria-labelledby="account-invitation">
      <Icon of={keepIcon} size={36} className={styles['icon']} />
      <div className={styles['words']}>
        <h2 id="account-invitation" className={styles['title']}>
          Keep your eSIMs in an account
        </h2>
        <p>Only this browser knows them so far. With an account you find them on every device.</p>
      </div>
      <Button look="secondary" onClick={() => openAuth('signup', { email })}>
        Create Account
      </Button>
    </section>
  );
}
