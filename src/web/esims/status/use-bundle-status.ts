import { useEffect, useState } from 'react';

import type { BundleStatus } from '../../../domain/esims/bundle-status.ts';
import { isOver } from '../../../domain/esims/phase.ts';
import type { UserEsim } from '../../../domain/esims/user-esim.ts';
import { answerOf } from '../../api/api.ts';
import { useApi } from '../../api/use-api.ts';
import { newerOf } from './use-live-status.ts';

const FRESH_MS = 60_000;

/**
 * What is left of an eSIM's plan: the reading that came with it, and a new one when that is old. A network that does
 * not answer changes nothing here: the reading says its age. What is over is not asked about any more.
 */
export function useBundleStatus(esim: Pick<UserEsim, 'id' | 'status' | 'usage'>): BundleStatus | null {
  const { id, usage } = esim;
  const isPast = isOver(esim);
  const api = useApi();
  const [read, setRead] = useState<BundleStatus | null>(null);
  const lastRead = usage?.last_updated;
  useEffect(() => {
    if (isPast) return;
    if (lastRead && Date.now() - Date.parse(lastRead) < FRESH_MS) return;
    let isGone = false;
    answerOf(api.esims[':id'].status.$get({ param: { id } })).then(
      ({ bundle_status }) => isGone || setRead(bundle_status),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [api, id, isPast, lastRead]);
  return newerOf(read, usage);
}
