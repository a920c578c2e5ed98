import { useCallback } from 'react';

import { answerOf, browserApi } from '../api.ts';
import { useSite } from '../site.ts';
import { useAnswer } from './use-answer.ts';

/** The eSIMs of who is signed in, else those bought in this browser. */
export function useOwnEsims() {
  const apiBase = useSite()?.settings.apiBase ?? '';
  const ask = useCallback(
    () => answerOf(browserApi(apiBase).esims.$get({ query: { limit: '100' } })),
    [apiBase],
  );
  return useAnswer(ask);
}
