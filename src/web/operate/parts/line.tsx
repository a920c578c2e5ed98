import type { ReactNode } from 'react';

import styles from './order-line.module.css';

interface LineProps {
  name: string;
  /** At the other end of the line: what it is. */
  end?: string;
  /** The second line. */
  children?: ReactNode;
}

/** Something that was found, by its name. */
export function Line({ name, end, children }: LineProps) {
  return (
    <span className={styles['order']}>
      <span className={styles['line']}>
        <span className={styles['number']}>{name}</span>
        {end !== undefined && <span className={styles['end']}>{end}</span>}
      </span>
      {children !== undefined && children !== '' && <span className={styles['below']}>{children}</span>}
    </span>
  );
}
