import { Link } from 'react-router';

import { useCan } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import { Card } from '../parts/card.tsx';
import { progressOf } from './setup.tsx';
import { setupCardWords as words, setupWords, STEP_WORDS } from './words.ts';

import styles from './setup.module.css';

/** On the dashboard of owners, until everything is set up or they have put the guide away. */
export function SetupCard() {
  return useCan()('settings.change') ? <Rest /> : null;
}

function Rest() {
  const { data } = useVerb('setup', {});
  if (!data || data.hidden || data.next === null) return null;
  const { done, all } = progressOf(data);
  return (
    <Card title={words.title} action={<Link to="/settings/setup">{words.open}</Link>}>
      <p className={styles['next']}>
        <span>{setupWords.progress(done, all)}</span>
        <span className={styles['note']}>
          {words.next} {STEP_WORDS[data.next].title}
        </span>
      </p>
    </Card>
  );
}
