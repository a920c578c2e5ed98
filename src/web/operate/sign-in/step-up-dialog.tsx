import { useEffect } from 'react';

import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';
import { send } from '../api/send.ts';
import type { SessionFacts } from '../api/session-store.ts';
import { readSession, useConsoleSession } from '../api/session.ts';
import { codeAnswered, useCodeAsked } from '../api/step-up.ts';
import { CodeField } from './code-field.tsx';
import { offersPasskey } from './code-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { signByPasskey } from './passkeys.ts';
import { useCode } from './use-code.ts';
import { codeWords, stepUpWords } from './words.ts';

import styles from './forms.module.css';

/** Asks for a passkey or a fresh code when a call needs one; the call then continues by itself. */
export function StepUpDialog() {
  const asked = useCodeAsked();
  const session = useConsoleSession();
  const facts = session.known === 'yes' ? session.facts : null;
  const isOpen = facts?.state === 'open';
  // An operator whose session has ended needs more than a code.
  useEffect(() => {
    if (asked && !isOpen) codeAnswered(false);
  }, [asked, isOpen]);
  const factors = facts?.factors ?? null;
  const hasApp = factors?.authenticator ?? true;
  const lead = offersPasskey(factors) ? (hasApp ? 'both' : 'passkey') : hasApp ? 'authenticator' : 'recovery';
  return (
    <Dialog
      open={asked}
      onClose={() => codeAnswered(false)}
      width="narrow"
      title={stepUpWords.title}
      lead={stepUpWords.lead[lead]}
    >
      <StepUpForm factors={factors} />
    </Dialog>
  );
}

function StepUpForm({ factors }: { factors: SessionFacts['factors'] }) {
  const kind = (factors?.authenticator ?? true) ? 'app' : 'recovery';
  const confirm = async (confirming: Promise<unknown>) => {
    await confirming.catch(async (failure: unknown) => {
      await readSession();
      throw failure;
    });
    codeAnswered(true);
    void readSession();
  };
  const { field, busy, rest, error, submit, forget } = useCode(kind, (code) =>
    confirm(send('session/step-up', { body: { code } })),
  );
  const hasPasskey = offersPasskey(factors);
  return (
    <>
      {hasPasskey && (
        <PasskeyButton primary before onPress={() => confirm(signByPasskey('session/passkey/step-up'))}>
          {codeWords.passkey}
        </PasskeyButton>
      )}
      <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
        <CodeField ref={field} kind={kind} error={error} onInput={forget} />
        <Button
          type="submit"
          variant={hasPasskey ? 'secondary' : 'primary'}
          wide
          busy={busy}
          inactive={rest > 0}
        >
          {stepUpWords.button}
        </Button>
      </form>
    </>
  );
}
