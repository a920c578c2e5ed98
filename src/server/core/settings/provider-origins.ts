import type { Settings } from './env.ts';
import { sellsEsimAccess, sellsEsimGo } from './optional-providers.ts';

/** The origin of each provider's API. */
export function originsOf(settings: Settings): Record<string, string> {
  const { STRIPE_API_PROTOCOL: protocol, STRIPE_API_HOST: host, STRIPE_API_PORT: port } = settings;
  const addresses = {
    stripe: `${protocol}://${host}:${port}`,
    paypal: settings.PAYPAL_API_BASE,
    bank: settings.SANDBOX_BANK_URL,
    'esim-go': sellsEsimGo(settings) && settings.ESIM_GO_BASE_URL,
    'esim-access': sellsEsimAccess(settings) && settings.ESIM_ACCESS_BASE_URL,
    'slow-sim': settings.SLOW_SIM_BASE_URL,
    google: settings.GOOGLE_DISCOVERY_URL,
  };
  return Object.fromEntries(
    Object.entries(addresses).flatMap(([name, url]) => (url ? [[name, new URL(url).origin]] : [])),
  );
}
