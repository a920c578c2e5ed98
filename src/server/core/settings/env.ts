import { readFileSync } from 'node:fs';

import { z } from 'zod';

import { FEE_POLICIES } from '../../../domain/checkout/payment-method.ts';
import { asciiAddress } from '../../../domain/email-address.ts';
import { ofBase, toDecimal } from '../../../domain/money.ts';
import { MAX_ALONE, MAX_WITHOUT_CODE } from '../../../domain/operators/harm.ts';
import { REFUND_HOURS } from '../../../domain/promise/refund-time.ts';
import { PLACE_RULES } from '../../../domain/tax/place-of-supply.ts';
import { isInEu } from '../../../domain/tax/tax-rates.ts';
import { type CopyTarget, readCopyTarget } from './copy-target.ts';
import { databaseUrl } from './database-url.ts';
import { refusalsOfDkim } from './dkim.ts';
import { EXAMPLE_COMPANY, type Given, refusalsOfLive, sandboxDefaults } from './env-modes.ts';
import { complaintAboutImapUrl } from './imap-url.ts';
import { readMailbox } from './mailbox.ts';
import { refusalsOfProviders, withoutDeclined } from './optional-providers.ts';
import { readOtlpHeaders } from './otlp-headers.ts';
import { MAX_REFUND_HOURS, refusalsOfPromise, withPromise } from './refund-promise.ts';
import { networks, splitList, url } from './setting-kinds.ts';
import { isSmtpUrl } from './smtp-url.ts';
import {
  readSimCountries,
  readTaxRates,
  SIM_COUNTRIES_WANTED,
  TAX_RATES_WANTED,
  TAXES,
} from './tax-settings.ts';
import { WHOLESALER_SHAPE } from './wholesaler-settings.ts';
import { wording } from './wording.ts';

const port = z.coerce.number().int().min(1).max(65_535);
/** Node's timers overflow after 24 days and then fire at once, again and again; none of ours waits longer than a week. */
const seconds = z.coerce
  .number()
  .positive()
  .max(7 * 24 * 3600);
const minutes = z.coerce
  .number()
  .positive()
  .max(7 * 24 * 60);
const https = z.url({ protocol: /^https$/, error: 'must be an https address' });
const origin = url.refine(
  (text) => /^\/?$/.test(URL.parse(text)?.pathname ?? ''),
  'must be an address without a path',
);
const mailAddress = z.string().refine((text) => asciiAddress(text) !== null, 'must be an email address');
const key = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits (openssl rand -hex 32)');
const keys = z.string().default('').transform(splitList).pipe(z.array(key));
/** What people may send out, with the shop's own sum in cents. */
const limit = (cents: number) =>
  z.coerce
    .number()
    .min(0)
    .max(1_000_000)
    .default(Number(toDecimal(ofBase(cents))));
const yes = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((text) => text === 'true')
  .default(false);

/** Every setting of the shop. `.env.example` explains each. */
export const settingsSchema = z.object({
  SHOP_MODE: z.enum(['sandbox', 'live']).default('sandbox'),
  PORT: port.default(3000),
  HOST: z.string().optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(10),
  BASE_URL: origin.optional(),
  HSTS_SUBDOMAINS: yes,
  DATA_DIR: z.string().default('.data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SANDBOX_PORT: port.max(65_530).default(3001),
  SANDBOX_SMTP_PORT: port.default(3025),
  SANDBOX_IMAP_PORT: port.optional(),

  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  SCHEMA_WAIT_SECONDS: z.coerce.number().min(0).max(3600).default(60),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  DATA_KEY: key.optional(),
  DATA_KEY_OLD: keys,
  AUTH_SECRET: key.optional(),
  AUTH_SECRET_OLD: keys,

  BRAND_NAME: z.string().max(60).default('Simport'),
  LEGAL_NAME: z.string().max(120).default(EXAMPLE_COMPANY),
  LEGAL_ADDRESS: z.string().max(200).optional(),
  LEGAL_TAX_ID: z.string().max(60).optional(),
  TAX: z.enum(TAXES).default('none'),
  TAX_RATES: z
    .string()
    .default('')
    .refine((text) => readTaxRates(text) !== null, TAX_RATES_WANTED)
    .transform((text) => readTaxRates(text) ?? []),
  TAX_HOME: z.string().refine(isInEu, 'must be the code of a country of the EU, like IE').optional(),
  TAX_PLACE: z.enum(PLACE_RULES).default('buyer'),
  SIM_COUNTRIES: z
    .string()
    .default('')
    .refine((text) => readSimCountries(text) !== null, SIM_COUNTRIES_WANTED)
    .transform((text) => readSimCountries(text) ?? {}),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]+$/i, 'must be the name of a header, like CF-IPCountry')
    .optional(),
  INVOICE_FIRST_NUMBER: z.coerce.number().int().min(1).max(900_000_000).default(1),
  SUPPORT_EMAIL: mailAddress.default('support@simport.example'),
  ANDROID_APP_URL: https.optional(),
  LINKEDIN_URL: https.optional(),
  INSTAGRAM_URL: https.optional(),
  FACEBOOK_URL: https.optional(),
  YOUTUBE_URL: https.optional(),
  HOME_EXTRAS: yes,
  SALES_EMAIL: mailAddress.optional(),
  OPERATOR_EMAIL: mailAddress.optional(),
  LIVE_CHAT_URL: https.optional(),
  ANALYTICS_SCRIPT_URL: url.optional(),
  ANALYTICS_HOSTS: z
    .string()
    .default('')
    .transform(splitList)
    .refine((hosts) => hosts.every(isHost), 'must list hosts like https://*.collect.example'),

  STRIPE_API_PROTOCOL: z.enum(['http', 'https']).default('https'),
  STRIPE_API_HOST: z.string().default('api.stripe.com'),
  STRIPE_API_PORT: port.default(443),
  STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_(test|live)_\S/, 'must start with sk_test_ or sk_live_'),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_(test|live)_\S/, 'must start with pk_test_ or pk_live_'),
  STRIPE_WEBHOOK_SECRET: z.string().regex(/^whsec_\S/, 'must start with whsec_ and go on'),
  STRIPE_JS_URL: url.optional(),
  STRIPE_STAGING: yes,
  APPLE_PAY_FILE: z.string().refine(isReadableFile, 'must be the path of a file that can be read').optional(),

  PAYPAL_API_BASE: url.default('https://api-m.paypal.com'),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYPAL_MERCHANT_ID: z
    .string()
    .regex(/^[2-9A-HJ-NP-Z]{13}$/, 'must be the merchant id: 13 capitals and digits but I, O, 0 and 1')
    .optional(),
  PAYPAL_JS_URL: url.optional(),

  ...WHOLESALER_SHAPE,
  SLOW_SIM_BASE_URL: url.optional(),
  SLOW_SIM_KEY: z.string().default('sandbox'),
  SANDBOX_BANK_URL: url.optional(),
  EXCHANGE_RATES_URL: url.default('https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'),
  VIES_URL: url.default('https://ec.europa.eu/taxation_customs/vies/rest-api'),
  BUNDLE_SHELF_LIFE_DAYS: z.coerce.number().int().min(1).max(1000).default(180),

  GOOGLE_DISCOVERY_URL: url.default('https://accounts.google.com/.well-known/openid-configuration'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  TOKEN_SYNC_URL: z
    .string()
    .regex(/^\/[^/\\]/, 'must be an address of the same origin, like /session/token')
    .optional(),
  TRUSTED_PROXIES: networks.default([]),
  OUTGOING_NETWORKS: networks.default([]),
  RATE_LIMIT_SCALE: z.coerce.number().positive().max(1_000_000).default(1),
  LIVE_STREAMS: z.coerce.number().int().min(1).max(100_000).default(10_000),
  PAGES_AHEAD: z.enum(['on', 'off']).default('on'),
  OFFLINE_PACKS: z.enum(['on', 'off']).default('on'),

  SMTP_URL: z.string().refine(isSmtpUrl, 'must read smtp://host:port or smtps://host:port'),
  MAIL_FROM: z.string().refine(isSender, 'must read Name <address>'),
  DKIM_DOMAIN: z.string().optional(),
  DKIM_SELECTOR: z.string().optional(),
  DKIM_PRIVATE_KEY: z.string().optional(),
  MAIL_RETURN_ADDRESS: z.email().optional(),
  RETURNED_MAIL_URL: z
    .string()
    .refine((text) => complaintAboutImapUrl(text) === null, {
      error: ({ input }) => complaintAboutImapUrl(String(input)) ?? '',
    })
    .optional(),

  COPY_TO: z
    .string()
    .refine(
      (text) => readCopyTarget(text) !== null,
      'must be restic:<repository>, rclone:<remote>:<path> or scp:<user@host>:/<folder>',
    )
    .transform(readCopyTarget)
    .pipe(z.custom<CopyTarget>((target) => target !== null))
    .optional(),
  COPY_SSH_CONFIG: z
    .string()
    .refine(isReadableFile, 'must be the path of a file that the shop can read')
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .default('')
    .refine((text) => readOtlpHeaders(text) !== null, 'must read name=value,name=value')
    .transform((text) => readOtlpHeaders(text) ?? {}),
  OTEL_SERVICE_NAME: z.string().max(100).default('simport'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  SOURCE_LOSS_USD: z.coerce.number().min(0).max(1_000_000).default(0),
  LOW_BALANCE_USD: z.coerce.number().min(0).max(1_000_000).default(100),
  CARD_TESTING_DECLINES: z.coerce.number().int().min(1).max(1_000_000).default(100),
  ALERT_DAYS: z.coerce.number().positive().max(365).default(30),
  REFUND_HOURS: z.coerce.number().min(0).max(MAX_REFUND_HOURS).default(REFUND_HOURS),
  WITHDRAWAL: z.enum(['off', 'on']).default('off'),
  FEE_POLICY: z.enum(FEE_POLICIES).default('added'),
  RETURNS_PER_MONTH: z.coerce.number().int().min(1).max(1_000_000).default(3),

  FRESH_CODE_ORDER_USD: limit(MAX_WITHOUT_CODE.order),
  FRESH_CODE_PERSON_USD: limit(MAX_WITHOUT_CODE.person),
  FRESH_CODE_SHOP_USD: limit(MAX_WITHOUT_CODE.shop),
  ALONE_MANAGER_ORDER_USD: limit(MAX_ALONE.manager.order),
  ALONE_MANAGER_DAY_USD: limit(MAX_ALONE.manager.person),
  ALONE_SUPPORT_ORDER_USD: limit(MAX_ALONE.support.order),
  ALONE_SUPPORT_DAY_USD: limit(MAX_ALONE.support.person),
  ALONE_FINANCE_ORDER_USD: limit(MAX_ALONE.finance.order),
  ALONE_FINANCE_DAY_USD: limit(MAX_ALONE.finance.person),

  ORDER_UNCLEAR_SECONDS: seconds.default(600),
  FULFIL_WITHIN_SECONDS: seconds.default(1800),
  ORDER_LEASE_SECONDS: seconds.default(60),
  RECOVER_SECONDS: seconds.default(60),
  USAGE_POLL_SECONDS: seconds.default(60),
  CATALOG_SYNC_MINUTES: minutes.default(360),
  PUBLIC_API_BASE: url.or(z.literal('')).default(''),
});

export type Settings = Omit<z.infer<typeof settingsSchema>, 'BASE_URL'> & {
  BASE_URL: string;
  /** What the environment has, as it is written there: what operators publish never replaces these. */
  GIVEN: ReadonlyMap<string, string>;
  /** Names of the settings that operators have published. */
  PUBLISHED: ReadonlySet<string>;
};

export class WrongSettings extends Error {
  constructor(problems: Iterable<readonly [name: string, why: string]>) {
    const each = [...problems].map(([name, why]) => `${name} ${why}`);
    super(`wrong settings: ${each.join('; ')}. See .env.example.`);
    this.name = 'WrongSettings';
  }
}

/**
 * Reads all settings at once; throws {@link WrongSettings} that names everything wrong, but never a value. Empty text counts as
 * unset.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const { settings, problems } = checkSettings(env);
  if (problems.size > 0) throw new WrongSettings(problems);
  return settings as Settings;
}

/** Names of settings, each with what is wrong, as the end of a sentence that begins with the name. */
export type Problems = Map<string, string>;

/** Like {@link readSettings}, but returns the valid settings beside the problems. */
export function checkSettings(env: NodeJS.ProcessEnv): { settings: Partial<Settings>; problems: Problems } {
  // Release 0.1.0 called it RECONCILE_SECONDS, and reads its settings from the same place while both run.
  const named = { RECOVER_SECONDS: env['RECONCILE_SECONDS'], ...env };
  const written = Object.fromEntries(Object.entries(named).filter(([, value]) => value));
  const given: Given = withPromise(written);
  const live = given['SHOP_MODE'] === 'live';
  const all: Given = live
    ? { ...senderOfLive(given), ...given }
    : { ...withoutDeclined(sandboxDefaults(given), given), ...given };
  const meant = withoutDeclined(all, given);
  const parsed = settingsSchema.safeParse(meant);
  const problems: Problems = new Map(live ? refusalsOfLive(given) : []);
  const refusals = [...refusalsOfProviders(all), ...refusalsOfDkim(given), ...refusalsOfPromise(given)];
  for (const [name, why] of refusals) problems.set(name, why);
  for (const issue of parsed.error?.issues ?? []) problems.set(String(issue.path[0]), wording(issue));
  const right = Object.entries(settingsSchema.shape).filter(([name]) => !problems.has(name));
  const read = right.map(([name, schema]) => [name, schema.safeParse(meant[name]).data] as const);
  const settings = Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Partial<Settings>;
  settings.GIVEN = new Map(
    Object.entries(written).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  settings.PUBLISHED = new Set();
  if (!problems.has('BASE_URL'))
    settings.BASE_URL = new URL(settings.BASE_URL ?? `http://localhost:${settings.PORT ?? 3000}`).origin;
  return { settings, problems };
}

/** Something must send the first mails, such as the owner's invitation; the shop sells nothing before somebody has chosen a sender. */
function senderOfLive({ BASE_URL }: Given): Given {
  const host = URL.parse(BASE_URL ?? '')?.hostname;
  return host ? { MAIL_FROM: `Simport <hello@${host}>` } : {};
}

/** A source as content security policies write it; its first label may be a wildcard. */
function isHost(text: string): boolean {
  return /^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i.test(text);
}

function isReadableFile(path: string): boolean {
  try {
    return readFileSync(path).length > 0;
  } catch {
    return false;
  }
}

function isSender(text: string): boolean {
  const address = /^[^<>]*<([^<>]+)>$/.exec(text.trim())?.[1] ?? text.trim();
  return readMailbox({ address }) !== null;
}
