import { Resolver } from 'node:dns/promises';

import { checkGoogle } from '../account/google/google-check.ts';
import { checkSecrets } from '../account/secrets-check.ts';
import { checkChannels } from '../alerts/channels-check.ts';
import { checkBrand } from '../brand/brand-check.ts';
import { checkCopies } from '../copies/copies-check.ts';
import { type Finding, type Findings, green } from '../core/finding.ts';
import { checkSettings, type Settings } from '../core/settings/env.ts';
import {
  type GoogleSettings,
  sells,
  type SettingsOf,
  takesGoogle,
  takesPaypal,
  wholesalersIn,
} from '../core/settings/optional-providers.ts';
import { type WholesalerId, WHOLESALERS } from '../core/settings/wholesaler-settings.ts';
import { createCipher } from '../db/cipher.ts';
import { type Db, openPostgres } from '../db/database.ts';
import { checkDatabase } from '../db/schema/database-check.ts';
import { checkMailServer } from '../mail/mail-server-check.ts';
import { checkSender, type ReadTexts } from '../mail/sender-check.ts';
import { checkSent } from '../mail/sent-check.ts';
import { checkRates, checkRatesFile } from '../pricing/rates-check.ts';
import { checkPaypal } from '../providers/paypal/paypal-check.ts';
import { WHOLESALER_CHECKS } from '../providers/registry/wholesalers.ts';
import { checkStripe } from '../providers/stripe/stripe-check.ts';
import { checkFirstPurchase } from '../purchase/first-purchase-check.ts';
import { newestRevision } from '../revisions/revisions.ts';
import { checkChosenSender, checkCompany } from '../settings/company-check.ts';
import { SETTINGS } from '../settings/kind.ts';
import { checkTax } from '../tax/tax-check.ts';
import { checkTexts } from '../texts/texts-check.ts';
import { checkAddress } from './address-check.ts';
import { type Examination, checkAll } from './doctor.ts';
import { checkFacts } from './facts-check.ts';
import { checkFiles } from './files-check.ts';
import { checkReach } from './reach-check.ts';
import { reportAsJson, reportOf, worstOf } from './report.ts';

const DNS = { timeout: 5_000, tries: 2 };

interface Means {
  now: () => Date;
  readTexts: ReadTexts;
  /** The running shop's own database; undefined for the one that the settings name. */
  db: Db | undefined;
  /** The sandbox, too, is asked for what only a live shop needs. */
  isRehearsal: boolean;
}

/** A shop needs a wholesaler: one that sells none is asked for the first. */
function wholesaler({ id, name, needs }: (typeof WHOLESALERS)[number], place: number): Examination {
  return {
    about: name,
    needs: [...needs, 'BASE_URL'],
    isWanted: (settings) =>
      sells(id, settings) || (place === 0 && !WHOLESALERS.some((one) => sells(one.id, settings))),
    examine: (settings) => WHOLESALER_CHECKS[id](settings as SettingsOf<WholesalerId>),
  };
}

/** Everything to check, in the order in which a shop is set up. */
function parts({ now, readTexts, db, isRehearsal }: Means): Examination[] {
  /** A part that a live shop needs, and a question to its database. */
  const ofLive = (
    about: string,
    check: (known: Db, settings: Settings) => Promise<Finding[]>,
  ): Examination => ({
    about,
    needs: [],
    isWanted: ({ SHOP_MODE, DATABASE_URL }) =>
      (SHOP_MODE === 'live' || isRehearsal) && (db ?? DATABASE_URL) !== undefined,
    examine: (settings) => asked(settings, db, (known) => check(known, settings)),
  });
  return [
    { about: 'Files', needs: ['DATA_DIR'], examine: ({ DATA_DIR }) => checkFiles(DATA_DIR) },
    {
      about: 'Database',
      needs: ['DATABASE_POOL', 'SHOP_MODE'],
      examine: (settings) =>
        checkDatabase(
          settings,
          settings.DATA_KEY === undefined ? null : createCipher(settings.DATA_KEY, settings.DATA_KEY_OLD),
        ),
    },
    {
      about: 'Sign-in',
      needs: [],
      isWanted: ({ AUTH_SECRET_OLD = [], AUTH_SECRET, DATABASE_URL }) =>
        AUTH_SECRET_OLD.length > 0 && AUTH_SECRET !== undefined && (db ?? DATABASE_URL) !== undefined,
      examine: (settings) => signIn(settings, db, now()),
    },
    {
      about: 'Stripe',
      needs: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'BASE_URL'],
      examine: checkStripe,
    },
    {
      about: 'PayPal',
      needs: ['PAYPAL_API_BASE', 'BASE_URL'],
      isWanted: ({ PAYPAL_CLIENT_ID }) => PAYPAL_CLIENT_ID !== undefined,
      examine: checkPaypal,
    },
    ...WHOLESALERS.map(wholesaler),
    {
      about: 'Google',
      needs: ['GOOGLE_DISCOVERY_URL', 'BASE_URL'],
      isWanted: ({ GOOGLE_CLIENT_ID }) => GOOGLE_CLIENT_ID !== undefined,
      examine: (settings) => checkGoogle(settings as GoogleSettings),
    },
    {
      about: 'Exchange rates',
      needs: ['EXCHANGE_RATES_URL'],
      examine: (settings) => rates(settings, db, now()),
    },
    { about: 'Mail', needs: ['SMTP_URL'], examine: ({ SMTP_URL }) => checkMailServer(SMTP_URL) },
    {
      about: 'Mail: sender',
      needs: ['MAIL_FROM', 'SMTP_URL'],
      // The sandbox's mails reach no receivers that would check its sender.
      isWanted: ({ SHOP_MODE }) => SHOP_MODE === 'live',
      examine: (settings) => checkSender(settings, readTexts),
    },
    ofLive('Sender', async (_, { GIVEN }) => [checkChosenSender(GIVEN)]),
    ofLive('Mail: sent', async (known) => [await checkSent(known)]),
    {
      about: 'Time to each provider',
      needs: ['PAYPAL_API_BASE', 'ESIM_GO_BASE_URL', 'GOOGLE_DISCOVERY_URL'],
      examine: (settings) => checkReach(addressesOf(settings), now),
    },
    { about: 'Address', needs: ['BASE_URL'], examine: checkAddress },
    {
      about: 'Copies',
      needs: [],
      isWanted: ({ COPY_TO }) => COPY_TO !== undefined,
      examine: (settings) => checkCopies(settings, now()),
    },
    {
      about: 'Alerts',
      needs: [],
      isWanted: ({ DATABASE_URL }) => (db ?? DATABASE_URL) !== undefined,
      examine: (settings) => asked(settings, db, async (known) => [await checkChannels(known)]),
    },
    ofLive('Brand', async (known, { GIVEN }) =>
      GIVEN.has('BRAND_NAME') ? [green('Brand', 'BRAND_NAME names the shop')] : [await checkBrand(known)],
    ),
    ofLive('Company', async (_, settings) => checkCompany(settings)),
    ofLive('First purchase', checkFirstPurchase),
    ofLive('Pages', checkTexts),
    { about: 'Tax', needs: ['TAX'], examine: checkTax },
    { about: 'Facts', needs: [], examine: () => checkFacts(now()) },
  ];
}

async function* signIn(settings: Settings, db: Db | undefined, now: Date): Findings {
  const { AUTH_SECRET = '', AUTH_SECRET_OLD } = settings;
  yield await inDatabase(settings, db, (known) =>
    checkSecrets(known, [AUTH_SECRET, ...AUTH_SECRET_OLD], now),
  );
}

async function* rates(settings: Settings, db: Db | undefined, now: Date): Findings {
  yield await checkRatesFile(settings);
  if ((db ?? settings.DATABASE_URL) !== undefined)
    yield* asked(settings, db, async (known) => [await checkRates(known, now)]);
}

/** Nothing if the database cannot be read, which is a finding of its own. */
async function* asked(
  settings: Settings,
  db: Db | undefined,
  check: (known: Db) => Promise<Finding[]>,
): Findings {
  yield* await inDatabase(settings, db, check).catch(() => []);
}

async function inDatabase<Found>(
  { DATABASE_URL: url = '' }: Pick<Settings, 'DATABASE_URL'>,
  db: Db | undefined,
  check: (known: Db) => Promise<Found>,
): Promise<Found> {
  if (db) return check(db);
  const database = openPostgres({ url, directUrl: url, poolSize: 1 });
  try {
    return await check(database.db);
  } finally {
    await database.close();
  }
}

function addressesOf(settings: Settings): Record<string, string> {
  const { STRIPE_API_PROTOCOL: protocol, STRIPE_API_HOST: host, STRIPE_API_PORT: port } = settings;
  return {
    Stripe: `${protocol}://${host}:${port}/`,
    ...(takesPaypal(settings) && { PayPal: settings.PAYPAL_API_BASE }),
    ...Object.fromEntries(wholesalersIn(settings).map(({ name, url }) => [name, url])),
    ...(takesGoogle(settings) && { Google: settings.GOOGLE_DISCOVERY_URL }),
  };
}

/**
 * Checks everything that a shop with these settings needs from outside, by part. Neither needs a running shop nor changes one.
 * @param only the parts to check; undefined for all
 */
export function examineShop(
  env: NodeJS.ProcessEnv,
  { now = () => new Date(), readTexts = readInDns, db, isRehearsal = false }: Partial<Means> = {},
  only?: ReadonlySet<string>,
): Promise<Map<string, Finding[]>> {
  return checkAll(env, parts({ now, readTexts, db, isRehearsal }), only);
}

const readInDns: ReadTexts = (name) => new Resolver(DNS).resolveTxt(name);

/** The same as a list. */
export async function checkShop(
  env: NodeJS.ProcessEnv,
  now = () => new Date(),
  readTexts: ReadTexts = readInDns,
): Promise<Finding[]> {
  return [...(await examineShop(env, { now, readTexts })).values()].flat();
}

/** The environment over what operators have published in its database, as far as that can be read. */
async function withPublished(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const { settings } = checkSettings(env);
  if (settings.DATABASE_URL === undefined) return env;
  const published = await inDatabase(settings, undefined, (db) => newestRevision(db, SETTINGS)).catch(
    () => null,
  );
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  return { ...published?.content, ...given };
}

/** What the command line prints, and whether anything is red. */
export async function doctor(
  env: NodeJS.ProcessEnv,
  words: string[],
): Promise<{ text: string; isRed: boolean }> {
  const findings = await checkShop(await withPublished(env));
  const report = words.includes('--json') ? reportAsJson : reportOf;
  return { text: report(findings), isRed: worstOf(findings) === 'red' };
}
