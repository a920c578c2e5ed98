import type { ReactNode } from 'react';

import type { User } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { NoScript, Terms } from '../consent/terms.tsx';
import type { Bought } from '../outcome/words.ts';
import { expressEndWords as words } from './words.ts';

import styles from './express-end.module.css';

interface ExpressEndProps {
  user: User | null;
  what: Bought;
  /** The buyer wants to pay another way. */
  onOthers: () => void;
  children: ReactNode;
}

/** Below the wallets in place of the form: where the eSIM goes, the other ways to pay, and the terms. */
export function ExpressEnd({ user, what, onOthers, children }: ExpressEndProps) {
  return (
    <>
      {what !== 'plan' && (
        <p className={styles['goes']}>{words.goesTo(user?.email ?? null, what === 'eSIM')}</p>
      )}
      <NoScript />
      <Button variant="secondary" size="large" wide onClick={onOthers} className={styles['others']}>
        {words.others}
      </Button>
      <Terms />
      <div className={styles['more']}>{children}</div>
    </>
  );
}
