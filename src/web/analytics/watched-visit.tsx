import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';

import { documentMayBeWatched } from '../browser/document-marks.ts';
import { mayBeWatched } from '../browser/watched-pages.ts';
import { beWatched, isWatched } from '../browser/watching.ts';
import { paths } from '../core/paths.ts';
import { useAuthRequest } from '../session/auth-request.ts';
import { Button } from '../ui/button.tsx';
import { keepConsent, useConsent } from './consent.ts';
import { analyticsQuestionWords } from './words.ts';

import styles from './analytics-question.module.css';

/**
 * Loads the session-analytics script of the settings: only after a visitor has agreed, only in a document that began with a
 * public page, and never in one where the sign-in dialog opens. If the visitor changes their mind, the page reloads without it.
 */
export function WatchedVisit({ url }: { url: string }) {
  const location = useLocation();
  const consent = useConsent();
  const isSigningIn = useAuthRequest() !== null;
  const isPlace = !isSigningIn && mayBeWatched(location);
  useEffect(() => {
    if (consent !== 'given' && isWatched()) window.location.reload();
    else if (consent === 'given' && isPlace && documentMayBeWatched()) beWatched(url);
  }, [consent, isPlace, url]);
  return consent === null && isPlace ? <AnalyticsQuestion /> : null;
}

/** Asks once; either answer takes one press. Nobody has to answer. */
function AnalyticsQuestion() {
  function answer(consent: 'given' | 'refused') {
    keepConsent(consent);
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <section className={styles['question']} aria-label={analyticsQuestionWords.name} data-question>
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
