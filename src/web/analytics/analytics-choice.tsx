import { Button } from '../ui/button.tsx';
import { keepConsent, useConsent } from './consent.ts';
import { analyticsChoiceWords } from './words.ts';

/** The visitor's answer, and how to change it. */
export function AnalyticsChoice() {
  const consent = useConsent();
  if (consent === 'forbidden') {
    return <p>{analyticsChoiceWords.forbidden}</p>;
  }
  const isGiven = consent === 'given';
  return (
    <>
      <p aria-live="polite">{isGiven ? analyticsChoiceWords.given : analyticsChoiceWords.refused}</p>
      <div>
        <Button variant="secondary" onClick={() => keepConsent(isGiven ? 'refused' : 'given')}>
          {isGiven ? analyticsChoiceWords.refuse : analyticsChoiceWords.give}
        </Button>
      </div>
    </>
  );
}
