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
  | 'word given'
  /** The whole shop looks or speaks differently. */
  | 'looks changed'
  /** The shop promises, charges or guards something else. */
  | 'rules changed';

/** `running sum`: free up to {@link MAX_WITHOUT_CODE}. */
export type Guard = 'free' | 'fresh code' | 'running sum';

interface Row {
  harm: Harm | null;
  guard: Guard;
  /** It is about the person who calls: no program with an API token may. */
  isPersonal?: true;
  /** The inputs with which it does that harm; by default any. */
  only?: (input: Record<string, unknown>) => boolean;
}

/** Reading single things, and acts that can be undone or repeated safely. Pausing too: a stop must be quick. */
const FREE: Row = { harm: null, guard: 'free' };
const PERSONAL: Row = { ...FREE, isPersonal: true };
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
  approval_decline: PERSONAL,
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
  draft_orders: FREE,
  draft_order: FREE,
  draft_order_save: codeFor('prices', ({ below_cost: mayLose }) => mayLose === true),
  draft_order_send: FREE,
  draft_order_place: MONEY_OUT,
  draft_order_cancel: FREE,
  draft_order_give_up: codeFor('money out'),
  draft_order_change_plan: codeFor('prices', ({ below_cost: mayLose }) => mayLose === true),
  draft_order_pdf: FREE,
  transfer_note: codeFor('money out'),
  transfer_return: codeFor('money out'),
  order_import: FREE,
  order_import_preview: FREE,
  order_import_start: codeFor('money out'),
  credit_accounts: FREE,
  credit_account_save: codeFor('money out'),
  bank_details: FREE,
  bank_details_publish: codeFor('money out'),
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
  sources: FREE,
  plan_sources: FREE,
  source_choose: codeFor('prices'),
  wholesalers: FREE,
  wholesaler_block: codeFor('prices'),
  brand: FREE,
  brand_history: FREE,
  brand_compare: FREE,
  brand_picture: FREE,
  brand_invoice: FREE,
  brand_preview: FREE,
  brand_publish: codeFor('looks changed'),
  brand_undo: codeFor('looks changed'),
  settings: FREE,
  settings_history: FREE,
  settings_compare: FREE,
  settings_preview: FREE,
  settings_publish: codeFor('rules changed'),
  settings_undo: codeFor('rules changed'),
  setting_set: codeFor('rules changed'),
  secrets: FREE,
  secret_check: FREE,
  setup: FREE,
  setup_check: FREE,
  setup_hide: FREE,
  pages: FREE,
  page: FREE,
  page_history: FREE,
  page_compare: FREE,
  page_preview: FREE,
  page_publish: codeFor('looks changed'),
  page_undo: codeFor('looks changed'),
  mail_words_list: FREE,
  mail_words: FREE,
  mail_words_history: FREE,
  mail_words_compare: FREE,
  mail_words_preview: FREE,
  mail_words_publish: codeFor('looks changed'),
  mail_words_undo: codeFor('looks changed'),
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
  mail_sample: PERSONAL,
  team: FREE,
  operator_invite: codeFor('team'),
  operator_role: codeFor('team'),
  operator_remove: codeFor('team'),
  operator_reset: codeFor('team'),
  api_tokens: PERSONAL,
  api_token_create: codeFor('team'),
  api_token_revoke: PERSONAL,
  alert_channels: FREE,
  alert_channel_create: codeFor('data out'),
  alert_channel_change: PERSONAL,
  alert_channel_remove: PERSONAL,
  alert_channel_test: FREE,
  export_schedules: FREE,
  export_schedule: FREE,
  export_schedule_create: codeFor('data out'),
  export_schedule_change: codeFor('data out'),
  export_schedule_run: PERSONAL,
  export_schedule_remove: PERSONAL,
  webhooks: FREE,
  webhook: FREE,
  webhook_delivery: FREE,
  webhook_create: codeFor('data out'),
  webhook_change: codeFor('data out'),
  webhook_rotate: codeFor('data out'),
  webhook_pause: FREE,
  webhook_resume: FREE,
  webhook_remove: PERSONAL,
  webhook_ping: FREE,
  webhook_replay: FREE,
  audit: FREE,
  views: PERSONAL,
  view_save: PERSONAL,
  view_change: PERSONAL,
  view_delete: PERSONAL,
  view_default: PERSONAL,
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

/** Whether only a person may call it, whatever the input. */
export function isPersonal(name: string): boolean {
  return rowOf(name).isPersonal === true;
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
 * The amounts that may be sent without a fresh code where settings say nothing else: for one order in total, and per day by one
 * person and by all together. Amounts sent with a code count too.
 */
export const MAX_WITHOUT_CODE = { order: 50_00, person: 100_00, shop: 300_00 } as const;

export type MoneyOut = Record<keyof typeof MAX_WITHOUT_CODE, Minor>;

/** The shop's own sums, of {@link MAX_WITHOUT_CODE} and {@link MAX_ALONE}. */
export interface MoneyLimits {
  withoutCode: MoneyOut;
  alone: Partial<Record<Role, { order: Minor; person: Minor }>>;
}

/** Whether an amount needs a fresh code, after what was sent before. */
export function needsCodeFor({ withoutCode }: MoneyLimits, cents: Minor, before: MoneyOut): boolean {
  return sums(withoutCode, before, ['order', 'person', 'shop']).some(([most, sum]) => sum + cents > most);
}

/**
 * What a role may send out by one person's decision, for one order in total and in a day: above that a colleague approves. Most orders
 * are below a support's sum, and a day of a manager's below a week's margin of a small shop. Owners decide alone: a shop may have only
 * one. Settings can say something else.
 */
export const MAX_ALONE = {
  manager: { order: 500_00, person: 1_000_00 },
  support: { order: 150_00, person: 300_00 },
  finance: { order: 500_00, person: 1_000_00 },
} as const satisfies MoneyLimits['alone'];

/** Whether an amount needs a colleague's approval, after what was sent before. */
export function needsApprovalFor(
  { alone }: MoneyLimits,
  role: Role,
  cents: Minor,
  before: Pick<MoneyOut, 'order' | 'person'>,
): boolean {
  const most = alone[role];
  return most !== undefined && (before.order + cents > most.order || before.person + cents > most.person);
}

/** Whether an amount takes a person's day, or everybody's, over its sum: true once a day, for the notice to owners. */
export function passesDay({ withoutCode }: MoneyLimits, cents: Minor, before: MoneyOut): boolean {
  return sums(withoutCode, before, ['person', 'shop']).some(
    ([most, sum]) => sum <= most && sum + cents > most,
  );
}

function sums(most: MoneyOut, before: MoneyOut, names: (keyof MoneyOut)[]): [most: Minor, sum: Minor][] {
  return names.map((name) => [most[name], before[name]]);
}
