import type { ReactNode } from 'react';

import styles from './fact-rows.module.css';

/** Facts under each other, name left and value right. */
export function FactRows({ facts }: { facts: { name: string; value: ReactNode }[] }) {
  return (
    <dl className={styles['rows']}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles['row']}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
