import { useEffect, useEffectEvent } from 'react';

import { forgetPacks, hasPacks } from '../browser/forget-packs.ts';
import { logFailure } from '../browser/log-failure.ts';
import { useSettings } from '../core/site.ts';

/**
 * On a page about orders: asks the shop, once a visit, about what this browser keeps, so that used codes go.
 * @param onKnown called then, if something was kept
 */
export function useRenewedPacks(onKnown?: () => Promise<void>): void {
  const { offlinePacks, apiBase } = useSettings();
  const known = useEffectEvent(async () => onKnown?.());
  useEffect(() => {
    const renew = async () => {
      if (!offlinePacks) return forgetPacks();
      if (!(await hasPacks())) return;
      const { renewPacks } = await import('./keep-pack.ts');
      await renewPacks(apiBase);
      await known();
    };
    renew().catch((failure: unknown) => logFailure('renewing what is kept', failure));
  }, [offlinePacks, apiBase]);
}
