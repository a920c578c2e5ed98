import { amber, type Findings, green, red, refusedBy } from '../../core/finding.ts';
import type { SettingsOf } from '../../core/settings/optional-providers.ts';
import { esimAccessCalls } from './esim-access-calls.ts';
import { PER_CENT, wireBalance } from './esim-access-wire.ts';

const CONSOLE = 'eSIM Access’s console';

/** Checks the keys and the balance. Costs one call of the rate limit. The callback address cannot be asked for. */
export async function* checkEsimAccess(settings: SettingsOf<'esim-access'>): Findings {
  const keys = 'eSIM Access: ESIM_ACCESS_CODE, ESIM_ACCESS_SECRET_KEY';
  const call = esimAccessCalls(settings, { take: () => Promise.resolve(true) });
  const query = { path: '/balance/query', body: {}, schema: wireBalance, share: null };
  const account = await call(query).catch((error: unknown) => ({ error }));
  if ('error' in account) {
    const remedy = `Copy both keys anew from ${CONSOLE}; where it names the addresses that may call, add this machine’s.`;
    yield refusedBy(keys, account.error, remedy);
    return;
  }
  yield green(keys, 'both are right');
  const about = 'eSIM Access: balance';
  const dollars = Math.floor(account.balance / PER_CENT) / 100;
  const found = `${dollars} USD`;
  const remedy = `Deposit money in ${CONSOLE}; orders are refused without it.`;
  if (dollars <= 0) yield red(about, found, remedy);
  else if (dollars < settings.LOW_BALANCE_USD)
    yield amber(about, `${found}, less than LOW_BALANCE_USD`, remedy);
  else yield green(about, found);
}
