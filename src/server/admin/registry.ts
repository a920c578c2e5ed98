import { audit } from './audit.ts';
import {
  brand,
  brand_compare,
  brand_history,
  brand_invoice,
  brand_picture,
  brand_preview,
  brand_publish,
  brand_undo,
} from './brand/brand.ts';
import { bulk_act, bulk_acts, bulk_preview, bulk_start, bulk_stop } from './bulk/bulk.ts';
import { case_act, case_close, case_note, case_owner, case_snooze } from './cases/case-acts.ts';
import { cases, oneCase } from './cases/cases.ts';
import { missed_searches } from './catalogue/missed-searches.ts';
import { place_change, place_picture, plan_show } from './catalogue/place-changes.ts';
import { place, places } from './catalogue/places.ts';
import { places_rank, ranking } from './catalogue/rankings.ts';
import { plan_sources, source_choose, sources, wholesaler_block, wholesalers } from './catalogue/sources.ts';
import { sync_log, syncs } from './catalogue/syncs.ts';
import {
  alert_channel_change,
  alert_channel_create,
  alert_channel_remove,
  alert_channel_test,
  alert_channels,
} from './connections/alert-channels.ts';
import { api_token_create, api_token_revoke, api_tokens } from './connections/api-tokens.ts';
import { webhook_delivery, webhook_ping, webhook_replay } from './connections/webhook-deliveries.ts';
import {
  webhook,
  webhook_change,
  webhook_create,
  webhook_pause,
  webhook_remove,
  webhook_resume,
  webhook_rotate,
  webhooks,
} from './connections/webhooks.ts';
import { customer_merge, customer_merge_preview, customer_unmerge } from './customers/customer-merges.ts';
import { customer_note } from './customers/customer-note.ts';
import { customers_alike } from './customers/customers-alike.ts';
import { block, customer, customer_data, customers, erase, unblock } from './customers/customers.ts';
import { balances } from './dashboard/balances.ts';
import { changes } from './dashboard/changes.ts';
import { dashboard } from './dashboard/dashboard.ts';
import { refund_rates } from './dashboard/refund-rates.ts';
import { waiting } from './dashboard/waiting.ts';
import { dispute, dispute_send, dispute_stage, disputes } from './disputes/disputes.ts';
import { bank_details, bank_details_publish } from './draft-orders/bank-details.ts';
import { credit_account_save, credit_accounts } from './draft-orders/credit-accounts.ts';
import {
  draft_order,
  draft_order_cancel,
  draft_order_pdf,
  draft_order_place,
  draft_order_save,
  draft_order_send,
  draft_orders,
} from './draft-orders/draft-orders.ts';
import { order_import, order_import_preview, order_import_start } from './draft-orders/imports.ts';
import { draft_order_change_plan, draft_order_give_up } from './draft-orders/stuck-drafts.ts';
import { transfer_note, transfer_return } from './draft-orders/transfers.ts';
import {
  export_schedule,
  export_schedule_change,
  export_schedule_create,
  export_schedule_remove,
  export_schedule_run,
  export_schedules,
} from './export-schedules.ts';
import type { EXPORTS } from './exports.ts';
import { find } from './find/find.ts';
import { doctor, health } from './health/health.ts';
import { jobs, jobs_retry } from './health/jobs.ts';
import { pause, resume, switches } from './health/switches.ts';
import { recover, sign_out, sync } from './health/upkeep.ts';
import { lead_change, lead, leads } from './leads.ts';
import { mail_preview, mail_sample, mail_templates, mails } from './mails.ts';
import { income } from './money/income.ts';
import { invoice_pdf, invoices } from './money/invoices.ts';
import { journal } from './money/journal.ts';
import { oss_return } from './money/oss-return.ts';
import { payout, payouts } from './money/payouts.ts';
import { processors_read } from './money/processors-read.ts';
import { reconciliation_run, reconciliation, reconciliations } from './money/reconciliations.ts';
import { address_change } from './orders/address-change.ts';
import { approval, approval_decline, approval_give, approvals } from './orders/approvals.ts';
import { checkouts } from './orders/checkouts.ts';
import { codes } from './orders/codes.ts';
import { note } from './orders/order-note.ts';
import { order_pdf } from './orders/order-pdf.ts';
import { order, orders, orders_count } from './orders/orders.ts';
import { refund, refund_part, refund_preview } from './orders/refund.ts';
import { replace, replace_preview } from './orders/replace.ts';
import { resend } from './orders/resend.ts';
import { retry } from './orders/retry.ts';
import { tax_give_back } from './orders/tax-give-back.ts';
import { mailWordVerbs } from './pages/mail-words.ts';
import { pageVerbs } from './pages/pages.ts';
import {
  currencies,
  currency_history,
  currency_preview,
  currency_publish,
  currency_undo,
  rate_enter,
} from './prices/currencies.ts';
import { prices_held, price_decide } from './prices/held-prices.ts';
import { price_checks } from './prices/price-checks.ts';
import { price_preview } from './prices/price-preview.ts';
import { price_publish, price_undo } from './prices/price-publish.ts';
import { place_prices, price_history, prices } from './prices/prices.ts';
import {
  promotion_change,
  promotion_create,
  promotion_end,
  promotion_preview,
} from './promotions/promotion-acts.ts';
import { promotion, promotions } from './promotions/promotions.ts';
import { secret_check, secrets } from './settings/secrets.ts';
import {
  setting_set,
  settings,
  settings_compare,
  settings_history,
  settings_preview,
  settings_publish,
  settings_undo,
} from './settings/settings.ts';
import { setup, setup_check, setup_hide } from './settings/setup.ts';
import { operator_role, operator_invite, team, operator_remove, operator_reset } from './team.ts';
import { view_change, view_default, view_delete, view_save, views } from './views/views.ts';

/**
 * Everything operators can do, by what it is about: screens, API and command line call these and nothing else. A verb is
 * entered here, and the routes, the console's client, the command line and its help have it.
 */
export const NOUNS = {
  orders: {
    orders,
    checkouts,
    orders_count,
    find,
    order,
    resend,
    address_change,
    retry,
    note,
    codes,
    order_pdf,
    refund_preview,
    refund,
    refund_part,
    tax_give_back,
    replace_preview,
    replace,
    approvals,
    approval,
    approval_give,
    approval_decline,
    bulk_preview,
    bulk_start,
    bulk_stop,
    bulk_act,
    bulk_acts,
  },
  customers: {
    customers,
    customer,
    customer_note,
    customers_alike,
    customer_merge_preview,
    customer_merge,
    customer_unmerge,
    sign_out,
    block,
    unblock,
    customer_data,
    erase,
  },
  draft_orders: {
    draft_orders,
    draft_order,
    draft_order_save,
    draft_order_send,
    draft_order_place,
    draft_order_cancel,
    draft_order_give_up,
    draft_order_change_plan,
    draft_order_pdf,
    transfer_note,
    transfer_return,
    order_import,
    order_import_preview,
    order_import_start,
    credit_accounts,
    credit_account_save,
    bank_details,
    bank_details_publish,
  },
  leads: {
    leads,
    lead,
    lead_change,
  },
  cases: {
    cases,
    case: oneCase,
    case_owner,
    case_snooze,
    case_note,
    case_act,
    case_close,
  },
  disputes: {
    disputes,
    dispute,
    dispute_stage,
    dispute_send,
  },
  money: {
    income,
    journal,
    reconciliations,
    reconciliation,
    reconciliation_run,
    invoices,
    oss_return,
    invoice_pdf,
    payouts,
    payout,
    processors_read,
  },
  prices: {
    prices,
    price_history,
    place_prices,
    price_checks,
    price_preview,
    price_publish,
    price_undo,
    prices_held,
    price_decide,
    currencies,
    currency_history,
    currency_preview,
    currency_publish,
    currency_undo,
    rate_enter,
  },
  promotions: {
    promotions,
    promotion,
    promotion_preview,
    promotion_create,
    promotion_change,
    promotion_end,
  },
  catalogue: {
    places,
    place,
    place_change,
    place_picture,
    plan_show,
    ranking,
    places_rank,
    syncs,
    sync_log,
    sync,
    missed_searches,
    sources,
    plan_sources,
    source_choose,
    wholesalers,
    wholesaler_block,
  },
  brand: {
    brand,
    brand_compare,
    brand_history,
    brand_invoice,
    brand_picture,
    brand_preview,
    brand_publish,
    brand_undo,
  },
  settings: {
    settings,
    settings_history,
    settings_compare,
    settings_preview,
    settings_publish,
    setting_set,
    settings_undo,
    secrets,
    secret_check,
    setup,
    setup_check,
    setup_hide,
  },
  pages: {
    ...pageVerbs,
    ...mailWordVerbs,
  },
  emails: {
    mails,
    mail_templates,
    mail_preview,
    mail_sample,
  },
  shop: {
    dashboard,
    waiting,
    refund_rates,
    balances,
    changes,
    switches,
    pause,
    resume,
    health,
    doctor,
    jobs,
    jobs_retry,
    recover,
  },
  operators: {
    team,
    operator_invite,
    operator_role,
    operator_remove,
    operator_reset,
    audit,
    views,
    view_save,
    view_change,
    view_delete,
    view_default,
  },
  connections: {
    api_tokens,
    api_token_create,
    api_token_revoke,
    alert_channels,
    alert_channel_create,
    alert_channel_change,
    alert_channel_remove,
    alert_channel_test,
    export_schedules,
    export_schedule,
    export_schedule_create,
    export_schedule_change,
    export_schedule_run,
    export_schedule_remove,
    webhooks,
    webhook,
    webhook_delivery,
    webhook_create,
    webhook_change,
    webhook_rotate,
    webhook_pause,
    webhook_resume,
    webhook_remove,
    webhook_ping,
    webhook_replay,
  },
};

export const VERBS = {
  ...NOUNS.orders,
  ...NOUNS.customers,
  ...NOUNS.draft_orders,
  ...NOUNS.leads,
  ...NOUNS.cases,
  ...NOUNS.disputes,
  ...NOUNS.money,
  ...NOUNS.prices,
  ...NOUNS.promotions,
  ...NOUNS.catalogue,
  ...NOUNS.brand,
  ...NOUNS.settings,
  ...NOUNS.pages,
  ...NOUNS.emails,
  ...NOUNS.shop,
  ...NOUNS.operators,
  ...NOUNS.connections,
};

export type Verbs = typeof VERBS;
export type Exports = typeof EXPORTS;
export type VerbName = keyof Verbs;
