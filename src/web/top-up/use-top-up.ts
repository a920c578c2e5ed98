import { useCallback, useEffect, useEffectEvent } from 'react';

import type { ChosenPlan } from '../../domain/checkout/checkout-link.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useApi } from '../api/use-api.ts';
import { failureWords } from '../api/words.ts';
import { useUser } from '../session/session.ts';
import type { TopUpTerms } from './read-terms.ts';

const NO_CODE: TopUpTerms = { kind: 'failed', why: failureWords.wrong };

/** The terms of a top-up before it is paid; null for a plan with a new eSIM, or while loading. */
export function useTopUp(plan: ChosenPlan): { terms: TopUpTerms | null; askAgain: () => void } {
  const api = useApi();
  const userId = useUser()?.id ?? null;
  const { id, countryCode, topUpOf, order, currency } = plan;
  const ask = useCallback(async () => {
    if (topUpOf === undefined) return null;
    // Most plans come with a new eSIM, and do not need this code.
    const code = await import('./read-terms.ts').catch(() => null);
    const wanted = { id, country: countryCode, order, currency };
    return code ? code.readTerms(api, topUpOf, wanted) : NO_CODE;
  }, [api, topUpOf, id, countryCode, order, currency]);
  const { answer, askAgain } = useAnswer(ask);
  const terms = answer.state === 'loaded' ? answer.value : null;
  // A user who has just signed in may own an eSIM that a guest does not.
  const becomesKnown = useEffectEvent(() => {
    if (terms && terms.kind !== 'terms') askAgain();
  });
  useEffect(() => {
    if (userId !== null) becomesKnown();
  }, [userId]);
  return { terms, askAgain };
}
