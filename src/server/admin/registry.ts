import { audit } from './audit.ts';
import { bulk_act, bulk_acts, bulk_preview, bulk_start, bulk_stop } from './bulk/bulk.ts';
import { case_act, case_close, case_note, case_owner, case_snooze } from './cases/case-acts.ts';
import { cases, oneCase } from './cases/cases.ts';
import { missed_searches } from './catalogue/missed-searches.ts';
import { place_change, place_picture, plan_show } from './catalogue/place-changes.ts';
import { place, places } from './catalogue/places.ts';
import { places_rank, ranking } from './catalogue/rankings.ts';
import { sync_log, syncs } from './catalogue/syncs.ts';
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
};

export const VERBS = {
  ...NOUNS.orders,
  ...NOUNS.customers,
  ...NOUNS.leads,
  ...NOUNS.cases,
  ...NOUNS.disputes,
  ...NOUNS.money,
  ...NOUNS.prices,
  ...NOUNS.promotions,
  ...NOUNS.catalogue,
  ...NOUNS.emails,
  ...NOUNS.shop,
  ...NOUNS.operators,
};

export type Verbs = typeof VERBS;
export type Exports = typeof EXPORTS;
export type VerbName = keyof Verbs;
