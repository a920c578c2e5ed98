import { isOver } from '../../domain/esims/display-status.ts';
import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { useApi } from '../api/use-api.ts';
import { logFailure } from '../browser/log-failure.ts';
import { useRefundTime, useSettings } from '../core/site.ts';
import { keepsNothing, wasRemoved } from './browser-keeps.ts';
import { useKeepAtHome } from './use-keep-at-home.ts';

/** The newest ones, as many as load their codes in advance. */
const MOST = 3;

/** Keeps the newest eSIMs of a list that is on the home screen, those with codes. */
export function useKeptAtHome(esims: readonly UserEsim[]): void {
  const api = useApi();
  const settings = useSettings();
  const refundTime = useRefundTime();

  async function keepNewest(): Promise<void> {
    if (keepsNothing()) return;
    const newest = esims.filter((esim) => esim.has_activation && !isOver(esim) && !wasRemoved(esim.id));
    const { keepPack } = await import('./keep-pack.ts');
    for (const { id } of newest.slice(0, MOST)) await keepPack(api, { esim: id }, { settings, refundTime });
  }

  useKeepAtHome(settings.offlinePacks, () => {
    keepNewest().catch((failure: unknown) => logFailure('keeping eSIMs', failure));
  });
}
