import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { settingsWords as words } from './words.ts';

import styles from './health.module.css';

export function SettingsCard({ settings: { set, unset } }: Pick<Output<'health'>, 'settings'>) {
  return (
    <Card title={words.title}>
      <p className={styles['lead']}>{words.lead}</p>
      <h3 className={styles['under']}>{words.set}</h3>
      <Names names={set} />
      <details className={styles['more']}>
        <summary>{words.unset(unset.length)}</summary>
        <Names names={unset} />
      </details>
    </Card>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles['names']}>
      {names.map((name) => (
        <li key={name}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
