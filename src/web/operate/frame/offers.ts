import type { Permission } from '../../../domain/operators/roles.ts';
import type { ExportPermissions, PostPermissions } from '../api/verbs.ts';
import type { AskedAct } from '../parts/use-asked-act.ts';
import { offerWords as words } from './offer-words.ts';

/** What an act is done to. */
export type Kind = 'order' | 'customer' | 'case' | 'place' | 'promotion' | 'operator' | 'switch';

/** Where the palette leads: to a screen, on which a dialog may open. Nothing is done from the palette itself. */
export interface Way {
  to: string;
  act?: AskedAct;
}

/** Something an operator can do, as the palette offers it. */
export interface Offer {
  key: string;
  permission: Permission;
  /** Its name, and other words that people type for it. */
  words: readonly [name: string, ...also: string[]];
  /** Null if it needs nothing to be done to. */
  on: Kind | null;
  wayTo: (of: string) => Way;
}

type Said = Pick<Offer, 'words'> & { on?: Kind; to?: string; opens?: string };

/** The screen of each thing. */
const SCREEN_OF: Record<Kind, (of: string) => string> = {
  order: (id) => `/orders/${id}`,
  customer: (id) => `/customers/${id}`,
  case: (id) => `/cases/${id}`,
  place: (code) => `/catalogue/places/${code}`,
  promotion: (code) => `/promotions/${code}`,
  operator: () => '/team',
  switch: () => '/health',
};

/** The thing that a screen shows. */
export function shownAt(pathname: string, kind: Kind): string | null {
  const [, screen = '', of] = /^(.+)\/([^/]+)$/.exec(pathname) ?? [];
  return of !== undefined && SCREEN_OF[kind](of) === `${screen}/${of}` ? of : null;
}

/** An act with a dialog of its own, by the name that its screen knows. */
const dialog = (on: Kind, said: Offer['words'], opens: string): Said => ({ on, words: said, opens });
/** An act of a screen, which has its button and its question there. */
const there = (on: Kind, said: Offer['words']): Said => ({ on, words: said });
const at = (to: string, said: Offer['words'], opens?: string): Said => ({
  to,
  words: said,
  ...(opens && { opens }),
});

type Sayings<Permissions> = {
  [Name in keyof Permissions]: { permission: Permissions[Name]; as: readonly Said[] };
};

/** Every verb that changes something, with its permission in the registry. Those without words belong to another one's dialog. */
const OF_VERBS: Sayings<PostPermissions> = {
  resend: { permission: 'order.resend', as: [dialog('order', words.resend, 'resend')] },
  address_change: {
    permission: 'order.address',
    as: [dialog('order', words.address_change, 'address_change')],
  },
  retry: { permission: 'order.retry', as: [there('order', words.retry)] },
  note: { permission: 'order.note', as: [dialog('order', words.note, 'note')] },
  bulk_preview: { permission: 'order.note', as: [at('/orders', words.bulk)] },
  bulk_start: { permission: 'order.note', as: [] },
  bulk_stop: { permission: 'order.note', as: [] },
  refund: { permission: 'order.refund', as: [dialog('order', words.refund, 'refund')] },
  refund_part: {
    permission: 'order.refund',
    as: [dialog('order', words.refund_part, 'refund_part'), dialog('order', words.goodwill, 'goodwill')],
  },
  tax_give_back: { permission: 'order.refund', as: [there('case', words.tax_give_back)] },
  replace: { permission: 'order.replace', as: [dialog('order', words.replace, 'replace')] },
  approval_give: { permission: 'money.approve', as: [at('/dashboard', words.approvals)] },
  approval_decline: { permission: 'order.refund', as: [] },
  sign_out: { permission: 'sessions.end', as: [dialog('customer', words.sign_out, 'sign_out')] },
  block: { permission: 'customers.block', as: [dialog('customer', words.block, 'block')] },
  unblock: { permission: 'customers.block', as: [dialog('customer', words.unblock, 'unblock')] },
  customer_data: {
    permission: 'customers.data',
    as: [dialog('customer', words.customer_data, 'customer_data')],
  },
  erase: { permission: 'customers.erase', as: [dialog('customer', words.erase, 'erase')] },
  customer_note: { permission: 'customers.note', as: [there('customer', words.customer_note)] },
  customer_merge: { permission: 'customers.merge', as: [there('customer', words.customer_merge)] },
  customer_unmerge: { permission: 'customers.merge', as: [] },
  draft_order_save: { permission: 'drafts.work', as: [at('/orders/drafts/new', words.draft_order_save)] },
  draft_order_send: { permission: 'drafts.work', as: [] },
  draft_order_place: { permission: 'drafts.work', as: [] },
  draft_order_cancel: { permission: 'drafts.work', as: [] },
  draft_order_give_up: { permission: 'drafts.work', as: [] },
  draft_order_change_plan: { permission: 'drafts.work', as: [] },
  transfer_note: { permission: 'transfers.note', as: [at('/orders/drafts', words.transfer_note)] },
  transfer_return: { permission: 'transfers.note', as: [] },
  order_import_preview: { permission: 'drafts.work', as: [at('/orders/drafts/file', words.order_import)] },
  order_import_start: { permission: 'drafts.work', as: [] },
  credit_account_save: {
    permission: 'credit.change',
    as: [at('/orders/drafts/accounts', words.credit_account_save)],
  },
  bank_details_publish: {
    permission: 'credit.change',
    as: [at('/orders/drafts/accounts', words.bank_details)],
  },
  lead_change: { permission: 'leads.work', as: [at('/leads', words.lead_change)] },
  case_owner: { permission: 'cases.work', as: [there('case', words.case_owner)] },
  case_snooze: { permission: 'cases.work', as: [there('case', words.case_snooze)] },
  case_note: { permission: 'cases.work', as: [dialog('case', words.case_note, 'note')] },
  case_act: { permission: 'cases.work', as: [there('case', words.case_act)] },
  case_close: { permission: 'cases.work', as: [there('case', words.case_close)] },
  dispute_stage: { permission: 'disputes.prepare', as: [at('/disputes', words.dispute)] },
  dispute_send: { permission: 'disputes.answer', as: [] },
  processors_read: { permission: 'reconciliation.run', as: [at('/dashboard', words.processors_read)] },
  reconciliation_run: {
    permission: 'reconciliation.run',
    as: [at('/money/reconciliation', words.reconciliation_run)],
  },
  price_preview: { permission: 'prices.read', as: [] },
  price_publish: { permission: 'prices.change', as: [at('/prices', words.price_publish)] },
  price_undo: { permission: 'prices.change', as: [at('/prices', words.price_undo)] },
  price_decide: { permission: 'prices.change', as: [] },
  currency_publish: {
    permission: 'prices.change',
    as: [at('/prices/currencies', words.currency_publish)],
  },
  currency_undo: { permission: 'prices.change', as: [] },
  rate_enter: { permission: 'prices.change', as: [at('/prices/currencies', words.rate_enter)] },
  promotion_preview: { permission: 'prices.read', as: [] },
  promotion_create: {
    permission: 'prices.change',
    as: [at('/promotions', words.promotion_create, 'promotion_create')],
  },
  promotion_change: {
    permission: 'prices.change',
    as: [dialog('promotion', words.promotion_change, 'promotion_change')],
  },
  promotion_end: {
    permission: 'prices.change',
    as: [dialog('promotion', words.promotion_end, 'promotion_end')],
  },
  place_change: {
    permission: 'catalogue.change',
    as: [dialog('place', words.place_change, 'place_change')],
  },
  place_picture: { permission: 'catalogue.change', as: [there('place', words.place_picture)] },
  plan_show: { permission: 'catalogue.change', as: [there('place', words.plan_show)] },
  source_choose: { permission: 'prices.change', as: [at('/catalogue/sources', words.source_choose)] },
  wholesaler_block: {
    permission: 'prices.change',
    as: [at('/catalogue/wholesalers', words.wholesaler_block)],
  },
  brand_picture: { permission: 'brand.change', as: [] },
  brand_preview: { permission: 'brand.change', as: [] },
  brand_undo: { permission: 'brand.change', as: [] },
  page_preview: { permission: 'pages.change', as: [] },
  page_undo: { permission: 'pages.change', as: [] },
  mail_words_preview: { permission: 'pages.change', as: [] },
  mail_words_undo: { permission: 'pages.change', as: [] },
  mail_words_publish: {
    permission: 'pages.change',
    as: [at('/pages/emails', words.mail_words_publish)],
  },
  page_publish: { permission: 'pages.change', as: [at('/pages', words.page_publish)] },
  brand_publish: { permission: 'brand.change', as: [at('/brand', words.brand_publish)] },
  secret_check: { permission: 'settings.read', as: [at('/settings/secrets', words.secret_check)] },
  setup_check: { permission: 'settings.read', as: [at('/settings/setup', words.setup_check)] },
  setup_hide: { permission: 'settings.change', as: [] },
  settings_preview: { permission: 'settings.change', as: [] },
  settings_undo: { permission: 'settings.change', as: [] },
  setting_set: { permission: 'settings.change', as: [] },
  settings_publish: { permission: 'settings.change', as: [at('/settings', words.settings_publish)] },
  places_rank: { permission: 'catalogue.change', as: [at('/catalogue/order', words.places_rank)] },
  sync: { permission: 'catalogue.sync', as: [at('/catalogue/syncs', words.sync)] },
  mail_sample: { permission: 'mails.read', as: [at('/emails/templates', words.mail_sample)] },
  pause: { permission: 'switches.turn', as: [dialog('switch', words.pause, 'pause')] },
  resume: { permission: 'switches.turn', as: [dialog('switch', words.resume, 'resume')] },
  view_save: { permission: 'shop.read', as: [] },
  view_change: { permission: 'shop.read', as: [] },
  view_delete: { permission: 'shop.read', as: [] },
  view_default: { permission: 'shop.read', as: [] },
  jobs_retry: { permission: 'jobs.retry', as: [at('/health', words.jobs_retry)] },
  recover: { permission: 'order.retry', as: [] },
  operator_invite: {
    permission: 'team.change',
    as: [at('/team', words.operator_invite, 'operator_invite')],
  },
  operator_role: {
    permission: 'team.change',
    as: [dialog('operator', words.operator_role, 'operator_role')],
  },
  operator_reset: {
    permission: 'team.change',
    as: [dialog('operator', words.operator_reset, 'operator_reset')],
  },
  operator_remove: {
    permission: 'team.change',
    as: [dialog('operator', words.operator_remove, 'operator_remove')],
  },
  api_token_create: {
    permission: 'team.change',
    as: [at('/connections/tokens', words.api_token_create, 'api_token_create')],
  },
  api_token_revoke: { permission: 'team.change', as: [at('/connections/tokens', words.api_token_revoke)] },
  alert_channel_create: {
    permission: 'connections.change',
    as: [at('/connections/alerts', words.alert_channel_create, 'alert_channel_create')],
  },
  alert_channel_change: { permission: 'connections.change', as: [] },
  alert_channel_remove: { permission: 'connections.change', as: [] },
  alert_channel_test: {
    permission: 'connections.work',
    as: [at('/connections/alerts', words.alert_channel_test)],
  },
  export_schedule_create: {
    permission: 'connections.change',
    as: [at('/connections/exports', words.export_schedule_create, 'export_schedule_create')],
  },
  export_schedule_change: { permission: 'connections.change', as: [] },
  export_schedule_run: {
    permission: 'connections.work',
    as: [at('/connections/exports', words.export_schedule_run)],
  },
  export_schedule_remove: { permission: 'connections.change', as: [] },
  webhook_create: {
    permission: 'connections.change',
    as: [at('/connections', words.webhook_create, 'webhook_create')],
  },
  webhook_change: { permission: 'connections.change', as: [] },
  webhook_rotate: { permission: 'connections.change', as: [] },
  webhook_pause: { permission: 'connections.work', as: [at('/connections', words.webhook_pause)] },
  webhook_resume: { permission: 'connections.work', as: [] },
  webhook_remove: { permission: 'connections.change', as: [] },
  webhook_ping: { permission: 'connections.work', as: [at('/connections', words.webhook_ping)] },
  webhook_replay: { permission: 'connections.work', as: [at('/connections', words.webhook_replay)] },
};

/** Every list that is exported, from the screen with its filters. */
const OF_EXPORTS: Sayings<ExportPermissions> = {
  orders: { permission: 'orders.export', as: [at('/orders', words.export.orders)] },
  income: { permission: 'money.export', as: [at('/money', words.export.income)] },
  oss_return: { permission: 'money.export', as: [at('/money/oss-return', words.export.oss_return)] },
  oss_documents: { permission: 'money.export', as: [at('/money/oss-return', words.export.oss_documents)] },
  invoices: { permission: 'money.export', as: [at('/money/invoices', words.export.invoices)] },
  payouts: { permission: 'money.export', as: [at('/money/payouts', words.export.payouts)] },
  leads: { permission: 'leads.export', as: [at('/leads', words.export.leads)] },
  audit: { permission: 'audit.export', as: [at('/audit', words.export.audit)] },
};

function offersIn(sayings: Record<string, { permission: Permission; as: readonly Said[] }>): Offer[] {
  return Object.values(sayings).flatMap(({ permission, as }) =>
    as.map(({ words: said, on, to, opens }): Offer => ({
      key: said[0],
      permission,
      words: said,
      on: on ?? null,
      wayTo: (of) => ({
        to: to ?? (on ? SCREEN_OF[on](of) : '/'),
        ...(opens !== undefined && { act: { name: opens, of } }),
      }),
    })),
  );
}

/** All that the palette offers to do, in the order of the registry. */
export const OFFERS: readonly Offer[] = [...offersIn(OF_VERBS), ...offersIn(OF_EXPORTS)];
