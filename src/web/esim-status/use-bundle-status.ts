import { useCallback } from 'react';

import type { BundleStatus } from '../../domain/esims/bundle-status.ts';
import { isOver } from '../../domain/esims/display-status.ts';
import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { answerOf } from '../api/api.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useApi } from '../api/use-api.ts';
import { isLost, newerOf } from './use-live-status.ts';

const FRESH_MS = 60_000;

/**
 * What is left of an eSIM's plan: the reading in the list, and a new one if that is old. If the network does not answer, the
 * reading stays and shows its age. Plans that are over are not polled. `isLost`: the network no longer has the eSIM.
 */
export function useBundleStatus(esim: Pick<UserEsim, 'id' | 'status' | 'usage'>): {
  usage: BundleStatus | null;
  isLost: boolean;
} {
  const { id, usage } = esim;
  const isPast = isOver(esim);
  const api = useApi();
  const lastRead = usage?.last_updated;
  const ask = useCallback(async () => {
    if (isPast || (lastRead && Date.now() - Date.parse(lastRead) < FRESH_MS)) return null;
    return (await answerOf(api.esims[':id'].status.$get({ param: { id } }))).bundle_status;
  }, [api, id, isPast, lastRead]);
  const { answer, failure } = useAnswer(ask);
  return {
    usage: newerOf(answer.state === 'loaded' ? answer.value : null, usage),
    isLost: isLost(failure),
  };
}
