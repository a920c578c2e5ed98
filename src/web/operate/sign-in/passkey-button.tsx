import keyIcon from '@phosphor-icons/core/regular/fingerprint.svg?raw';
import type { ReactNode } from 'react';

import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAct } from '../api/use-act.ts';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { codeWords } from './words.ts';

import styles from './forms.module.css';

interface PasskeyButtonProps {
  children: string;
  /** Runs at the press; what it throws is shown. */
  onPress: () => Promise<unknown>;
  /** The way that most people should take. */
  primary?: boolean;
  /** What follows is another way to the same. */
  before?: boolean;
  hint?: ReactNode;
}

/** Asks the browser for a passkey. */
export function PasskeyButton({
  children,
  onPress,
  primary = false,
  before = false,
  hint,
}: PasskeyButtonProps) {
  const { busy, failure, run } = useAct(onPress);
  return (
    <div className={styles['passkey']}>
      <ErrorAlert failure={failure} />
      <Button variant={primary ? 'primary' : 'secondary'} size="large" wide busy={busy} onClick={run}>
        <Icon of={keyIcon} />
        {children}
      </Button>
      {hint && <p className={styles['hint']}>{hint}</p>}
      {before && <p className={styles['or']}>{codeWords.or}</p>}
    </div>
  );
}
