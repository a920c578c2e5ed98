import type { ReactNode } from 'react';

import { Alert } from '../../ui/alert.tsx';

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

/** Two columns if there is room, the first one wider. */
export function Columns({ children }: Children) {
  return <div className={styles['columns']}>{children}</div>;
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
