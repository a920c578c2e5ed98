import { useEffect, useState } from 'react';

import { answerOf } from '../../api/api.ts';
import { useApi } from '../../api/use-api.ts';

/**
 * Whether the list of eSIMs knows who has just bought here: a browser that keeps no cookies would be asked to sign in there. Null until
 * the shop has answered.
 */
export function useIsListed(isAsked: boolean): boolean | null {
  const api = useApi();
  const [isListed, setListed] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    answerOf(api.esims.$get({ query: { limit: '1' } })).then(
      ({ known }) => setListed(known),
      // The list itself says what is wrong, and asks again.
      () => setListed(true),
    );
  }, [api, isAsked]);
  return isListed;
}
