import { z } from 'zod';

import { amber, ForeignAnswer, green, refusedBy, type Findings, red } from '../../core/finding.ts';
import type { SettingsOf } from '../../core/settings/optional-providers.ts';

const PORTAL = 'eSIM Go’s portal, Account Settings, API Details';

const wireAccount = z.object({
  name: z.string().nullish(),
  balance: z.coerce.number(),
  currency: z.string().nullish(),
  callbackUrl: z.string().nullish(),
});
const wireAnswer = z.union([
  z
    .object({ organisations: z.tuple([wireAccount], z.unknown()) })
    .transform((answer) => answer.organisations[0]),
  wireAccount,
]);

type AskedOf = Pick<
  SettingsOf<'esim-go'>,
  'BASE_URL' | 'ESIM_GO_BASE_URL' | 'ESIM_GO_API_KEY' | 'ESIM_GO_CALLBACK_SECRET' | 'LOW_BALANCE_USD'
>;

/** Checks the key, the balance and the callback address. Costs one call of the rate limit. */
export async function* checkEsimGo(settings: AskedOf): Findings {
  const key = 'eSIM Go: ESIM_GO_API_KEY';
  const account = await askForAccount(settings).catch((error: unknown) => ({ error }));
  if ('error' in account) {
    yield refusedBy(
      key,
      account.error,
      `Copy the key anew from ${PORTAL}; where it names the addresses that may call, add this machine’s.`,
    );
    return;
  }
  yield green(key, `the organisation ${account.name ?? 'without a name'}`);
  yield* money(account, settings.LOW_BALANCE_USD);
  const wanted = `${settings.BASE_URL}/api/webhooks/esim-go/${settings.ESIM_GO_CALLBACK_SECRET}`;
  // The last part is a secret.
  const shown = `${settings.BASE_URL}/api/webhooks/esim-go/<ESIM_GO_CALLBACK_SECRET>`;
  if (account.callbackUrl === wanted) yield green('eSIM Go: callback address', shown);
  else
    yield red(
      'eSIM Go: callback address',
      account.callbackUrl ? 'points elsewhere, or ends with another secret' : 'is not set',
      `Enter ${shown} in ${PORTAL}.`,
    );
}

function* money({ balance, currency }: z.infer<typeof wireAccount>, low: number) {
  const about = 'eSIM Go: balance';
  const found = `${balance} ${currency ?? ''}`.trim();
  const remedy = 'Top up the balance in eSIM Go’s portal; orders are refused without it.';
  if (currency && currency !== 'USD')
    yield red(about, found, 'Have the account changed to US dollars: the shop reads prices as dollars.');
  else if (balance <= 0) yield red(about, found, remedy);
  else if (balance < low) yield amber(about, `${found}, less than LOW_BALANCE_USD`, remedy);
  else yield green(about, found);
}

async function askForAccount({
  ESIM_GO_BASE_URL,
  ESIM_GO_API_KEY,
}: AskedOf): Promise<z.infer<typeof wireAccount>> {
  const response = await fetch(`${ESIM_GO_BASE_URL}/organisation`, {
    headers: { 'X-API-Key': ESIM_GO_API_KEY, Accept: 'application/json' },
    signal: AbortSignal.timeout(20_000),
  });
  if (response.status === 401 || response.status === 403)
    throw new Error(`the key is refused (${response.status})`);
  const answer = (await response.json().catch(() => {
    throw new ForeignAnswer(response.status);
  })) as unknown;
  if (!response.ok) throw new Error(`answers ${response.status}`);
  return wireAnswer.parse(answer);
}
