import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65535);
const seconds = z.coerce.number().positive();
const url = z.url();
const yes = z.enum(['true', 'false']).transform((text) => text === 'true');

/** What the sandbox on this machine answers to; live has no defaults for any of these. */
function sandboxDefaults(env: NodeJS.ProcessEnv): Record<string, string> {
  const first = Number(env['SANDBOX_PORT'] ?? 3001);
  const stripe = first + 1;
  return {
    STRIPE_API_PROTOCOL: 'http',
    STRIPE_API_HOST: '127.0.0.1',
    STRIPE_API_PORT: String(stripe),
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
    STRIPE_JS_URL: `http://127.0.0.1:${stripe}/stripe.js`,
    ESIM_GO_BASE_URL: `http://127.0.0.1:${first + 3}/v2.4`,
    ESIM_GO_API_KEY: 'sandbox',
    SMTP_URL: `smtp://127.0.0.1:${env['SANDBOX_SMTP_PORT'] ?? 3025}`,
    MAIL_FROM: 'Simport <hello@simport.example>',
    SANDBOX_INBOX_URL: `http://127.0.0.1:${first}/mail`,
  };
}

const settingsSchema = z.object({
  SHOP_MODE: z.enum(['sandbox', 'live']).default('sandbox'),
  PORT: port.default(3000),
  BASE_URL: url.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),

  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATABASE_DIRECT_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  DATA_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits (openssl rand -hex 32)')
    .optional(),

  BRAND_NAME: z.string().min(1).max(60).default('Simport'),
  LEGAL_NAME: z.string().min(1).max(120).default('Simport, Inc.'),
  SUPPORT_EMAIL: z.email().default('support@simport.example'),

  STRIPE_API_PROTOCOL: z.enum(['http', 'https']).default('https'),
  STRIPE_API_HOST: z.string().min(1).default('api.stripe.com'),
  STRIPE_API_PORT: port.default(443),
  STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_(test|live)_/, 'must start with sk_test_ or sk_live_'),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_(test|live)_/, 'must start with pk_test_ or pk_live_'),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must start with whsec_'),
  STRIPE_JS_URL: url.optional(),

  ESIM_GO_BASE_URL: url.default('https://api.esim-go.com/v2.4'),
  ESIM_GO_API_KEY: z.string().min(1),

  SMTP_URL: z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'),
  MAIL_FROM: z.string().min(3),
  SANDBOX_INBOX_URL: url.optional(),

  ORDER_UNCLEAR_SECONDS: seconds.default(600),
  FULFIL_WITHIN_SECONDS: seconds.default(1800),
  ORDER_LEASE_SECONDS: seconds.default(60),
  RECONCILE_SECONDS: seconds.default(60),
  CATALOG_SYNC_MINUTES: seconds.default(360),
  PUBLIC_API_BASE: z.union([z.literal(''), url]).default(''),
  STRIPE_STAGING: yes.default(false),
});

export type Settings = Omit<z.infer<typeof settingsSchema>, 'BASE_URL'> & { BASE_URL: string };

export class WrongSettings extends Error {
  constructor(problems: string[]) {
    super(`wrong settings: ${problems.join('; ')}. See .env.example.`);
    this.name = 'WrongSettings';
  }
}

/** Reads every setting at once; throws {@link WrongSettings} that names all that is wrong. Empty text counts as unset. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const live = given['SHOP_MODE'] === 'live';
  const parsed = settingsSchema.safeParse(live ? given : { ...sandboxDefaults(env), ...given });
  if (!parsed.success) {
    throw new WrongSettings(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${wording(issue)}`));
  }
  const settings: Settings = {
    ...parsed.data,
    BASE_URL: (parsed.data.BASE_URL ?? `http://localhost:${parsed.data.PORT}`).replace(/\/$/, ''),
  };
  const refused = live ? refusalsOfLive(settings, given['BASE_URL'] !== undefined) : [];
  if (refused.length > 0) throw new WrongSettings(refused);
  return settings;
}

/** A live shop never runs on test keys, plain http, a browser-script override or the embedded database. */
function refusalsOfLive(settings: Settings, hasBaseUrl: boolean): string[] {
  const refused: string[] = [];
  const https = (name: 'BASE_URL' | 'ESIM_GO_BASE_URL') => {
    if (!settings[name].startsWith('https://')) refused.push(`${name} must be https in live mode`);
  };
  if (hasBaseUrl) https('BASE_URL');
  else refused.push('BASE_URL is missing');
  https('ESIM_GO_BASE_URL');
  if (settings.STRIPE_API_PROTOCOL !== 'https')
    refused.push('STRIPE_API_PROTOCOL must be https in live mode');
  if (settings.STRIPE_JS_URL) refused.push('STRIPE_JS_URL must be empty in live mode');
  if (settings.SANDBOX_INBOX_URL) refused.push('SANDBOX_INBOX_URL must be empty in live mode');
  if (!settings.DATABASE_URL) refused.push('DATABASE_URL is missing: a live shop needs PostgreSQL');
  if (!settings.DATA_KEY) refused.push('DATA_KEY is missing');
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const) {
    if (settings[name].includes('_test_') && !settings.STRIPE_STAGING) refused.push(`${name} is a test key`);
  }
  return refused;
}

function wording(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.message.includes('undefined')) return 'is missing';
  return issue.message;
}
