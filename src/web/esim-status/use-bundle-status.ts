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
 * What is left of an eSIM's plan: the reading that came with it, and a new one when that is old. A network that does
 * not answer changes nothing here: the reading says its age. What is over is not asked about any more. `isLost`: the
 * network no longer has it.
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
