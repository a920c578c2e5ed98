import { BASE_CURRENCY } from '../../../domain/currencies.ts';
import { amber, type Findings, green, red, refusedBy } from '../../core/finding.ts';
import type { SettingsOf } from '../../core/settings/optional-providers.ts';
import { airaloCalls, askForToken } from './airalo-calls.ts';
import { wireBalance } from './airalo-wire.ts';

const PLATFORM = 'Airalo’s Partner Platform';

/** Checks the keys and the balance. Costs one of the three tokens that it gives a minute. */
export async function* checkAiralo(settings: SettingsOf<'airalo'>): Findings {
  const keys = 'Airalo: AIRALO_CLIENT_ID, AIRALO_CLIENT_SECRET';
  const call = airaloCalls(
    settings,
    { take: () => Promise.resolve(true) },
    { get: async () => (await askForToken(settings)).token, forget: () => Promise.resolve() },
  );
  const account = await call({ path: '/balance', schema: wireBalance, share: null }).catch(
    (error: unknown) => ({ error }),
  );
  if ('error' in account) {
    const remedy = `Copy both keys anew from ${PLATFORM}; where its allowlist is on, add this machine’s address.`;
    yield refusedBy(keys, account.error, remedy);
    return;
  }
  yield green(keys, 'both are right');
  const about = 'Airalo: balance';
  const { amount, currency } = account.data.balances.availableBalance;
  const found = `${amount} ${currency}`;
  const remedy = `Add credit in ${PLATFORM}; orders are refused without it.`;
  if (currency !== BASE_CURRENCY)
    yield red(
      about,
      found,
      `Ask Airalo for an account in ${BASE_CURRENCY}: the shop’s books are in dollars.`,
    );
  else if (amount <= 0) yield red(about, found, remedy);
  else if (amount < settings.LOW_BALANCE_USD)
    yield amber(about, `${found}, less than LOW_BALANCE_USD`, remedy);
  else yield green(about, found);
}
