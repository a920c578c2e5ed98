import type { ReactNode } from 'react';

import styles from './visually-hidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children, status = false }: { children: ReactNode; status?: boolean }) {
  return (
    <span className={styles['visually-hidden']} role={status ? 'status' : undefined}>
      {children}
    </span>
  );
}
