import type { ReactNode } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { classNames } from '../../ui/class-names.ts';

import styles from './layout.module.css';

interface Children {
  children: ReactNode;
}

/** The message about the latest act, and anything else to know first. */
export function Alerts({ done, children }: { done?: string | null; children?: ReactNode }) {
  return (
    <div className={styles['alerts']}>
      {typeof done === 'string' && <Alert tone="success" title={done} />}
      {children}
    </div>
  );
}

/** Two columns if there is room, the first one wider. `isReversed`: the wider one is the second of them, so it comes last on a phone. */
export function Columns({ isReversed = false, children }: Children & { isReversed?: boolean }) {
  return <div className={classNames(styles['columns'], isReversed && styles['reversed'])}>{children}</div>;
}

export function Cards({ children }: Children) {
  return <div className={styles['boxes']}>{children}</div>;
}

/** A muted sentence, beside content or in place of it. */
export function Quiet({ children }: Children) {
  return <p className={styles['quiet']}>{children}</p>;
}

/** Items separated by lines. */
export function Lines({ children }: Children) {
  return <ul className={styles['lines']}>{children}</ul>;
}
