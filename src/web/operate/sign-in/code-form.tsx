import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { send } from '../api/send.ts';
import type { SessionFacts } from '../api/session-store.ts';
import { sessionChanged } from '../api/session.ts';
import { CodeField, type CodeKind } from './code-field.tsx';
import { OtherAccount } from './other-account.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { canUsePasskeys, signByPasskey } from './passkeys.ts';
import { useCode } from './use-code.ts';
import { codeWords } from './words.ts';

import styles from './forms.module.css';

interface CodeFormProps {
  factors: SessionFacts['factors'];
}

/** The second step: a passkey, a code from the app, or a recovery code if both are lost. */
export function CodeForm({ factors }: CodeFormProps) {
  const hasApp = factors?.authenticator ?? true;
  const [kind, setKind] = useState<CodeKind>(hasApp ? 'app' : 'recovery');
  const { field, busy, rest, error, submit, forget } = useCode(kind, async (code) => {
    await send('session/open', { body: { code } });
    await sessionChanged();
  });
  const hasPasskey = offersPasskey(factors);
  return (
    <>
      {hasPasskey && (
        <PasskeyButton
          primary
          before
          onPress={async () => {
            await signByPasskey('session/passkey/open');
            await sessionChanged();
          }}
        >
          {codeWords.passkey}
        </PasskeyButton>
      )}
      <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
        <CodeField ref={field} kind={kind} error={error} onInput={forget} />
        <Button
          type="submit"
          variant={hasPasskey ? 'secondary' : 'primary'}
          size="large"
          wide
          busy={busy}
          inactive={rest > 0}
        >
          {codeWords.button}
        </Button>
        <div className={styles['ways']}>
          {hasApp && (
            <Button
              variant="link"
              onClick={() => {
                forget();
                setKind(kind === 'app' ? 'recovery' : 'app');
              }}
            >
              {kind === 'app' ? codeWords.toRecovery : codeWords.toCode}
            </Button>
          )}
          <OtherAccount>{codeWords.other}</OtherAccount>
        </div>
      </form>
    </>
  );
}

/** Whether the operator has a passkey, and this browser can use it. */
export function offersPasskey(factors: SessionFacts['factors']): boolean {
  return (factors?.passkeys ?? 0) > 0 && canUsePasskeys();
}
