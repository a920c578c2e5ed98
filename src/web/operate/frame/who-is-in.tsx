import keyboardIcon from '@phosphor-icons/core/regular/keyboard.svg?raw';
import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { leave, useOperator } from '../api/session.ts';
import { roleWords } from '../sign-in/words.ts';
import { frameWords, keysWords } from './words.ts';

import styles from './who-is-in.module.css';

/** The operator, their role, the button to leave, and at a desk the one for the sheet of keys. */
export function WhoIsIn({ onKeys }: { onKeys?: () => void }) {
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
      {onKeys && (
        <Button variant="bare" onClick={onKeys}>
          <Icon of={keyboardIcon} />
          {keysWords.button}
        </Button>
      )}
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
