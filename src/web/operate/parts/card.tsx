import { type ReactNode, useId } from 'react';

import styles from './card.module.css';

interface BoxProps {
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section with its own heading. */
export function Card({ title, action, children }: BoxProps) {
  const heading = useId();
  return (
    <section className={styles['card']} aria-labelledby={heading}>
      <div className={styles['head']}>
        <h2 id={heading} className={styles['title']}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
