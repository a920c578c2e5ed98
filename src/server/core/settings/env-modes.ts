import { readSmtpUrl } from './smtp-url.ts';
import { playedWholesalers, WHOLESALER_SECRETS, WHOLESALERS } from './wholesaler-settings.ts';

/** The given settings, by name. */
export type Given = Partial<Record<string, string>>;

/** The seller if no company is set. */
export const EXAMPLE_COMPANY = 'Simport, Inc.';

/** Defaults for the sandbox on this machine; live has none for any of these. */
export function sandboxDefaults(given: Given): Record<string, string> {
  const first = portOr(3001, given['SANDBOX_PORT']);
  const smtp = portOr(3025, given['SANDBOX_SMTP_PORT']);
  const esimGo = `http://127.0.0.1:${first + 3}/v2.4`;
  return {
    STRIPE_API_PROTOCOL: 'http',
    STRIPE_API_HOST: '127.0.0.1',
    STRIPE_API_PORT: String(first + 1),
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
    STRIPE_JS_URL: `http://127.0.0.1:${first + 1}/stripe.js`,
    PAYPAL_API_BASE: `http://127.0.0.1:${first + 2}`,
    PAYPAL_CLIENT_ID: 'sandbox',
    PAYPAL_CLIENT_SECRET: 'sandbox',
    PAYPAL_WEBHOOK_ID: 'WH-SANDBOX',
    PAYPAL_MERCHANT_ID: 'SANDBXMERCHNT',
    PAYPAL_JS_URL: `http://127.0.0.1:${first + 2}/sdk/js`,
    ESIM_GO_BASE_URL: esimGo,
    ...playedWholesalers({ ...given, ESIM_GO_BASE_URL: esimGo }),
    GOOGLE_DISCOVERY_URL: `http://127.0.0.1:${first + 4}/.well-known/openid-configuration`,
    GOOGLE_CLIENT_ID: 'sandbox',
    GOOGLE_CLIENT_SECRET: 'sandbox',
    EXCHANGE_RATES_URL: `http://127.0.0.1:${first}/ecb/eurofxref-daily.xml`,
    VIES_URL: `http://127.0.0.1:${first}/vies/rest-api`,
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    MAIL_FROM: 'Simport <hello@simport.example>',
    OUTGOING_NETWORKS: '127.0.0.0/8,::1',
    // No load balancer in front that would pick another process.
    DRAIN_SECONDS: '0',
    // The sites' front pages: nobody's account, and every link is visible.
    ANDROID_APP_URL: 'https://play.google.com/store',
    LINKEDIN_URL: 'https://www.linkedin.com/',
    INSTAGRAM_URL: 'https://www.instagram.com/',
    FACEBOOK_URL: 'https://www.facebook.com/',
    YOUTUBE_URL: 'https://www.youtube.com/',
  };
}

const HTTPS_ONLY = [
  'BASE_URL',
  ...WHOLESALERS.map(({ address }) => address),
  'PAYPAL_API_BASE',
  'PUBLIC_API_BASE',
  'EXCHANGE_RATES_URL',
  'VIES_URL',
  'GOOGLE_DISCOVERY_URL',
  'ANALYTICS_SCRIPT_URL',
  'ANALYTICS_HOSTS',
];

/** What a live shop cannot guess, or must not. */
const NEEDED: [name: string, why?: string][] = [
  ['BASE_URL'],
  ['DATABASE_URL', ': a live shop needs PostgreSQL'],
  ['DATA_KEY'],
  ['AUTH_SECRET'],
  ['TRUSTED_PROXIES', ': name the proxies in front of the shop, or say none'],
  ['METRICS_TOKEN'],
];

/** Addresses of the shop and its company, which must be its own. */
const OWN_PLACES = [
  'BASE_URL',
  'PUBLIC_API_BASE',
  'SUPPORT_EMAIL',
  'SALES_EMAIL',
  'OPERATOR_EMAIL',
  'MAIL_FROM',
  'SMTP_URL',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'LIVE_CHAT_URL',
  'ANDROID_APP_URL',
  'LINKEDIN_URL',
  'INSTAGRAM_URL',
  'FACEBOOK_URL',
  'YOUTUBE_URL',
  'ANALYTICS_SCRIPT_URL',
];

/** A leak of one must not reveal another, so they must differ. */
const SECRETS = [
  'DATA_KEY',
  'AUTH_SECRET',
  'METRICS_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PAYPAL_CLIENT_SECRET',
  ...Object.keys(WHOLESALER_SECRETS),
  'GOOGLE_CLIENT_SECRET',
];

/** What the sandbox alone plays. */
const SIMULATED = /^(STRIPE_JS|PAYPAL_JS|SLOW_SIM_BASE|SANDBOX_\w+)_URL$/;

const MAX_LIVE_SCALE = 10;

/**
 * A live shop never runs on test or sandbox keys, plain http, a browser-script override or the embedded database, nor under the
 * example name and addresses in this file.
 */
export function* refusalsOfLive(given: Given): Generator<[name: string, why: string]> {
  for (const name of HTTPS_ONLY) {
    const hosts = given[name]?.split(',') ?? [];
    if (!hosts.every((host) => host.trim().startsWith('https://')))
      yield [name, 'must be https in live mode'];
  }
  for (const [name, why = ''] of NEEDED) if (!given[name]) yield [name, `is missing${why}`];
  yield* refusalsOfStandIns(given);
  yield* refusalsOfSharedSecrets(given);
  if (Number(given['RATE_LIMIT_SCALE']) > MAX_LIVE_SCALE)
    yield ['RATE_LIMIT_SCALE', `must be at most ${MAX_LIVE_SCALE} in live mode`];
  if (goesInClear(given['SMTP_URL']))
    yield ['SMTP_URL', 'must be smtps://, or smtp:// with ?requireTLS=true, in live mode'];
  if (given['STRIPE_API_PROTOCOL'] === 'http') yield ['STRIPE_API_PROTOCOL', 'must be https in live mode'];
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY']) {
    if (given[name]?.includes('_test_') && given['STRIPE_STAGING'] !== 'true') yield [name, 'is a test key'];
  }
  if (/\bsandbox\b/.test(given['PAYPAL_API_BASE'] ?? '') && given['STRIPE_STAGING'] !== 'true')
    yield ['PAYPAL_API_BASE', "is PayPal's own sandbox"];
  for (const [name, value] of Object.entries(sandboxDefaults(given))) {
    if (given[name] === value) yield [name, "is the sandbox's"];
  }
  for (const name of Object.keys(given)) {
    if (given[name] && SIMULATED.test(name)) yield [name, 'must be empty in live mode'];
  }
}

/** The company and addresses of the examples. */
function* refusalsOfStandIns(given: Given): Generator<[name: string, why: string]> {
  if (given['LEGAL_NAME'] === EXAMPLE_COMPANY) yield ['LEGAL_NAME', "is the example's"];
  for (const name of OWN_PLACES) {
    const place = given[name] ?? '';
    const host = URL.parse(place)?.hostname || (place.split('@').at(-1)?.split(/[>\s]/, 1)[0] ?? '');
    if (/(^|\.)example(\.(com|net|org))?$/i.test(host)) yield [name, 'is an example address'];
  }
}

function* refusalsOfSharedSecrets(given: Given): Generator<[name: string, why: string]> {
  const seen = new Map<string, string>();
  const old = ['DATA_KEY_OLD', 'AUTH_SECRET_OLD'].flatMap((name) =>
    (given[name] ?? '').split(',').map((key) => [name, key.trim()] as const),
  );
  for (const [name, value] of [...SECRETS.map((name) => [name, given[name]] as const), ...old]) {
    if (!value) continue;
    const other = seen.get(value);
    if (other) yield [name, `must not be the same as ${other}`];
    else seen.set(value, name);
  }
}

/** Mails carry activation codes and links that open accounts. Reading the settings reports a malformed address. */
function goesInClear(smtpUrl: string | undefined): boolean {
  if (!smtpUrl) return false;
  try {
    const { secure, requireTLS, ignoreTLS } = readSmtpUrl(smtpUrl);
    return !secure && !requireTLS && !ignoreTLS;
  } catch {
    return false;
  }
}

/** Reading the settings reports an invalid port. */
function portOr(usual: number, given: string | undefined): number {
  const port = Number(given);
  return Number.isInteger(port) && port > 0 && port <= 65_530 ? port : usual;
}
