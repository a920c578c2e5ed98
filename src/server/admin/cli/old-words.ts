import type { VerbName } from '../registry.ts';

/**
 * Words that operators type for a verb, and the fields that the words behind them fill, in this order. `*` is a word that fills
 * the first of them. What begins with `--` is a field that is so unless something else is typed.
 */
export const SHORT: Readonly<Record<string, readonly [VerbName, ...string[]]>> = {
  orders: ['orders', 'limit'],
  find: ['find', 'search'],
  order: ['order', 'order'],
  resend: ['resend', 'order'],
  retry: ['retry', 'order'],
  note: ['note', 'order', 'text'],
  codes: ['codes', 'order'],
  pdf: ['order_pdf', 'order', 'file'],
  money: ['income', 'by'],
  journal: ['journal', 'order'],
  invoices: ['invoices', 'limit'],
  payouts: ['payouts', 'limit'],
  payout: ['payout', 'id'],
  reconciliations: ['reconciliations', 'limit'],
  reconciliation: ['reconciliation', 'id'],
  reconcile: ['recover'],
  comparisons: ['reconciliations', 'limit'],
  comparison: ['reconciliation', 'id'],
  'compare-books': ['reconciliation_run', 'hours'],
  'reconcile --report': ['reconciliation_run', 'hours'],
  'prices history': ['price_history'],
  'prices checks': ['price_checks'],
  'prices held': ['prices_held'],
  'place-prices': ['place_prices', 'place'],
  promotions: ['promotions', 'limit'],
  promotion: ['promotion', 'code'],
  'promotion * create': ['promotion_create', 'code'],
  'promotion * make': ['promotion_create', 'code'],
  'promotion * end': ['promotion_end', 'code'],
  places: ['places', 'search'],
  place: ['place', 'place'],
  'place hide': ['place_change', 'place', '--visible=no'],
  'place show': ['place_change', 'place', '--visible=yes'],
  'place name': ['place_change', 'place', 'name'],
  'place text': ['place_change', 'place', 'text'],
  popular: ['ranking'],
  syncs: ['syncs', 'limit'],
  'sync-log': ['sync_log', 'id'],
  'jobs retry': ['jobs_retry', 'id'],
  pause: ['pause', 'what', 'words'],
  resume: ['resume', 'what'],
  customers: ['customers', 'limit'],
  customer: ['customer', 'customer'],
  'customer-note': ['customer_note', 'customer', 'text'],
  'customers-alike': ['customers_alike', 'customer'],
  'customer-merge-preview': ['customer_merge_preview', 'customer', 'other'],
  'customer-merge': ['customer_merge', 'customer', 'other', 'reason'],
  'customer-unmerge': ['customer_unmerge', 'merge', 'reason'],
  'customer-data': ['customer_data', 'customer'],
  block: ['block', 'customer', 'reason'],
  unblock: ['unblock', 'customer', 'reason'],
  erase: ['erase', 'customer', 'reason'],
  'tax-give-back': ['tax_give_back', 'order', 'reason'],
  'sign-out': ['sign_out', 'customer'],
  leads: ['leads', 'limit'],
  lead: ['lead', 'id'],
  cases: ['cases', 'limit'],
  case: ['case', 'case'],
  'case * act': ['case_act', 'case'],
  'case * give': ['case_owner', 'case', 'owner'],
  'case * note': ['case_note', 'case', 'words'],
  'case * close': ['case_close', 'case', 'reason'],
  disputes: ['disputes', 'limit'],
  dispute: ['dispute', 'dispute'],
  'dispute * stage': ['dispute_stage', 'dispute', 'statement'],
  'dispute * send': ['dispute_send', 'dispute'],
  'setting * set': ['setting_set', 'name', 'value', 'reason'],
  'setting-set': ['setting_set', 'name', 'value', 'reason'],
  'settings history': ['settings_history'],
  'settings undo': ['settings_undo', 'version', 'reason'],
  mails: ['mails', 'limit'],
  'mail-preview': ['mail_preview', 'template', 'sample'],
  'mail-sample': ['mail_sample', 'template', 'sample'],
  operators: ['team'],
  people: ['team'],
  today: ['dashboard'],
  'operator add': ['operator_invite', 'email', 'role', '--role=owner'],
  audit: ['audit', 'limit'],
};

/** Older names of flags, for verbs without a field of that name: the first of these that it has. */
export const OLD_FLAGS: Readonly<Record<string, readonly string[]>> = {
  which: ['order', 'case', 'dispute', 'search'],
  who: ['customer', 'search'],
  why: ['reason'],
  from: ['starts-at'],
  until: ['ends-at'],
  uses: ['most-uses'],
  each: ['most-per-mailbox'],
  first: ['first-order'],
};

/** Words that are gone, and the verb to type in their place. */
export const GONE: Readonly<Record<string, VerbName>> = {
  'change-lead': 'lead_change',
  'rank-places': 'places_rank',
  'retry-jobs': 'jobs_retry',
  'held-prices': 'prices_held',
  'promotion-make': 'promotion_create',
  invite: 'operator_invite',
  'change-role': 'operator_role',
  'remove-operator': 'operator_remove',
  'reset-codes': 'operator_reset',
  'promotion * change': 'promotion_change',
  invoice: 'invoice_pdf',
  first: 'places_rank',
  'operator role': 'operator_role',
  'operator remove': 'operator_remove',
  'operator reset': 'operator_reset',
  'price accept': 'price_decide',
  'price keep-out': 'price_decide',
  'price undo': 'price_undo',
  'place picture': 'place_picture',
  'case * snooze': 'case_snooze',
};

/** The longest key of `rows` that the words begin with, and the words that are left. */
export function matchWords<Row>(
  rows: Readonly<Record<string, Row>>,
  words: readonly string[],
): { row: Row; left: string[] } | null {
  const [first = '', second = '', third = ''] = words;
  const isWord = second !== '' && !second.startsWith('--');
  const tries: [key: string, left: string[]][] = [
    ...(isWord ? [[`${first} * ${third}`, [second, ...words.slice(3)]] satisfies [string, string[]]] : []),
    [`${first} ${second}`, words.slice(2)],
    [first, words.slice(1)],
  ];
  for (const [key, left] of tries) {
    const row = Object.hasOwn(rows, key) ? rows[key] : undefined;
    if (row !== undefined) return { row, left };
  }
  return null;
}
