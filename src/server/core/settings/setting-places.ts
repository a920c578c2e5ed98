import type { settingsSchema } from './env.ts';

type Name = keyof (typeof settingsSchema)['shape'];

/** Why a setting stays in the environment. */
export type Reason =
  | 'mode'
  | 'process'
  | 'origins'
  | 'network'
  | 'database'
  | 'account'
  | 'first'
  | 'sandbox';

/** Settings that stay in the environment, by reason. */
export const IN_ENVIRONMENT: Readonly<Record<Reason, readonly Name[]>> = {
  mode: ['SHOP_MODE', 'STRIPE_STAGING'],
  process: [
    'PORT',
    'HOST',
    'DRAIN_SECONDS',
    'DATA_DIR',
    'LOG_LEVEL',
    'LIVE_STREAMS',
    'PAGES_AHEAD',
    'ORDER_LEASE_SECONDS',
    'APPLE_PAY_FILE',
    'COPY_TO',
    'COPY_SSH_CONFIG',
    'OFFLINE_PACKS',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'OTEL_SERVICE_NAME',
    'OTEL_TRACES_SAMPLER_ARG',
  ],
  origins: ['BASE_URL', 'HSTS_SUBDOMAINS', 'PUBLIC_API_BASE', 'TOKEN_SYNC_URL'],
  network: ['TRUSTED_PROXIES', 'COUNTRY_HEADER', 'OUTGOING_NETWORKS', 'RATE_LIMIT_SCALE'],
  database: ['SCHEMA_WAIT_SECONDS', 'DATABASE_POOL'],
  account: [
    'STRIPE_API_PROTOCOL',
    'STRIPE_API_HOST',
    'STRIPE_API_PORT',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_JS_URL',
    'PAYPAL_API_BASE',
    'PAYPAL_CLIENT_ID',
    'PAYPAL_WEBHOOK_ID',
    'PAYPAL_MERCHANT_ID',
    'PAYPAL_JS_URL',
    'ESIM_GO_BASE_URL',
    'ESIM_GO_TOKENS_PER_SECOND',
    'ESIM_ACCESS_BASE_URL',
    'ESIM_ACCESS_CODE',
    'ESIM_ACCESS_CALLBACK_FROM',
    'ESIM_ACCESS_CALLS_PER_SECOND',
    'AIRALO_BASE_URL',
    'AIRALO_CLIENT_ID',
    'AIRALO_CALLS_PER_SECOND',
    'GOOGLE_DISCOVERY_URL',
    'GOOGLE_CLIENT_ID',
    'EXCHANGE_RATES_URL',
    'VIES_URL',
    'DKIM_DOMAIN',
    'DKIM_SELECTOR',
  ],
  first: ['INVOICE_FIRST_NUMBER'],
  sandbox: [
    'SANDBOX_PORT',
    'SANDBOX_SMTP_PORT',
    'SANDBOX_IMAP_PORT',
    'SANDBOX_BANK_URL',
    'SLOW_SIM_BASE_URL',
    'SLOW_SIM_KEY',
  ],
};

/**
 * Settings of the brand, which the console has on a screen of its own.
 * @internal for the tests that find a place for each setting
 */
export const IN_BRAND = [
  'BRAND_NAME',
  'LINKEDIN_URL',
  'INSTAGRAM_URL',
  'FACEBOOK_URL',
  'YOUTUBE_URL',
  'HOME_EXTRAS',
] as const satisfies Name[];

interface Secret {
  /** The part of `doctor` that tries it; null if nothing outside can say whether it works. */
  part: string | null;
  /** What that part's findings about it begin with; by default those with its name. */
  proof?: string;
  /** The provider whose signed callbacks prove it. */
  signs?: 'stripe' | 'esim-go' | 'esim-access';
}

/** Whoever has one can act in the shop's name, or read what it stores. They stay in the environment, and nobody is ever told one. */
const SECRETS = {
  DATA_KEY: { part: 'Database', proof: 'Database: mode and DATA_KEY' },
  DATA_KEY_OLD: { part: 'Database', proof: 'Database: sealed values' },
  AUTH_SECRET: { part: null },
  AUTH_SECRET_OLD: { part: 'Sign-in' },
  DATABASE_URL: { part: 'Database' },
  DATABASE_DIRECT_URL: { part: 'Database' },
  STRIPE_SECRET_KEY: { part: 'Stripe' },
  STRIPE_WEBHOOK_SECRET: { part: null, signs: 'stripe' },
  PAYPAL_CLIENT_SECRET: { part: 'PayPal' },
  ESIM_GO_API_KEY: { part: 'eSIM Go' },
  ESIM_GO_CALLBACK_SECRET: { part: 'eSIM Go', proof: 'eSIM Go: callback address', signs: 'esim-go' },
  ESIM_ACCESS_SECRET_KEY: { part: 'eSIM Access' },
  ESIM_ACCESS_CALLBACK_SECRET: { part: null, signs: 'esim-access' },
  AIRALO_CLIENT_SECRET: { part: 'Airalo' },
  GOOGLE_CLIENT_SECRET: { part: 'Google' },
  SMTP_URL: { part: 'Mail' },
  RETURNED_MAIL_URL: { part: null },
  DKIM_PRIVATE_KEY: { part: 'Mail: sender', proof: 'Mail: DKIM' },
  METRICS_TOKEN: { part: 'Address', proof: 'Address: TRUSTED_PROXIES' },
  OTEL_EXPORTER_OTLP_HEADERS: { part: null },
} as const satisfies Partial<Record<Name, Secret>>;

export type SecretName = keyof typeof SECRETS;

export const SECRET_NAMES = Object.keys(SECRETS) as [SecretName, ...SecretName[]];

export const secretRow = (name: SecretName): Secret => SECRETS[name];
