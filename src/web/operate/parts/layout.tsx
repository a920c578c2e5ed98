import type { ReactNode } from 'react';

import { Alert } from '../../ui/alert.tsx';

import styles from './layout.module.css';

interface Children {
  children: ReactNode;
}

/** What somebody has just done here, and what else to know first. */
export function Alerts({ done, children }: { done?: string | null; children?: ReactNode }) {
  return (
    <div className={styles['alerts']}>
      {typeof done === 'string' && <Alert tone="success" title={done} />}
      {children}
    </div>
  );
}

/** Two columns where there is room; the first is the wider one. */
export function Columns({ children }: Children) {
  return <div className={styles['columns']}>{children}</div>;
}

/** Boxes below each other. */
export function Boxes({ children }: Children) {
  return <div className={styles['boxes']}>{children}</div>;
}

/** A sentence beside what matters, or in place of it. */
export function Quiet({ children }: Children) {
  return <p className={styles['quiet']}>{children}</p>;
}

/** Items with lines between them. */
export function Lines({ children }: Children) {
  return <ul className={styles['lines']}>{children}</ul>;
}
