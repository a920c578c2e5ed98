import { useCallback, useEffect, useEffectEvent } from 'react';

import type { ChosenPlan } from '../../domain/checkout/checkout-link.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useApi } from '../api/use-api.ts';
import { failureWords } from '../api/words.ts';
import { useUser } from '../session/session.ts';
import type { TopUpTerms } from './read-terms.ts';

const NO_CODE: TopUpTerms = { kind: 'failed', why: failureWords.wrong };

/** Asked of the network before anything is paid; null for a plan with an eSIM of its own, or while it is asked. */
export function useTopUp(plan: ChosenPlan): { terms: TopUpTerms | null; askAgain: () => void } {
  const api = useApi();
  const userId = useUser()?.id ?? null;
  const { id, countryCode, topUpOf, order } = plan;
  const ask = useCallback(async () => {
    if (topUpOf === undefined) return null;
    // Most plans come with an eSIM of their own, and need none of this.
    const code = await import('./read-terms.ts').catch(() => null);
    const wanted = { id, country: countryCode, order };
    return code ? code.readTerms(api, topUpOf, wanted) : NO_CODE;
  }, [api, topUpOf, id, countryCode, order]);
  const { answer, askAgain } = useAnswer(ask);
  const terms = answer.state === 'loaded' ? answer.value : null;
  // Whoever has just signed in may have an eSIM that a stranger has not.
  const becomesKnown = useEffectEvent(() => {
    if (terms && terms.kind !== 'terms') askAgain();
  });
  useEffect(() => {
    if (userId !== null) becomesKnown();
  }, [userId]);
  return { terms, askAgain };
}
