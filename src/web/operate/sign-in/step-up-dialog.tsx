import { useEffect } from 'react';

import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';
import { send } from '../api/send.ts';
import { readSession, useConsoleSession } from '../api/session.ts';
import { codeAnswered, useCodeAsked } from '../api/step-up.ts';
import { CodeField } from './code-field.tsx';
import { useCode } from './use-code.ts';
import { stepUpWords } from './words.ts';

import styles from './forms.module.css';

/** Asks for a fresh code when a call needs one; the call then continues by itself. */
export function StepUpDialog() {
  const asked = useCodeAsked();
  const session = useConsoleSession();
  const isOpen = session.known === 'yes' && session.facts.state === 'open';
  // An operator whose session has ended needs more than a code.
  useEffect(() => {
    if (asked && !isOpen) codeAnswered(false);
  }, [asked, isOpen]);
  return (
    <Dialog
      open={asked}
      onClose={() => codeAnswered(false)}
      width="narrow"
      title={stepUpWords.title}
      lead={stepUpWords.lead}
    >
      <StepUpForm />
    </Dialog>
  );
}

function StepUpForm() {
  const { field, busy, rest, error, submit, forget } = useCode('app', async (code) => {
    await send('session/step-up', { body: { code } }).catch(async (failure: unknown) => {
      await readSession();
      throw failure;
    });
    codeAnswered(true);
    void readSession();
  });
  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
      <CodeField ref={field} kind="app" error={error} onInput={forget} />
      <Button type="submit" wide busy={busy} inactive={rest > 0}>
        {stepUpWords.button}
      </Button>
    </form>
  );
}
