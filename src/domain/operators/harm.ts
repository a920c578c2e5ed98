import type { Minor } from '../money.ts';
import type { Role } from './roles.ts';

/** The harm that somebody at another person's open screen could do in a minute. */
type Harm =
  /** Money is sent to a buyer, or spent at the wholesaler. */
  | 'money out'
  /** Codes that install an eSIM reach somebody. */
  | 'codes out'
  /** Personal data, or all sales, leave the shop in bulk. */
  | 'data out'
  /** People or their data are deleted. */
  | 'data lost'
  | 'prices'
  /** Something paused for a reason is resumed. */
  | 'sales resumed'
  | 'places hidden'
  /** Somebody else gets in, or somebody is locked out. */
  | 'team'
  /** A statement in the shop's name that cannot be taken back. */
  | 'word given';

/** `running sum`: free up to {@link MAX_WITHOUT_CODE}. */
export type Guard = 'free' | 'fresh code' | 'running sum';

interface Row {
  harm: Harm | null;
  guard: Guard;
  /** The inputs with which it does that harm; by default any. */
  only?: (input: Record<string, unknown>) => boolean;
}

/** Reading single things, and acts that can be undone or repeated safely. Pausing too: a stop must be quick. */
const FREE: Row = { harm: null, guard: 'free' };
const codeFor = (harm: Harm, only?: Row['only']): Row => ({
  harm,
  guard: 'fresh code',
  ...(only && { only }),
});
const MONEY_OUT: Row = { harm: 'money out', guard: 'running sum' };
const HIDES = codeFor('places hidden', ({ visible }) => visible === false);

/** The guard of every verb and file. One without a row cannot run. */
export const VERB_HARM: Readonly<Record<string, Row>> = {
  orders: FREE,
  checkouts: FREE,
  orders_count: FREE,
  find: FREE,
  order: FREE,
  resend: codeFor('codes out', ({ to }) => to !== undefined),
  address_change: codeFor('codes out'),
  retry: FREE,
  note: FREE,
  codes: codeFor('codes out'),
  order_pdf: FREE,
  refund_preview: FREE,
  refund: MONEY_OUT,
  refund_part: MONEY_OUT,
  tax_give_back: MONEY_OUT,
  approvals: FREE,
  approval: FREE,
  approval_give: codeFor('money out'),
  approval_decline: FREE,
  bulk_preview: FREE,
  bulk_start: codeFor('money out', ({ act }) => act === 'refund'),
  bulk_stop: FREE,
  bulk_act: FREE,
  bulk_acts: FREE,
  replace_preview: FREE,
  replace: MONEY_OUT,
  customers: FREE,
  customer: FREE,
  customer_note: FREE,
  customers_alike: FREE,
  customer_merge_preview: FREE,
  customer_merge: FREE,
  customer_unmerge: FREE,
  sign_out: FREE,
  block: FREE,
  unblock: FREE,
  customer_data: codeFor('data out'),
  erase: codeFor('data lost'),
  leads: FREE,
  lead: FREE,
  lead_change: FREE,
  sync: FREE,
  recover: FREE,
  dashboard: FREE,
  waiting: FREE,
  refund_rates: FREE,
  changes: FREE,
  balances: FREE,
  income: FREE,
  journal: FREE,
  reconciliations: FREE,
  reconciliation: FREE,
  reconciliation_run: FREE,
  invoices: FREE,
  invoice_pdf: FREE,
  oss_return: FREE,
  payouts: FREE,
  payout: FREE,
  processors_read: FREE,
  prices: FREE,
  price_history: FREE,
  place_prices: FREE,
  price_checks: FREE,
  price_preview: FREE,
  prices_held: FREE,
  price_decide: codeFor('prices', ({ accept }) => accept === true),
  price_publish: codeFor('prices'),
  currencies: FREE,
  currency_history: FREE,
  currency_preview: FREE,
  currency_publish: codeFor('prices'),
  currency_undo: codeFor('prices'),
  rate_enter: codeFor('prices'),
  price_undo: codeFor('prices'),
  promotions: FREE,
  promotion: FREE,
  promotion_preview: FREE,
  promotion_create: codeFor('prices'),
  promotion_change: codeFor('prices'),
  promotion_end: FREE,
  places: FREE,
  place: FREE,
  place_change: HIDES,
  place_picture: FREE,
  plan_show: HIDES,
  ranking: FREE,
  places_rank: FREE,
  syncs: FREE,
  sync_log: FREE,
  missed_searches: FREE,
  switches: FREE,
  pause: FREE,
  resume: codeFor('sales resumed'),
  health: FREE,
  doctor: FREE,
  jobs: FREE,
  jobs_retry: FREE,
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
  team: FREE,
  operator_invite: codeFor('team'),
  operator_role: codeFor('team'),
  operator_remove: codeFor('team'),
  operator_reset: codeFor('team'),
  audit: FREE,
  views: FREE,
  view_save: FREE,
  view_change: FREE,
  view_delete: FREE,
  view_default: FREE,
  'orders.csv': codeFor('data out'),
  'leads.csv': codeFor('data out'),
  'invoices.csv': codeFor('data out'),
  'invoices.zip': codeFor('data out'),
  'audit.csv': codeFor('data out'),
  // Sums by day or country, payouts, and amounts by document contain no names.
  'income.csv': FREE,
  'oss_return.csv': FREE,
  'oss_documents.csv': FREE,
  'payouts.csv': FREE,
};

/** A verb's guard, as far as it does not depend on the input. */
export function guardOf(name: string): Guard {
  const row = rowOf(name);
  return row.only ? 'free' : row.guard;
}

/** The guard for a given input. */
export function guardOfInput(name: string, input: Record<string, unknown>): Guard {
  const { guard, only } = rowOf(name);
  return only && !only(input) ? 'free' : guard;
}

function rowOf(name: string): Row {
  const row = VERB_HARM[name];
  if (!row) throw new Error(`${name} has no row that says what harm it can do`);
  return row;
}

/**
 * The amounts that may be sent without a fresh code: for one order in total, and per day by one person and by all together.
 * Amounts sent with a code count too.
 */
export const MAX_WITHOUT_CODE = { order: 50_00, person: 100_00, shop: 300_00 } as const;

export type MoneyOut = Record<keyof typeof MAX_WITHOUT_CODE, Minor>;

/** Whether an amount needs a fresh code, after what was sent before. */
export function needsCodeFor(cents: Minor, before: MoneyOut): boolean {
  return sums(before, ['order', 'person', 'shop']).some(([most, sum]) => sum + cents > most);
}

/**
 * What a role may send out by one person's decision, for one order in total and in a day: above that a colleague approves. Most orders
 * are below a support's sum, and a day of a manager's below a week's margin of a small shop. Owners decide alone: a shop may have only one.
 */
export const MAX_ALONE: Partial<Record<Role, { order: Minor; person: Minor }>> = {
  manager: { order: 500_00, person: 1_000_00 },
  support: { order: 150_00, person: 300_00 },
  finance: { order: 500_00, person: 1_000_00 },
};

/** Whether an amount needs a colleague's approval, after what was sent before. */
export function needsApprovalFor(
  role: Role,
  cents: Minor,
  before: Pick<MoneyOut, 'order' | 'person'>,
): boolean {
  const most = MAX_ALONE[role];
  return most !== undefined && (before.order + cents > most.order || before.person + cents > most.person);
}

/** Whether an amount takes a person's day, or everybody's, over its sum: true once a day, for the notice to owners. */
export function passesDay(cents: Minor, before: MoneyOut): boolean {
  return sums(before, ['person', 'shop']).some(([most, sum]) => sum <= most && sum + cents > most);
}

function sums(before: MoneyOut, names: (keyof MoneyOut)[]): [most: Minor, sum: Minor][] {
  return names.map((name) => [MAX_WITHOUT_CODE[name], before[name]]);
}
