/** Days after which a fact about the world outside should be checked again. */
export const FRESH_DAYS = 90;

/** A fact that the shop tells and the world can change, without anybody here noticing. */
export interface DatedFact {
  /** In words that follow a verb: 'which iPhones take an eSIM'. */
  what: string;
  /** The file or folder that tells it, from the root of the repository. */
  where: string;
  /** The role of the operators who check it. */
  owner: 'manager' | 'support' | 'finance';
  /** The day on which somebody last compared it with its source: 'YYYY-MM-DD'. */
  checked: string;
}

/** Every fact of this kind. Whoever checks one corrects its file and changes the day here. */
export const DATED_FACTS = {
  apple: {
    what: 'which iPhones and iPads take an eSIM',
    where: 'src/domain/help/devices/apple.ts',
    owner: 'support',
    checked: '2026-11-28',
  },
  lines: {
    what: 'which lines of phones take an eSIM, and with which exceptions',
    where: 'src/domain/help/device-rules.ts',
    owner: 'support',
    checked: '2026-11-28',
  },
  android: {
    what: 'which Android phones take an eSIM, maker by maker',
    where: 'src/domain/help/devices/android-makers.ts',
    owner: 'support',
    checked: '2025-08-31',
  },
  ios_steps: {
    what: 'how iOS installs an eSIM',
    where: 'src/web/install/guide/install-words.ts',
    owner: 'support',
    checked: '2026-11-28',
  },
  android_steps: {
    what: 'how Pixel and Samsung phones install an eSIM',
    where: 'src/web/install/guide/install-words.ts',
    owner: 'support',
    checked: '2026-11-28',
  },
  chat: {
    what: 'the opening hours of the live chat',
    where: 'src/domain/help/chat-hours.ts',
    owner: 'support',
    checked: '2026-11-28',
  },
  subscription: {
    what: 'what the separate monthly subscription costs',
    where: 'src/web/install/guide/words.ts',
    owner: 'manager',
    checked: '2026-11-28',
  },
  tiers: {
    what: 'how fast each tier of unlimited data is',
    where: 'src/server/providers',
    owner: 'manager',
    checked: '2026-11-21',
  },
  networks: {
    what: 'what the wholesaler says of networks and 5G',
    where: 'src/server/providers',
    owner: 'manager',
    checked: '2026-11-21',
  },
  taxes: {
    what: 'what the shop says of taxes in its prices',
    where: 'src/web/price/words.ts',
    owner: 'finance',
    checked: '2026-11-28',
  },
  vat_rates: {
    what: 'the standard rates of VAT in the EU',
    where: 'src/domain/tax/tax-rates.ts',
    owner: 'finance',
    checked: '2025-12-31',
  },
  least_charges: {
    what: 'the least amount that each processor charges',
    where: 'src/domain/checkout/payment-method.ts',
    owner: 'finance',
    checked: '2026-11-21',
  },
  refund_time: {
    what: 'how long banks take to show a refund',
    where: 'src/domain/promise/time-words.ts',
    owner: 'finance',
    checked: '2026-11-28',
  },
  withdrawal: {
    what: 'what the law says of withdrawals',
    where: 'src/domain/promise/withdrawal-period.ts',
    owner: 'finance',
    checked: '2026-11-21',
  },
} as const satisfies Record<string, DatedFact>;

export interface StaleFact extends DatedFact {
  /** Since it was checked. */
  days: number;
}

/** The facts that nobody has checked for more than {@link FRESH_DAYS}, the oldest first. */
export function staleFacts(now: Date, facts: readonly DatedFact[] = Object.values(DATED_FACTS)): StaleFact[] {
  return facts
    .map((fact) => ({ ...fact, days: Math.floor((now.getTime() - Date.parse(fact.checked)) / DAY_MS) }))
    .filter(({ days }) => days > FRESH_DAYS)
    .toSorted((one, other) => other.days - one.days);
}

const DAY_MS = 86_400_000;
