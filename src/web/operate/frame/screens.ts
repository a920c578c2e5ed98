import leadsIcon from '@phosphor-icons/core/regular/briefcase.svg?raw';
import moneyIcon from '@phosphor-icons/core/regular/coins.svg?raw';
import mailsIcon from '@phosphor-icons/core/regular/envelope-simple.svg?raw';
import pagesIcon from '@phosphor-icons/core/regular/files.svg?raw';
import settingsIcon from '@phosphor-icons/core/regular/gear-six.svg?raw';
import healthIcon from '@phosphor-icons/core/regular/heartbeat.svg?raw';
import auditIcon from '@phosphor-icons/core/regular/list-magnifying-glass.svg?raw';
import catalogueIcon from '@phosphor-icons/core/regular/map-trifold.svg?raw';
import brandIcon from '@phosphor-icons/core/regular/palette.svg?raw';
import connectionsIcon from '@phosphor-icons/core/regular/plugs-connected.svg?raw';
import ordersIcon from '@phosphor-icons/core/regular/receipt.svg?raw';
import disputesIcon from '@phosphor-icons/core/regular/scales.svg?raw';
import codesIcon from '@phosphor-icons/core/regular/seal-percent.svg?raw';
import todayIcon from '@phosphor-icons/core/regular/sun-horizon.svg?raw';
import pricesIcon from '@phosphor-icons/core/regular/tag.svg?raw';
import customersIcon from '@phosphor-icons/core/regular/user-list.svg?raw';
import teamIcon from '@phosphor-icons/core/regular/users-three.svg?raw';
import casesIcon from '@phosphor-icons/core/regular/warning-circle.svg?raw';
import type { ComponentType } from 'react';

import type { Permission } from '../../../domain/operators/roles.ts';
import { screenWords } from './words.ts';

export interface Screen {
  /** Relative to `/operate`. */
  path: string;
  name: string;
  icon: string;
  /** The letter that opens it after `g`. */
  key: string;
  /** The permission that a role must have. */
  permission: Permission;
  /** Its pages, by their paths under its own. */
  pages: Record<string, () => Promise<ComponentType>>;
}

/** All screens: each is in the navigation of operators who may open it, and can be found by its name. */
export const SCREENS: readonly Screen[] = [
  {
    path: 'dashboard',
    name: screenWords.dashboard,
    icon: todayIcon,
    key: 't',
    permission: 'shop.read',
    pages: {
      '': () => import('../dashboard/dashboard.tsx').then(({ Dashboard }) => Dashboard),
      'approvals/:id': () => import('../dashboard/approval.tsx').then(({ Approval }) => Approval),
    },
  },
  {
    path: 'orders',
    name: screenWords.orders,
    icon: ordersIcon,
    key: 'o',
    permission: 'orders.read',
    pages: {
      '': () => import('../orders/orders.tsx').then(({ Orders }) => Orders),
      abandoned: () => import('../orders/abandoned.tsx').then(({ Abandoned }) => Abandoned),
      bulk: () => import('../orders/bulk-acts.tsx').then(({ BulkActs }) => BulkActs),
      'bulk/:id': () => import('../orders/bulk-act.tsx').then(({ BulkAct }) => BulkAct),
      drafts: () => import('../drafts/drafts.tsx').then(({ Drafts }) => Drafts),
      'drafts/new': () => import('../drafts/draft-form.tsx').then(({ DraftForm }) => DraftForm),
      'drafts/file': () => import('../drafts/order-file.tsx').then(({ OrderFile }) => OrderFile),
      'drafts/accounts': () => import('../drafts/credit.tsx').then(({ Credit }) => Credit),
      'drafts/:id': () => import('../drafts/draft.tsx').then(({ Draft }) => Draft),
      'drafts/:id/edit': () => import('../drafts/draft-form.tsx').then(({ DraftForm }) => DraftForm),
      ':id': () => import('../order/order.tsx').then(({ Order }) => Order),
    },
  },
  {
    path: 'customers',
    name: screenWords.customers,
    icon: customersIcon,
    key: 'u',
    permission: 'customers.read',
    pages: {
      '': () => import('../customers/customers.tsx').then(({ Customers }) => Customers),
      ':id': () => import('../customers/customer.tsx').then(({ Customer }) => Customer),
    },
  },
  {
    path: 'leads',
    name: screenWords.leads,
    icon: leadsIcon,
    key: 'l',
    permission: 'leads.read',
    pages: {
      '': () => import('../leads/leads.tsx').then(({ Leads }) => Leads),
      ':id': () => import('../leads/lead.tsx').then(({ Lead }) => Lead),
    },
  },
  {
    path: 'cases',
    name: screenWords.cases,
    icon: casesIcon,
    key: 'c',
    permission: 'cases.read',
    pages: {
      '': () => import('../cases/cases.tsx').then(({ Cases }) => Cases),
      ':id': () => import('../cases/case.tsx').then(({ Case }) => Case),
    },
  },
  {
    path: 'disputes',
    name: screenWords.disputes,
    icon: disputesIcon,
    key: 'd',
    permission: 'disputes.read',
    pages: {
      '': () => import('../disputes/disputes.tsx').then(({ Disputes }) => Disputes),
      ':id': () => import('../disputes/dispute.tsx').then(({ Dispute }) => Dispute),
    },
  },
  {
    path: 'money',
    name: screenWords.money,
    icon: moneyIcon,
    key: 'm',
    permission: 'money.read',
    pages: {
      '': () => import('../money/money.tsx').then(({ Money }) => Money),
      reconciliation: () =>
        import('../money/reconciliations.tsx').then(({ Reconciliations }) => Reconciliations),
      invoices: () => import('../money/invoices.tsx').then(({ Invoices }) => Invoices),
      'oss-return': () => import('../money/oss-return.tsx').then(({ OssReturn }) => OssReturn),
      payouts: () => import('../money/payouts.tsx').then(({ Payouts }) => Payouts),
      'payouts/:id': () => import('../money/payout.tsx').then(({ Payout }) => Payout),
      'reconciliation/:id': () =>
        import('../money/reconciliation.tsx').then(({ Reconciliation }) => Reconciliation),
    },
  },
  {
    path: 'emails',
    name: screenWords.mails,
    icon: mailsIcon,
    key: 'e',
    permission: 'mails.read',
    pages: {
      '': () => import('../mails/mails.tsx').then(({ Mails }) => Mails),
      templates: () => import('../mails/templates.tsx').then(({ Templates }) => Templates),
      'templates/:template': () => import('../mails/template.tsx').then(({ Template }) => Template),
    },
  },
  {
    path: 'prices',
    name: screenWords.prices,
    icon: pricesIcon,
    key: 'p',
    permission: 'prices.read',
    pages: {
      '': () => import('../prices/prices.tsx').then(({ Prices }) => Prices),
      currencies: () => import('../prices/currencies.tsx').then(({ Currencies }) => Currencies),
      'currencies/:code': () => import('../prices/currency.tsx').then(({ CurrencyPage }) => CurrencyPage),
    },
  },
  {
    path: 'promotions',
    name: screenWords.codes,
    icon: codesIcon,
    key: 'r',
    permission: 'prices.read',
    pages: {
      '': () => import('../codes/codes.tsx').then(({ Codes }) => Codes),
      ':code': () => import('../codes/code.tsx').then(({ Code }) => Code),
    },
  },
  {
    path: 'catalogue',
    name: screenWords.catalogue,
    icon: catalogueIcon,
    key: 'g',
    permission: 'catalogue.read',
    pages: {
      '': () => import('../catalogue/places.tsx').then(({ Places }) => Places),
      order: () => import('../catalogue/ranking.tsx').then(({ RankingScreen }) => RankingScreen),
      searches: () => import('../catalogue/searches.tsx').then(({ Searches }) => Searches),
      sources: () => import('../catalogue/sources.tsx').then(({ Sources }) => Sources),
      'sources/:place/:bundle': () =>
        import('../catalogue/plan-sources.tsx').then(({ PlanSources }) => PlanSources),
      wholesalers: () => import('../catalogue/wholesalers.tsx').then(({ Wholesalers }) => Wholesalers),
      syncs: () => import('../catalogue/syncs.tsx').then(({ Syncs }) => Syncs),
      'syncs/:id': () => import('../catalogue/sync.tsx').then(({ SyncPage }) => SyncPage),
      'places/:code': () => import('../catalogue/place.tsx').then(({ Place }) => Place),
    },
  },
  {
    path: 'brand',
    name: screenWords.brand,
    icon: brandIcon,
    key: 'b',
    permission: 'brand.change',
    pages: { '': () => import('../brand/brand.tsx').then(({ BrandScreen }) => BrandScreen) },
  },
  {
    path: 'settings',
    name: screenWords.settings,
    icon: settingsIcon,
    key: 's',
    permission: 'settings.read',
    pages: {
      '': () => import('../settings/settings.tsx').then(({ SettingsScreen }) => SettingsScreen),
      secrets: () => import('../settings/secrets.tsx').then(({ Secrets }) => Secrets),
      setup: () => import('../setup/setup.tsx').then(({ Setup }) => Setup),
    },
  },
  {
    path: 'pages',
    name: screenWords.pages,
    icon: pagesIcon,
    key: 'x',
    permission: 'pages.change',
    pages: {
      '': () => import('../pages/pages.tsx').then(({ Pages }) => Pages),
      emails: () => import('../pages/emails.tsx').then(({ Emails }) => Emails),
      'emails/:mail/:language': () => import('../pages/email.tsx').then(({ EmailScreen }) => EmailScreen),
      ':page/:language': () => import('../pages/page.tsx').then(({ PageScreen }) => PageScreen),
    },
  },
  {
    path: 'health',
    name: screenWords.health,
    icon: healthIcon,
    key: 'h',
    permission: 'shop.read',
    pages: { '': () => import('../health/health.tsx').then(({ Health }) => Health) },
  },
  {
    path: 'team',
    name: screenWords.team,
    icon: teamIcon,
    key: 'a',
    permission: 'team.read',
    pages: { '': () => import('../team/team.tsx').then(({ Team }) => Team) },
  },
  {
    path: 'connections',
    name: screenWords.connections,
    icon: connectionsIcon,
    key: 'n',
    permission: 'connections.read',
    pages: {
      '': () => import('../connections/webhooks.tsx').then(({ Webhooks }) => Webhooks),
      'webhooks/:id': () => import('../connections/webhook.tsx').then(({ Webhook }) => Webhook),
      'deliveries/:id': () =>
        import('../connections/webhook-delivery.tsx').then(({ WebhookDelivery }) => WebhookDelivery),
      alerts: () => import('../connections/channels.tsx').then(({ Channels }) => Channels),
      exports: () => import('../connections/schedules.tsx').then(({ Schedules }) => Schedules),
      'exports/:id': () => import('../connections/schedule.tsx').then(({ Schedule }) => Schedule),
      tokens: () => import('../connections/tokens.tsx').then(({ Tokens }) => Tokens),
    },
  },
  {
    path: 'audit',
    name: screenWords.audit,
    icon: auditIcon,
    key: 'i',
    permission: 'audit.read',
    pages: { '': () => import('../audit/audit.tsx').then(({ Audit }) => Audit) },
  },
];

/** The screens that a role may open. */
export function screensFor(permissions: readonly Permission[]): Screen[] {
  return SCREENS.filter(({ permission }) => permissions.includes(permission));
}

/** First parts of addresses that had other names, which bookmarks and mails still have. */
const MOVED: Readonly<Record<string, string>> = {
  '/today': '/dashboard',
  '/codes': '/promotions',
  '/people': '/team',
  '/mails': '/emails',
  '/money/books': '/money/reconciliation',
};

/** Where the page of an old address is now; undefined if there never was one. */
export function movedTo(pathname: string): string | undefined {
  const [old, now] = Object.entries(MOVED).find(([from]) => `${pathname}/`.startsWith(`${from}/`)) ?? [];
  return old === undefined ? undefined : `${now}${pathname.slice(old.length)}`;
}
