import { callAuth } from '../../session/auth-calls.ts';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { commonWords } from '../../ui/words.ts';
import { FormAlert } from './form-message.tsx';
import { useAccountCall } from './use-account-call.ts';
import { verificationWords } from './words.ts';

import styles from './account-forms.module.css';

/** Sends a link that confirms the account's address. */
export function SendVerification({ email, variant = 'primary' }: { email: string; variant?: ButtonVariant }) {
  const { busy, message, run } = useAccountCall();
  const send = () => run(() => callAuth('send-verification-email', { email }), verificationWords.sent);
  return (
    <div className={styles['action']}>
      <FormAlert message={message} />
      <Button variant={variant} busy={busy} onClick={() => void send()}>
        {busy ? commonWords.pleaseWait : verificationWords.send}
      </Button>
    </div>
  );
}
