import { useCallback, useEffect, useRef, useState } from 'react';

import type { TopUp } from '../../../domain/esims/top-up-offer.ts';
import { openAuth } from '../../account/sign-in/auth-request.ts';
import { answerOf, ApiFailure, isSignedOut } from '../../api/api.ts';
import type { ShopApi } from '../../api/caller.ts';
import { useApi } from '../../api/use-api.ts';
import { failureWords } from '../../api/words.ts';
import { logFailure } from '../../browser/log-failure.ts';
import { isFinal } from '../../checkout/top-up/use-top-up.ts';
import { paths } from '../../core/paths.ts';

interface Found {
  topUps: TopUp[];
  /** Where the next page begins; null at the end. */
  next: string | null;
}

/** Why the list ends here: for good, or until it is asked for again. */
interface Trouble {
  why: string;
  isFinal: boolean;
}

/**
 * The plans of one destination that fit on an eSIM: the first page, and more on request.
 * @param onFirst hears of the first plan of all; must stay the same
 */
export function useTopUps(esimId: string, country: string, onFirst: (topUp: TopUp) => void) {
  const api = useApi();
  const [found, setFound] = useState<Found | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(true);
  const isHere = useRef(true);

  const load = useCallback(
    (known: Found | null) => {
      readPage(api, esimId, country, known?.next ?? null).then(
        ({ topUps, next }) => {
          if (!isHere.current) return undefined;
          setTrouble(null);
          setFound({ topUps: [...(known?.topUps ?? []), ...topUps], next });
          if (!known && topUps[0]) onFirst(topUps[0]);
          return setBusy(false);
        },
        (failure: unknown) => {
          logFailure('reading what can be added', failure);
          // The list that this was opened from may be gone by now, and this with it.
          if (isSignedOut(failure)) openAuth('signin', { next: paths.profileToAdd(esimId) });
          if (!isHere.current) return;
          const why = failure instanceof ApiFailure ? failure.message : failureWords.wrong;
          setTrouble({ why, isFinal: failure instanceof ApiFailure && isFinal(failure) });
          setBusy(false);
        },
      );
    },
    [api, esimId, country, onFirst],
  );
  useEffect(() => {
    isHere.current = true;
    load(null);
    return () => {
      isHere.current = false;
    };
  }, [load]);

  function more() {
    setBusy(true);
    load(found);
  }
  return { found, trouble, busy, more };
}

/** Plans that do not fit are left out: an empty page may have more behind it. */
async function readPage(api: ShopApi, id: string, country: string, after: string | null): Promise<Found> {
  const query = after === null ? { country } : { country, after };
  const page = await answerOf(api.esims[':id']['top-ups'].$get({ param: { id }, query }));
  if (page.top_ups.length > 0 || page.next === null) return { topUps: page.top_ups, next: page.next };
  return readPage(api, id, country, page.next);
}
