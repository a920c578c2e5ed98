import type { settingsSchema } from './env.ts';
import { type Secret, WHOLESALER_SECRETS, WHOLESALER_SHAPE } from './wholesaler-settings.ts';

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

const WHOLESALER_NAMES = Object.keys(WHOLESALER_SHAPE) as (keyof typeof WHOLESALER_SHAPE)[];

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
    ...WHOLESALER_NAMES.filter((name) => !(name in WHOLESALER_SECRETS)),
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

/** Whoever has one can act in the shop's name, or read what it stores. They stay in the environment, and nobody is ever told one. */
const SECRETS = {
  DATA_KEY: {
    does: 'Encrypts activation codes and signs order links.',
    part: 'Database',
    proof: 'Database: mode and DATA_KEY',
  },
  DATA_KEY_OLD: {
    does: 'Opens what is still encrypted with older keys.',
    part: 'Database',
    proof: 'Database: sealed values',
  },
  AUTH_SECRET: { does: 'Signs sessions, and the links in emails about accounts.', part: null },
  AUTH_SECRET_OLD: { does: 'Accepts what was signed with older secrets.', part: 'Sign-in' },
  DATABASE_URL: { does: 'The way to the database, with its password.', part: 'Database' },
  DATABASE_DIRECT_URL: { does: 'The way to it past a pooler.', part: 'Database' },
  STRIPE_SECRET_KEY: { does: 'Takes and returns money by card and wallet.', part: 'Stripe' },
  STRIPE_WEBHOOK_SECRET: {
    does: 'Proves that Stripe’s callbacks are Stripe’s.',
    part: null,
    signs: 'stripe',
  },
  PAYPAL_CLIENT_SECRET: { does: 'Takes and returns money by PayPal.', part: 'PayPal' },
  ...WHOLESALER_SECRETS,
  GOOGLE_CLIENT_SECRET: { does: 'Signs people in with Google.', part: 'Google' },
  SMTP_URL: { does: 'The email server, with its password.', part: 'Mail' },
  RETURNED_MAIL_URL: { does: 'The mailbox of returned emails, with its password.', part: null },
  DKIM_PRIVATE_KEY: {
    does: 'Signs emails, where the email server doesn’t.',
    part: 'Mail: sender',
    proof: 'Mail: DKIM',
  },
  METRICS_TOKEN: {
    does: 'Lets monitoring read the metrics.',
    part: 'Address',
    proof: 'Address: TRUSTED_PROXIES',
  },
  OTEL_EXPORTER_OTLP_HEADERS: { does: 'Lets the shop send traces to a collector.', part: null },
} as const satisfies Partial<Record<Name, Secret>>;

export type SecretName = keyof typeof SECRETS;

export const SECRET_NAMES = Object.keys(SECRETS) as [SecretName, ...SecretName[]];

export const secretRow = (name: SecretName): Secret => SECRETS[name];
