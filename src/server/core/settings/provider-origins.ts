import type { Settings } from './env.ts';
import { wholesalersIn } from './optional-providers.ts';

/** The origin of each provider's API. */
export function originsOf(settings: Settings): Record<string, string> {
  const { STRIPE_API_PROTOCOL: protocol, STRIPE_API_HOST: host, STRIPE_API_PORT: port } = settings;
  const addresses = {
    stripe: `${protocol}://${host}:${port}`,
    paypal: settings.PAYPAL_API_BASE,
    bank: settings.SANDBOX_BANK_URL,
    ...Object.fromEntries(wholesalersIn(settings).map(({ id, url }) => [id, url])),
    'slow-sim': settings.SLOW_SIM_BASE_URL,
    google: settings.GOOGLE_DISCOVERY_URL,
  };
  return Object.fromEntries(
    Object.entries(addresses).flatMap(([name, url]) => (url ? [[name, new URL(url).origin]] : [])),
  );
}
