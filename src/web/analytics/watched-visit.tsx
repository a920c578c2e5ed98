import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { documentMayBeWatched } from '../browser/document-marks.ts';
import { mayBeWatched } from '../browser/watched-pages.ts';
import { beWatched, isWatched } from '../browser/watching.ts';
import { useAuthRequest } from '../session/auth-request.ts';
import { AnalyticsQuestion } from './analytics-question.tsx';
import { useConsent } from './consent.ts';

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
