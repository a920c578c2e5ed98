import { useEffect, useState } from 'react';

import { Spinner } from '../../ui/spinner.tsx';
import { asFailure, type ConsoleFailure, isFailure } from '../api/console-failure.ts';
import { send } from '../api/send.ts';
import { AuthenticatorForm, type Enrolment } from './authenticator-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { canUsePasskeys } from './passkeys.ts';
import { joinWords } from './words.ts';

import styles from './forms.module.css';

const words = joinWords.factor;

interface JoinFactorProps {
  invitation: string;
  onPasskey: () => Promise<unknown>;
  onJoined: (codes: readonly string[]) => void;
  onFailure: (failure: ConsoleFailure) => void;
}

/** The second step of joining: a passkey, or an authenticator app. */
export function JoinFactor({ invitation, onPasskey, onJoined, onFailure }: JoinFactorProps) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);

  useEffect(() => {
    let isWanted = true;
    const start = async () => {
      try {
        const { body } = await send('session/join/start', { body: { invitation } });
        if (isWanted) setEnrolment(body as Enrolment);
      } catch (error) {
        if (isWanted) onFailure(asFailure(error));
      }
    };
    void start();
    return () => {
      isWanted = false;
    };
  }, [invitation, onFailure]);

  async function join(code: string) {
    const { body } = await send('session/join/confirm', { body: { invitation, code } }).catch(
      (error: unknown) => {
        if (isFailure(error, 'used_invitation')) onFailure(asFailure(error));
        throw error;
      },
    );
    onJoined((body as { recovery_codes: readonly string[] }).recovery_codes);
  }

  return (
    <>
      {canUsePasskeys() && (
        <div className={styles['apartBelow']}>
          <PasskeyButton primary before onPress={onPasskey} hint={words.passkeyHint}>
            {words.passkey}
          </PasskeyButton>
        </div>
      )}
      {enrolment ? (
        <AuthenticatorForm enrolment={enrolment} action={joinWords.button} onCode={join} />
      ) : (
        <Spinner large />
      )}
    </>
  );
}
