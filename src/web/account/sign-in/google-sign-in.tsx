import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { authDialogWords } from './auth-dialog-words.ts';
import { GoogleMark } from './google-mark.tsx';

import styles from './google-sign-in.module.css';

interface GoogleSignInProps {
  /** Google's window is open. A press then gives it up, so it stays one that can be pressed. */
  busy: boolean;
  /** Something else is under way. */
  blocked: boolean;
  onPress: () => void;
}

/** The way in without a password, and the line that leads to the other. */
export function GoogleSignIn({ busy, blocked, onPress }: GoogleSignInProps) {
  return (
    <>
      <button
        type="button"
        className={classNames(buttonClass('secondary', 'large', true), styles['google'])}
        aria-disabled={blocked || undefined}
        onClick={() => !blocked && onPress()}
      >
        <GoogleMark />
        {busy ? authDialogWords.google.busy : authDialogWords.google.button}
      </button>
      <p className={styles['or']}>{authDialogWords.google.or}</p>
    </>
  );
}
