import { Link } from 'react-router';

import { paths } from '../core/paths.ts';
import { Button } from '../ui/button.tsx';
import { keepConsent } from './consent.ts';
import { analyticsQuestionWords } from './words.ts';

import styles from './analytics-question.module.css';

/** Asks once; either answer takes one press. Nobody has to answer. */
export function AnalyticsQuestion() {
  function answer(consent: 'given' | 'refused') {
    keepConsent(consent);
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <section className={styles['question']} aria-label={analyticsQuestionWords.name}>
      <p>
        {analyticsQuestionWords.question} <Link to={paths.analytics()}>{analyticsQuestionWords.more}</Link>
      </p>
      <div className={styles['answers']}>
        <Button variant="secondary" onClick={() => answer('refused')}>
          {analyticsQuestionWords.no}
        </Button>
        <Button variant="secondary" onClick={() => answer('given')}>
          {analyticsQuestionWords.yes}
        </Button>
      </div>
    </section>
  );
}
