import { useCallback } from 'react';

import type { BundleStatus } from '../../domain/esims/bundle-status.ts';
import { phaseOf } from '../../domain/esims/display-status.ts';
import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { answerOf, ApiFailure } from '../api/api.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useApi } from '../api/use-api.ts';
import { statusWords } from './words.ts';

/**
 * The network's status of an eSIM: requested at once and on demand, while the old one stays. One that was taken back is not
 * requested, because the network no longer knows it.
 */
export function useLiveStatus(esim: Pick<UserEsim, 'id' | 'status' | 'usage'>) {
  const { id, usage } = esim;
  const isGone = phaseOf(esim) === 'returned';
  const api = useApi();
  const ask = useCallback(
    async () => (isGone ? null : answerOf(api.esims[':id'].status.$get({ param: { id } }))),
    [api, id, isGone],
  );
  const { answer, busy, failure, refresh } = useAnswer(ask);
  const read = answer.state === 'loaded' ? answer.value : null;
  return {
    status: newerOf(read?.bundle_status ?? null, usage),
    isFresh: failure !== null || (read?.fresh ?? true),
    isGone,
    isLost: isLost(failure),
    busy: busy && !isGone,
    error: failure === null ? null : statusFailure(failure),
    refresh,
  };
}

/** The server's message, or a general one; and another if the shop did not answer. */
export function statusFailure(failure: unknown): string {
  if (failure instanceof ApiFailure && failure.status > 0) {
    const { error } = failure.details;
    return typeof error === 'string' && error !== '' ? error : statusWords.failed;
  }
  return statusWords.offline;
}

/** The network no longer has the eSIM. */
export function isLost(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.details['reason'] === 'not_on_network';
}

export function newerOf(one: BundleStatus | null, other: BundleStatus | null): BundleStatus | null {
  if (!one || !other) return one ?? other;
  return Date.parse(one.last_updated) >= Date.parse(other.last_updated) ? one : other;
}
