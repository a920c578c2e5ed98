import { openAuth } from '../../session/auth-request.ts';
import { signOut, useUser } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { headerWords } from './words.ts';

import styles from './sign-button.module.css';

/** Signs in or out. Until the session is known it reads as for a guest. */
export function SignButton() {
  const signedIn = useUser() !== null;
  return (
    <Button
      variant="secondary"
      className={styles['button']}
      onClick={() => (signedIn ? void signOut() : openAuth())}
    >
      {signedIn ? headerWords.signOut : headerWords.signIn}
    </Button>
  );
}
