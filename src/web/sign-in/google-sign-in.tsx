import { inAppBrowser } from '../../domain/account/in-app-browser.ts';
import { useDeadline } from '../browser/use-deadline.ts';
import { Alert } from '../ui/alert.tsx';
import { buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
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

/** The way in without a password, and the line that leads to the other. Inside another app it would lead nowhere: then it says what does. */
export function GoogleSignIn({ busy, blocked, onPress }: GoogleSignInProps) {
  const app = inAppBrowser(navigator.userAgent);
  if (app !== null)
    return (
      <div className={styles['otherBrowser']}>
        <Alert tone="info" title={authDialogWords.google.notHere(app)}>
          {authDialogWords.google.otherBrowser}
        </Alert>
      </div>
    );
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
      {busy && <Waiting />}
      <p className={styles['or']}>{authDialogWords.google.or}</p>
    </>
  );
}

/** Google's window may be one that nothing comes into: no browser tells of it. */
function Waiting() {
  const isLate = useDeadline(0);
  return <output className={styles['waiting']}>{isLate && authDialogWords.google.late}</output>;
}
