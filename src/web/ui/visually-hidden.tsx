import type { ReactNode } from 'react';

import styles from './visually-hidden.module.css';

/** Text for screen readers only. */
export function Unseen({ children, status = false }: { children: ReactNode; status?: boolean }) {
  return (
    <span className={styles['unseen']} role={status ? 'status' : undefined}>
      {children}
    </span>
  );
}
