import { Button } from '../ui/button.tsx';
import { keepConsent, useConsent } from './consent.ts';

/** What a visitor said, and how to say otherwise. */
export function AnalyticsChoice() {
  const consent = useConsent();
  if (consent === 'forbidden') {
    return (
      <p>Your browser asks not to be tracked, so the script is never loaded for you, whatever you answer.</p>
    );
  }
  const isGiven = consent === 'given';
  return (
    <>
      <p aria-live="polite">
        {isGiven ? 'You allow it in this browser.' : 'You do not allow it in this browser.'}
      </p>
      <div>
        <Button variant="secondary" onClick={() => keepConsent(isGiven ? 'refused' : 'given')}>
          {isGiven ? 'No longer allow' : 'Allow analytics'}
        </Button>
      </div>
    </>
  );
}
