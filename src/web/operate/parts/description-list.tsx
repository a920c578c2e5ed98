import type { ReactNode } from 'react';

import styles from './description-list.module.css';

/** Names and values; facts without a value are left out. */
export function DescriptionList({
  facts,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}) {
  return (
    <dl className={styles['facts']}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(([name, value]) => (
          <div key={name} className={styles['fact']}>
            <dt className={styles['name']}>{name}</dt>
            <dd className={styles['value']}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
