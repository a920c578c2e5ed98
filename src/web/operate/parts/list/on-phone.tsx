import type { ReactNode } from 'react';

import styles from './on-phone.module.css';

/** Extra text in a cell on phones, where other columns have no room. */
export function OnPhone({ children }: { children: ReactNode }) {
  return <span className={styles['on-phone']}>{children}</span>;
}
