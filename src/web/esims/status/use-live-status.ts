import { useCallback, useEffect, useRef, useState } from 'react';

import type { BundleStatus } from '../../../domain/esims/bundle-status.ts';
import { phaseOf } from '../../../domain/esims/phase.ts';
import type { UserEsim } from '../../../domain/esims/user-esim.ts';
import { answerOf, ApiFailure } from '../../api/api.ts';
import { useApi } from '../../api/use-api.ts';

/**
 * The network's word on an eSIM: asked for at once and on request; what is known stays while it is asked again. Of one
 * that was taken back the network knows nothing: it is not asked.
 */
export function useLiveStatus(esim: Pick<UserEsim, 'id' | 'status' | 'usage'>) {
  const { id, usage } = esim;
  const isGone = phaseOf(esim) === 'returned';
  const api = useApi();
  const [read, setRead] = useState<BundleStatus | null>(null);
  const [isFresh, setFresh] = useState(true);
  const [busy, setBusy] = useState(!isGone);
  const [error, setError] = useState<string | null>(null);
  const asked = useRef(0);
  const ask = useCallback(() => {
    const turn = ++asked.current;
    const arrive = (status: BundleStatus | null, why: string | null, fresh = true) => {
      if (turn !== asked.current) return;
      if (status) setRead(status);
      setFresh(fresh);
      setError(why);
      setBusy(false);
    };
    answerOf(api.esims[':id'].status.$get({ param: { id } })).then(
      ({ bundle_status, fresh }) => arrive(bundle_status, null, fresh),
      (failure: unknown) => arrive(null, statusFailure(failure)),
    );
  }, [api, id]);
  useEffect(() => {
    const turns = asked;
    if (!isGone) ask();
    return () => {
      turns.current++;
    };
  }, [ask, isGone]);
  const refresh = () => {
    setBusy(true);
    ask();
  };
  return { status: newerOf(read, usage), isFresh, isGone, busy, error, refresh };
}

/** The spec's words: the server's own, else that it failed; and that nobody answered. */
export function statusFailure(failure: unknown): string {
  if (failure instanceof ApiFailure && failure.status > 0) {
    const { error } = failure.details;
    return typeof error === 'string' && error !== '' ? error : 'Failed to fetch bundle status';
  }
  return 'Network error while fetching bundle status';
}

export function newerOf(one: BundleStatus | null, other: BundleStatus | null): BundleStatus | null {
  if (!one || !other) return one ?? other;
  return Date.parse(one.last_updated) >= Date.parse(other.last_updated) ? one : other;
}
