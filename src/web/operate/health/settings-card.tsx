import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { SHOW_SETTING, useAskedAct } from '../parts/use-asked-act.ts';
import { settingsWords as words } from './words.ts';

import styles from './health.module.css';

export function SettingsCard({ settings: { set, unset } }: Pick<Output<'health'>, 'settings'>) {
  useAskedAct({ [SHOW_SETTING]: showSetting });
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

/** Moves the focus to a setting, in the folded list too. */
function showSetting(name: string) {
  const row = document.getElementById(idOf(name));
  row?.closest('details')?.setAttribute('open', '');
  row?.focus();
}

const idOf = (name: string) => `setting-${name}`;

function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles['names']}>
      {names.map((name) => (
        <li key={name} id={idOf(name)} tabIndex={-1}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
