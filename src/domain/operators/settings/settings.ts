/** The parts of the screen, in its order. */
export const SETTING_GROUPS = [
  'company',
  'support',
  'mail',
  'returns',
  'prices',
  'delivery',
  'limits',
  'warnings',
  'analytics',
] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

export type SettingUnit = 'hours' | 'days' | 'seconds' | 'minutes' | 'dollars' | 'eSIMs' | 'cards';

interface Row {
  group: SettingGroup;
  unit?: SettingUnit;
  /** Several lines of text. */
  isLong?: true;
  /** A process reads it only when it starts: half of a shop must not count by other rules than a quote that it has just made. */
  isReadAtStart?: true;
  /** Narrower than in the environment: whoever publishes has nobody beside them who reads the manual. */
  range?: readonly [least: number, most: number];
}

const LIMIT = { group: 'limits', unit: 'dollars', range: [0, 10_000] } as const;

/** The settings that operators publish, by the name that each has in the environment. */
const CONSOLE_SETTINGS = {
  LEGAL_NAME: { group: 'company' },
  LEGAL_ADDRESS: { group: 'company' },
  LEGAL_TAX_ID: { group: 'company' },
  SUPPORT_EMAIL: { group: 'support' },
  SALES_EMAIL: { group: 'support' },
  OPERATOR_EMAIL: { group: 'support' },
  LIVE_CHAT_URL: { group: 'support' },
  ANDROID_APP_URL: { group: 'support' },
  MAIL_FROM: { group: 'mail' },
  MAIL_RETURN_ADDRESS: { group: 'mail' },
  REFUND_HOURS: { group: 'returns', unit: 'hours' },
  WITHDRAWAL: { group: 'returns' },
  RETURNS_PER_MONTH: { group: 'returns', unit: 'eSIMs', range: [1, 1_000] },
  FEE_POLICY: { group: 'prices', isReadAtStart: true },
  TAX: { group: 'prices', isReadAtStart: true },
  TAX_HOME: { group: 'prices', isReadAtStart: true },
  TAX_RATES: { group: 'prices', isReadAtStart: true, isLong: true },
  TAX_PLACE: { group: 'prices', isReadAtStart: true },
  SIM_COUNTRIES: { group: 'prices', isReadAtStart: true },
  FULFIL_WITHIN_SECONDS: { group: 'delivery', unit: 'seconds', range: [300, 86_400] },
  ORDER_UNCLEAR_SECONDS: { group: 'delivery', unit: 'seconds', range: [300, 7_200] },
  RECOVER_SECONDS: { group: 'delivery', unit: 'seconds', range: [10, 600] },
  USAGE_POLL_SECONDS: { group: 'delivery', unit: 'seconds', range: [30, 3_600] },
  CATALOG_SYNC_MINUTES: { group: 'delivery', unit: 'minutes', range: [15, 1_440] },
  BUNDLE_SHELF_LIFE_DAYS: { group: 'delivery', unit: 'days' },
  FRESH_CODE_ORDER_USD: LIMIT,
  FRESH_CODE_PERSON_USD: LIMIT,
  FRESH_CODE_SHOP_USD: LIMIT,
  ALONE_MANAGER_ORDER_USD: LIMIT,
  ALONE_MANAGER_DAY_USD: LIMIT,
  ALONE_SUPPORT_ORDER_USD: LIMIT,
  ALONE_SUPPORT_DAY_USD: LIMIT,
  ALONE_FINANCE_ORDER_USD: LIMIT,
  ALONE_FINANCE_DAY_USD: LIMIT,
  LOW_BALANCE_USD: { group: 'warnings', unit: 'dollars' },
  SOURCE_LOSS_USD: { group: 'warnings', unit: 'dollars', range: [0, 1_000] },
  CARD_TESTING_DECLINES: { group: 'warnings', unit: 'cards', range: [1, 10_000] },
  ALERT_DAYS: { group: 'warnings', unit: 'days', range: [1, 365] },
  ANALYTICS_SCRIPT_URL: { group: 'analytics' },
  ANALYTICS_HOSTS: { group: 'analytics', isLong: true },
} as const satisfies Record<string, Row>;

export type ConsoleSetting = keyof typeof CONSOLE_SETTINGS;

export const CONSOLE_NAMES = Object.keys(CONSOLE_SETTINGS) as [ConsoleSetting, ...ConsoleSetting[]];

export const settingRow = (name: ConsoleSetting): Row => CONSOLE_SETTINGS[name];

export const isConsoleSetting = (name: string): name is ConsoleSetting =>
  Object.hasOwn(CONSOLE_SETTINGS, name);

/** As in the environment: text, by name. A setting that is left out has its default. */
export type PublishedSettings = Partial<Record<ConsoleSetting, string>>;

/** A live shop sells nothing before it has these, from the environment or the console: a contract needs its seller. */
export const NEEDED_TO_SELL = [
  'LEGAL_NAME',
  'LEGAL_ADDRESS',
  'SUPPORT_EMAIL',
  'MAIL_FROM',
] as const satisfies ConsoleSetting[];

/** The longest text of a setting. */
export const MAX_SETTING_LENGTH = 2_000;

/** What differs between two versions; empty text is the default. */
export function settingChanges(
  before: PublishedSettings,
  after: PublishedSettings,
): { path: ConsoleSetting; before: string; after: string }[] {
  return CONSOLE_NAMES.map((path) => ({
    path,
    before: before[path] ?? '',
    after: after[path] ?? '',
  })).filter((one) => one.before !== one.after);
}
