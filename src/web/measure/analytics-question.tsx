import { Link } from 'react-router';

import { paths } from '../core/paths.ts';
import { Button } from '../ui/button.tsx';
import { keepConsent } from './consent.ts';

import styles from './analytics-question.module.css';

/** Asks once; both answers are one press. Nobody has to answer. */
export function AnalyticsQuestion() {
  function answer(consent: 'given' | 'refused') {
    keepConsent(consent);
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <section className={styles['question']} aria-label="Analytics">
      <p>
        May a service of another company see how you use these pages? It never runs at checkout, on your
        orders or while you sign in. <Link to={paths.analytics()}>More, and how to change your mind</Link>
      </p>
      <div className={styles['answers']}>
        <Button variant="secondary" onClick={() => answer('refused')}>
          No, thanks
        </Button>
        <Button variant="secondary" onClick={() => answer('given')}>
          Allow
        </Button>
      </div>
    </section>
  );
}
