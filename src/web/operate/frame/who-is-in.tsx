import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { leave, useOperator } from '../api/session.ts';
import { roleWords } from '../sign-in/words.ts';
import { frameWords } from './words.ts';

import styles from './who-is-in.module.css';

/** The operator, their role, and the button to leave. */
export function WhoIsIn() {
  const { name, email, role } = useOperator();
  const [busy, setBusy] = useState(false);
  const [isStuck, setIsStuck] = useState(false);

  async function go() {
    setBusy(true);
    setIsStuck(false);
    await leave().catch(() => setIsStuck(true));
    setBusy(false);
  }

  return (
    <div className={styles['who']}>
      <div className={styles['names']}>
        {name !== '' && <p className={styles['name']}>{name}</p>}
        <p className={styles['email']}>
          <EmailText address={email} />
        </p>
        <p className={styles['role']}>{roleWords[role].name}</p>
      </div>
      <Button variant="secondary" busy={busy} onClick={() => void go()}>
        {busy ? frameWords.leaving : frameWords.leave}
      </Button>
      {isStuck && (
        <p role="alert" className={styles['stuck']}>
          {frameWords.notLeft}
        </p>
      )}
    </div>
  );
}
