import type { ConsoleSetting, SettingGroup, SettingUnit } from './settings.ts';

/** For the operator. */
export const settingWords = {
  group: {
    company: 'Company',
    support: 'Contact',
    mail: 'Sender of emails',
    returns: 'Returns and withdrawal',
    prices: 'Fees and tax',
    delivery: 'Delivery and times',
    limits: 'Limits on money',
    warnings: 'Warnings',
    analytics: 'Analytics',
  } satisfies Record<SettingGroup, string>,
  unit: {
    hours: 'hours',
    days: 'days',
    seconds: 'seconds',
    minutes: 'minutes',
    dollars: 'US dollars',
    eSIMs: 'eSIMs',
    cards: 'declined cards',
  } satisfies Record<SettingUnit, string>,
  noVersion: 'There’s no such version.',
  /** Why a setting stays in the environment. */
  reason: {
    mode: 'Whether money is real',
    process: 'How one process runs on its machine',
    origins: 'The shop’s own addresses',
    network: 'Whom the shop believes and calls',
    database: 'The way to the database',
    account: 'The providers’ hosts and your accounts there, beside their keys',
    first: 'Counts only before the first invoice',
    sandbox: 'What the sandbox plays',
  },
  /** @param why the end of a sentence that begins with the setting's name */
  fault: (why: string) => `This ${why}.`,
};

/** What each is called, and what it does. */
export const SETTING_WORDS: Readonly<Record<ConsoleSetting, readonly [name: string, does: string]>> = {
  LEGAL_NAME: ['Name of the company', 'In the footer, on legal pages, in emails and on invoices.'],
  LEGAL_ADDRESS: ['Address of the company', 'In one line, on legal pages and invoices.'],
  LEGAL_TAX_ID: [
    'Tax number',
    'On invoices, with its kind, like “VAT ID IE1234567A” or “EIN 12-3456789”. VIES hears of a VAT number of the EU, too.',
  ],
  SUPPORT_EMAIL: ['Address for support', 'Buyers write there. Pages and emails show it.'],
  SALES_EMAIL: [
    'Address for enterprise requests',
    'Gets what companies send. Empty: the address for support.',
  ],
  OPERATOR_EMAIL: [
    'Address for alerts',
    'Gets an email when something needs a person. Empty: the address for support.',
  ],
  LIVE_CHAT_URL: ['Page of the support chat', 'Begins with https://. Empty: people ask for a chat by email.'],
  ANDROID_APP_URL: ['Android app', 'Its address, beginning with https://. Empty: pages show none.'],
  MAIL_FROM: [
    'Sender',
    'Name and address of every email, like “Your Shop <hello@your-domain.com>”. The domain needs SPF, DKIM and DMARC.',
  ],
  MAIL_RETURN_ADDRESS: [
    'Address for returned emails',
    'Email servers send back there what they can’t deliver. Empty: the sender.',
  ],
  REFUND_HOURS: [
    'Time for a refund',
    'For so long after paying, buyers can return an unused eSIM by themselves, also those of orders before this change. 0: never. With withdrawal it’s at least 336.',
  ],
  WITHDRAWAL: [
    'Right of withdrawal',
    'Consumers in the EU have it. Pages and emails explain it, and the checkout asks whether they want the plan at once.',
  ],
  RETURNS_PER_MONTH: [
    'Returns by one buyer',
    'So many eSIMs one card, PayPal account or mailbox can return by itself within 30 days. You can refund any number.',
  ],
  FEE_POLICY: [
    'Fee of the payment method',
    'On top of the price as a line of its own, or in each price, as the EU wants it.',
  ],
  TAX: [
    'VAT and sales tax',
    'By the shop’s own table, prices contain the VAT of the buyer’s country. Stripe Tax says the rate for each sale.',
  ],
  TAX_HOME: [
    'Country of your company in the EU',
    'Its code, like IE. Companies from other countries owe the tax themselves. Empty: your company is outside the EU.',
  ],
  TAX_RATES: [
    'Rates outside the EU',
    'Where you are registered, each with the day since which it applies, like GB 20 2011-01-04, CH 8.1 2024-01-01.',
  ],
  TAX_PLACE: [
    'Where a buyer is',
    'Two facts about the buyer decide, or the country of the SIM does unless three facts about the buyer disagree.',
  ],
  SIM_COUNTRIES: [
    'Countries of SIMs',
    'Of each wholesaler, before an order shows it. Write its id and the code of the country. Empty: unknown.',
  ],
  FULFIL_WITHIN_SECONDS: [
    'Longest wait for an eSIM',
    'After so long, a paid purchase without an eSIM is refunded in full.',
  ],
  ORDER_UNCLEAR_SECONDS: [
    'Search for a lost order',
    'So long the shop looks for an order in the wholesaler’s books before it orders again.',
  ],
  RECOVER_SECONDS: ['Check of stuck purchases', 'So often the shop asks providers about them.'],
  USAGE_POLL_SECONDS: ['Check of usage', 'So often the shop looks for eSIMs that are due for a poll.'],
  CATALOG_SYNC_MINUTES: ['Sync of the catalogue', 'So often the shop reads the wholesalers’ catalogues.'],
  BUNDLE_SHELF_LIFE_DAYS: [
    'Shelf life of a plan',
    'So long a plan waits for its first use. The shop sells no top-up that would start later.',
  ],
  FRESH_CODE_ORDER_USD: ['An order, without a code', 'Above it, sending money asks for a fresh code.'],
  FRESH_CODE_PERSON_USD: ['A person’s day, without a code', 'What one person can send in a day without one.'],
  FRESH_CODE_SHOP_USD: [
    'Everybody’s day, without a code',
    'What all together can send in a day without one.',
  ],
  ALONE_MANAGER_ORDER_USD: ['An order, by a manager alone', 'Above it, a colleague approves.'],
  ALONE_MANAGER_DAY_USD: ['A day, by a manager alone', 'Above it, a colleague approves.'],
  ALONE_SUPPORT_ORDER_USD: ['An order, by support alone', 'Above it, a colleague approves.'],
  ALONE_SUPPORT_DAY_USD: ['A day, by support alone', 'Above it, a colleague approves.'],
  ALONE_FINANCE_ORDER_USD: ['An order, by finance alone', 'Above it, a colleague approves.'],
  ALONE_FINANCE_DAY_USD: ['A day, by finance alone', 'Above it, a colleague approves.'],
  LOW_BALANCE_USD: ['Low balance', 'Below it at a wholesaler, the shop warns you.'],
  SOURCE_LOSS_USD: [
    'Loss on another source',
    'The shop warns you of an order that costs more elsewhere than its price leaves, by this much.',
  ],
  CARD_TESTING_DECLINES: [
    'Card testing',
    'So many declined cards within an hour make the shop warn you. A busy shop sets a tenth of its busiest hour’s purchases.',
  ],
  ALERT_DAYS: ['Age of warnings', 'So long after a purchase the shop still warns you about it.'],
  ANALYTICS_SCRIPT_URL: [
    'Analytics script',
    'Its address. Visitors are asked first, and it never loads at the checkout, on orders or accounts. Empty: none.',
  ],
  ANALYTICS_HOSTS: [
    'Hosts of the analytics',
    'Further ones that the script talks to, separated by commas: https://*.collect.example.',
  ],
};

/** What each value of a choice is called. */
export const SETTING_CHOICES: Partial<Record<ConsoleSetting, Readonly<Record<string, string>>>> = {
  WITHDRAWAL: { off: 'Off', on: 'On' },
  FEE_POLICY: { added: 'Added to the price', included: 'Included in the price' },
  TAX: { none: 'None', table: 'VAT by the table of rates', stripe: 'Stripe Tax' },
  TAX_PLACE: { buyer: 'Facts about the buyer', sim: 'The country of the SIM' },
};
