import type { ReactNode } from 'react';

import styles from './on-phone.module.css';

/** What a cell adds on a phone, where other columns have no room. */
export function OnPhone({ children }: { children: ReactNode }) {
  return <span className={styles['on-phone']}>{children}</span>;
}
