import { openAuth } from '../account/auth-request.ts';
import { signOut, useSession } from '../account/session.ts';
import { Button } from '../ui/button.tsx';

import styles from './sign-button.module.css';

/** Signs in or out. Until it is known who is there it reads as for everybody. */
export function SignButton() {
  const signedIn = useSession().state === 'signed-in';
  return (
    <Button
      look="secondary"
      className={styles['button']}
      onClick={() => (signedIn ? void signOut() : openAuth())}
    >
      {signedIn ? 'Sign Out' : 'Sign In'}
    </Button>
  );
}
