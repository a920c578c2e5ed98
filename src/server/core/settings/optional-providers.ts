import type { Given } from './env-modes.ts';
import type { Settings } from './env.ts';
import { type NeedsOf, type WholesalerId, WHOLESALERS } from './wholesaler-settings.ts';

/** As the first setting of a provider: the shop runs without it, in the sandbox too. */
const NONE = 'none';

const PAYPAL = [
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
  'PAYPAL_MERCHANT_ID',
] as const;
const GOOGLE = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const;
/** Providers that a shop can run without. Setting a provider's address also turns it on. */
const PROVIDERS = [
  { name: 'PayPal', needs: PAYPAL, address: 'PAYPAL_API_BASE' },
  { name: 'signing in with Google', needs: GOOGLE, address: 'GOOGLE_DISCOVERY_URL' },
  ...WHOLESALERS,
] as const;

type With<Names extends readonly (keyof Settings)[]> = Settings & Record<Names[number], string>;
export type GoogleSettings = With<typeof GOOGLE>;
/** The settings of a shop that sells this wholesaler's plans. */
export type SettingsOf<Id extends WholesalerId> = With<readonly NeedsOf<Id>[]>;

/** Whether buyers can pay with PayPal. */
export function takesPaypal(settings: Settings): settings is With<typeof PAYPAL> {
  return settings.PAYPAL_CLIENT_ID !== undefined;
}

/** Whether people can sign in with Google, or with the OpenID provider in its place. */
export function takesGoogle(settings: Settings): settings is GoogleSettings {
  return settings.GOOGLE_CLIENT_ID !== undefined;
}

/** Whether the shop sells this wholesaler's plans. */
export function sells<Id extends WholesalerId>(
  id: Id,
  settings: Partial<Settings>,
): settings is SettingsOf<Id> {
  return WHOLESALERS.some((one) => one.id === id && settings[one.needs[0]] !== undefined);
}

/** The wholesalers whose plans the shop sells, with the addresses of their APIs; none that only the sandbox plays. */
export function wholesalersIn(settings: Settings): { id: string; name: string; url: string }[] {
  return WHOLESALERS.filter(({ needs: [first] }) => settings[first] !== undefined).map(
    ({ id, name, address }) => ({ id, name, url: settings[address] }),
  );
}

/** Removes the settings of the providers that the shop runs without. */
export function withoutDeclined<Some extends Given>(settings: Some, given: Given): Some {
  const declined = PROVIDERS.flatMap(({ needs }) => (given[needs[0]] === NONE ? needs : []));
  const kept = Object.entries(settings).filter(([name]) => !declined.some((other) => other === name));
  return Object.fromEntries(kept) as Some;
}

/** Why these settings do not name each provider completely or not at all: names of settings, each with what is wrong. */
export function* refusalsOfProviders(given: Given): Generator<[name: string, why: string]> {
  for (const { name: provider, needs, address } of PROVIDERS) {
    const [first, ...others] = needs;
    if (given[first] === NONE) {
      for (const name of others) if (given[name]) yield [name, `must be empty where ${first} is ${NONE}`];
      continue;
    }
    const missing = needs.filter((name) => !given[name]);
    if (missing.length === needs.length && !given[address]) continue;
    for (const name of missing)
      yield [name, `is missing: ${provider} needs ${needs.join(', ')}, or none of them`];
  }
  const isNamed = (name: string) => given[name] && given[name] !== NONE;
  if (WHOLESALERS.some(({ needs }) => needs.some(isNamed))) return;
  for (const name of WHOLESALERS[0].needs) yield [name, 'is missing'];
}
