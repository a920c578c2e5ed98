import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { send } from '../api/send.ts';
import { sessionChanged } from '../api/session.ts';
import { CodeField, type CodeKind } from './code-field.tsx';
import { OtherAccount } from './other-account.tsx';
import { useCode } from './use-code.ts';
import { codeWords } from './words.ts';

import styles from './forms.module.css';

/** The second step: a code from the app, or a recovery code if the phone is lost. */
export function CodeForm() {
  const [kind, setKind] = useState<CodeKind>('app');
  const { field, busy, rest, error, submit, forget } = useCode(kind, async (code) => {
    await send('session/open', { body: { code } });
    await sessionChanged();
  });
  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
      <CodeField ref={field} kind={kind} error={error} onInput={forget} />
      <Button type="submit" size="large" wide busy={busy} inactive={rest > 0}>
        {codeWords.button}
      </Button>
      <div className={styles['ways']}>
        <Button
          variant="link"
          onClick={() => {
            forget();
            setKind(kind === 'app' ? 'recovery' : 'app');
          }}
        >
          {kind === 'app' ? codeWords.toRecovery : codeWords.toCode}
        </Button>
        <OtherAccount>{codeWords.other}</OtherAccount>
      </div>
    </form>
  );
}
