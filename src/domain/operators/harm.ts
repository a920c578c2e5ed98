import type { Cents } from '../money.ts';

/** What somebody at an open screen that is not theirs could do in a minute. */
type Harm =
  /** Money goes to a buyer, or is spent at the wholesaler. */
  | 'money out'
  /** Codes that install an eSIM reach somebody. */
  | 'codes out'
  /** What is known of people, or all that was sold, leaves the shop in one piece. */
  | 'data out'
  /** What is there of people or their data goes. */
  | 'data lost'
  | 'prices'
  /** What was paused for a reason goes on. */
  | 'sales resumed'
  | 'places hidden'
  /** Somebody else gets in, or somebody is shut out. */
  | 'people'
  /** A word in the shop's name that cannot be taken back. */
  | 'word given';

/** `running sum`: free up to what {@link MOST_WITHOUT_CODE} says. */
export type Guard = 'free' | 'fresh code' | 'running sum';

interface Row {
  harm: Harm | null;
  guard: Guard;
  /** The input with which it does that harm; any, unless told. */
  only?: (input: Record<string, unknown>) => boolean;
}

/** Reading, one thing at a time, and what can be undone or does the same once more. Pausing too: a stop must be quick. */
const FREE: Row = { harm: null, guard: 'free' };
const codeFor = (harm: Harm, only?: Row['only']): Row => ({
  harm,
  guard: 'fresh code',
  ...(only && { only }),
});
const MONEY_OUT: Row = { harm: 'money out', guard: 'running sum' };
const HIDES = codeFor('places hidden', ({ visible }) => visible === false);

/** Of every verb, and every file, what is asked before it is done. What is not here is not done at all. */
export const VERB_HARM: Readonly<Record<string, Row>> = {
  orders: FREE,
  find: FREE,
  order: FREE,
  resend: codeFor('codes out', ({ to }) => to !== undefined),
  retry: FREE,
  note: FREE,
  codes: codeFor('codes out'),
  order_pdf: FREE,
  refund_preview: FREE,
  refund: MONEY_OUT,
  refund_part: MONEY_OUT,
  replace_preview: FREE,
  replace: MONEY_OUT,
  customers: FREE,
  customer: FREE,
  sign_out: FREE,
  block: FREE,
  unblock: FREE,
  customer_data: codeFor('data out'),
  erase: codeFor('data lost'),
  leads: FREE,
  lead: FREE,
  change_lead: FREE,
  sync: FREE,
  reconcile: FREE,
  today: FREE,
  balances: FREE,
  income: FREE,
  journal: FREE,
  comparisons: FREE,
  comparison: FREE,
  compare_books: FREE,
  invoices: FREE,
  invoice_pdf: FREE,
  payouts: FREE,
  payout: FREE,
  prices: FREE,
  price_history: FREE,
  place_prices: FREE,
  price_checks: FREE,
  price_preview: FREE,
  held_prices: FREE,
  price_decide: codeFor('prices', ({ accept }) => accept === true),
  price_publish: codeFor('prices'),
  price_undo: codeFor('prices'),
  promotions: FREE,
  promotion: FREE,
  promotion_make: codeFor('prices'),
  promotion_change: codeFor('prices'),
  promotion_end: FREE,
  places: FREE,
  place: FREE,
  place_change: HIDES,
  place_picture: FREE,
  plan_show: HIDES,
  ranking: FREE,
  rank_places: FREE,
  syncs: FREE,
  sync_log: FREE,
  switches: FREE,
  pause: FREE,
  resume: codeFor('sales resumed'),
  health: FREE,
  doctor: FREE,
  jobs: FREE,
  retry_jobs: FREE,
  cases: FREE,
  case: FREE,
  case_owner: FREE,
  case_snooze: FREE,
  case_note: FREE,
  case_act: FREE,
  case_close: FREE,
  disputes: FREE,
  dispute: FREE,
  dispute_stage: FREE,
  dispute_send: codeFor('word given'),
  mails: FREE,
  mail_templates: FREE,
  mail_preview: FREE,
  mail_sample: FREE,
  people: FREE,
  invite: codeFor('people'),
  change_role: codeFor('people'),
  remove_operator: codeFor('people'),
  reset_codes: codeFor('people'),
  audit: FREE,
  'orders.csv': codeFor('data out'),
  'leads.csv': codeFor('data out'),
  'invoices.csv': codeFor('data out'),
  'invoices.zip': codeFor('data out'),
  'audit.csv': codeFor('data out'),
  // Sums of days and payouts name nobody.
  'income.csv': FREE,
  'payouts.csv': FREE,
};

/** What is asked before a verb is done, as far as that hangs on nothing that was sent. */
export function guardOf(name: string): Guard {
  const row = rowOf(name);
  return row.only ? 'free' : row.guard;
}

/** The same where it is known what was sent. */
export function guardOfInput(name: string, input: Record<string, unknown>): Guard {
  const { guard, only } = rowOf(name);
  return only && !only(input) ? 'free' : guard;
}

function rowOf(name: string): Row {
  const row = VERB_HARM[name];
  if (!row) throw new Error(`nobody said what harm ${name} can do`);
  return row;
}

/**
 * What may go out without a fresh code: of one order for ever, by one person and by all of them together in a day, what went
 * out with one included.
 */
export const MOST_WITHOUT_CODE = { order: 50_00, person: 100_00, shop: 300_00 } as const;

export type MoneyOut = Record<keyof typeof MOST_WITHOUT_CODE, Cents>;

/** Whether an amount wants a fresh code, after what went out before. */
export function needsCodeFor(cents: Cents, before: MoneyOut): boolean {
  return sums(before, ['order', 'person', 'shop']).some(([most, sum]) => sum + cents > most);
}

/** Whether the day of a person, or of all, passes its sum with an amount: once a day, for owners to hear of. */
export function passesDay(cents: Cents, before: MoneyOut): boolean {
  return sums(before, ['person', 'shop']).some(([most, sum]) => sum <= most && sum + cents > most);
}

function sums(before: MoneyOut, names: (keyof MoneyOut)[]): [most: Cents, sum: Cents][] {
  return names.map((name) => [MOST_WITHOUT_CODE[name], before[name]]);
}
