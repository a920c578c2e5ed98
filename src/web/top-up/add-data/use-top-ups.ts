import { useCallback, useEffect, useRef, useState } from 'react';

import type { PlanFilter } from '../../../domain/catalog/plan-filter.ts';
import type { TopUp } from '../../../domain/esims/top-up-offer.ts';
import { answerOf, ApiFailure, isSignedOut } from '../../api/api.ts';
import type { ShopApi } from '../../api/caller.ts';
import { useApi } from '../../api/use-api.ts';
import { failureWords } from '../../api/words.ts';
import { logFailure } from '../../browser/log-failure.ts';
import { pageCurrency } from '../../core/language.ts';
import { paths } from '../../core/paths.ts';
import { filterInAddress, keepInAddress } from '../../plans/use-plan-view.ts';
import { openAuth } from '../../session/auth-request.ts';
import { isFinal } from '../read-terms.ts';

interface Found {
  topUps: TopUp[];
  /** Where the next page starts; null at the end. */
  next: string | null;
  /** The plan for most trips; null if there is none. */
  advised: string | null;
  /** The duration of all of them; null if any will do. */
  days: number | null;
  /** They only come near to the size in the filter. */
  near: boolean;
}

/** The available filters, whatever is chosen. */
interface Choice {
  durations: readonly number[];
  hasTypes: boolean;
}

/** Why the list ends here: for good, or until the next try. */
interface LoadError {
  why: string;
  isFinal: boolean;
}

/** The filter at first: everything. */
export const ALL: PlanFilter = { days: null, type: null, megabytes: null };

export function isFiltered({ days, type, megabytes = null }: PlanFilter): boolean {
  return days !== null || type !== null || megabytes !== null;
}

/**
 * The plans of one destination that fit on an eSIM: the first page, and more on request. The address stores the filter, for
 * Back from the checkout.
 * @param onFirst called with the first plan of a list, and with null until then; must be a stable reference
 */
export function useTopUps(esimId: string, country: string, onFirst: (topUp: TopUp | null) => void) {
  const api = useApi();
  const [filter, setFilter] = useState(filterInAddress);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState<LoadError | null>(null);
  const [busy, setBusy] = useState(true);
  /** The list wanted now: null once nobody waits for one. */
  const wanted = useRef<PlanFilter | null>(null);

  const load = useCallback(
    (asked: PlanFilter, known: Found | null) => {
      wanted.current = asked;
      const isWanted = () => wanted.current === asked;
      readPage(api, esimId, { country, ...asked, isWanted }, known?.next ?? null).then(
        ({ durations, hasTypes, ...page }) => {
          if (!isWanted()) return undefined;
          setError(null);
          setChoice({ durations, hasTypes });
          setFound({ ...page, topUps: [...(known?.topUps ?? []), ...page.topUps] });
          if (!known && page.topUps[0]) onFirst(page.topUps[0]);
          return setBusy(false);
        },
        (failure: unknown) => {
          logFailure('reading what can be added', failure);
          // The list from which this was opened may be gone by now, and this component with it.
          if (isSignedOut(failure)) openAuth('signin', { next: paths.profileToAdd(esimId) });
          if (!isWanted()) return;
          const why = failure instanceof ApiFailure ? failure.message : failureWords.wrong;
          setError({ why, isFinal: failure instanceof ApiFailure && isFinal(failure) });
          setBusy(false);
        },
      );
    },
    [api, esimId, country, onFirst],
  );
  useEffect(() => {
    load(filterInAddress(), null);
    return () => {
      wanted.current = null;
    };
  }, [load]);

  function more() {
    setBusy(true);
    load(filter, found);
  }
  function choose(change: Partial<PlanFilter>) {
    const { days, type, megabytes = null } = { ...filter, ...change };
    const changed = { days, type, megabytes };
    setFilter(changed);
    keepInAddress(changed);
    setFound(null);
    setError(null);
    setBusy(true);
    onFirst(null);
    load(changed, null);
  }
  return { filter, choice, found, error, busy, more, choose };
}

/** Plans that do not fit are left out, so an empty page may have more after it, which is requested as long as it is wanted. */
async function readPage(
  api: ShopApi,
  id: string,
  wanted: PlanFilter & { country: string; isWanted: () => boolean },
  after: string | null,
): Promise<Found & Choice> {
  const { country, days, type, megabytes = null, isWanted } = wanted;
  const query = {
    country,
    currency: pageCurrency(),
    ...(days !== null && { days: String(days) }),
    ...(type !== null && { type }),
    ...(megabytes !== null && { megabytes: String(megabytes) }),
    ...(after !== null && { after }),
  };
  const page = await answerOf(api.esims[':id']['top-ups'].$get({ param: { id }, query }));
  const { top_ups: topUps, has_types: hasTypes, ...rest } = page;
  if (topUps.length > 0 || rest.next === null || !isWanted()) return { topUps, hasTypes, ...rest };
  return readPage(api, id, wanted, rest.next);
}
