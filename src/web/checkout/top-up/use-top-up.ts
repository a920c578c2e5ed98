import { useCallback, useEffect, useEffectEvent } from 'react';

import type { ChosenPlan } from '../../../domain/checkout/checkout-link.ts';
import type { TopUp } from '../../../domain/esims/top-up-offer.ts';
import type { UserEsim } from '../../../domain/esims/user-esim.ts';
import { useUser } from '../../account/session/session.ts';
import { answerOf, ApiFailure } from '../../api/api.ts';
import type { ShopApi } from '../../api/caller.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useApi } from '../../api/use-api.ts';
import { failureWords } from '../../api/words.ts';
import { logFailure } from '../../browser/log-failure.ts';

/** Whether a plan can go onto an eSIM, and how it would start and end there. */
export type TopUpTerms =
  | { kind: 'terms'; topUp: TopUp; esim: UserEsim }
  /** It cannot; the shop's words say why. */
  | { kind: 'refused'; why: string }
  /** Nobody knows just now. */
  | { kind: 'failed'; why: string };

/** Asked of the network before anything is paid; null for a plan with an eSIM of its own, or while it is asked. */
export function useTopUp(plan: ChosenPlan): { terms: TopUpTerms | null; askAgain: () => void } {
  const api = useApi();
  const userId = useUser()?.id ?? null;
  const { id, countryCode, topUpOf, order } = plan;
  const ask = useCallback(
    async () => (topUpOf === undefined ? null : readTerms(api, topUpOf, { id, country: countryCode, order })),
    [api, topUpOf, id, countryCode, order],
  );
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

interface Wanted {
  id: string;
  country: string;
  /** The private link of the eSIM's order. */
  order: string | undefined;
}

async function readTerms(api: ShopApi, esimId: string, { id, country, order }: Wanted): Promise<TopUpTerms> {
  const own = api.esims[':id'];
  const param = { id: esimId, bundle_name: id };
  const shown = order === undefined ? {} : { order };
  try {
    const [{ top_up: topUp }, { esim }] = await Promise.all([
      answerOf(own['top-ups'][':bundle_name'].$get({ param, query: { country, ...shown } })),
      answerOf(own.$get({ param: { id: esimId }, query: shown })),
    ]);
    return { kind: 'terms', topUp, esim };
  } catch (failure) {
    logFailure('asking for a top-up', failure);
    if (!(failure instanceof ApiFailure)) return { kind: 'failed', why: failureWords.wrong };
    return { kind: isFinal(failure) ? 'refused' : 'failed', why: failure.message };
  }
}

/** Asking once more gives the same answer. */
export function isFinal({ status }: ApiFailure): boolean {
  return status >= 400 && status < 429;
}
