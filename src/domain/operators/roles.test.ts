import { expect, it } from 'vitest';

import { PERMISSIONS, permissionsOf, can, ROLES } from './roles.ts';

/** Owner, manager, support, finance, viewer: yes or no. */
const TABLE = {
  'orders.read': 'yyyyy',
  'orders.export': 'yynyn',
  'buyers.read': 'yyyyn',
  'order.resend': 'yyynn',
  'order.address': 'yyynn',
  'order.retry': 'yyynn',
  'order.note': 'yyyyn',
  'order.pdf': 'yyyyn',
  'order.refund': 'yyyyn',
  'order.replace': 'yyynn',
  'cases.read': 'yyyyy',
  'cases.work': 'yyyyn',
  'disputes.read': 'yyyyy',
  'disputes.prepare': 'yyyyn',
  'disputes.answer': 'yynyn',
  'codes.read': 'yyynn',
  'sessions.end': 'yyynn',
  'customers.read': 'yyynn',
  'customers.note': 'yyynn',
  'customers.merge': 'yyynn',
  'customers.block': 'yyynn',
  'customers.data': 'yynnn',
  'customers.erase': 'yynnn',
  'leads.read': 'yyynn',
  'leads.work': 'yyynn',
  'leads.export': 'yynnn',
  'outbox.read': 'yyynn',
  'mails.read': 'yyyyy',
  'catalogue.sync': 'yynnn',
  'connections.read': 'yynnn',
  'connections.work': 'yynnn',
  'connections.change': 'ynnnn',
  'brand.change': 'ynnnn',
  'transfers.note': 'yynyn',
  'drafts.work': 'yyynn',
  'drafts.read': 'yyyyn',
  'credit.change': 'ynnnn',
  'settings.read': 'yynnn',
  'settings.change': 'ynnnn',
  'pages.change': 'yynnn',
  'reconciliation.run': 'yynyn',
  'money.approve': 'yynyn',
  'money.read': 'yynyn',
  'money.export': 'yynyn',
  'catalogue.read': 'yyyyy',
  'catalogue.change': 'yynnn',
  'prices.read': 'yynyn',
  'prices.change': 'yynnn',
  'team.read': 'yyyyy',
  'team.change': 'ynnnn',
  'shop.read': 'yyyyy',
  'shop.examine': 'yynnn',
  'switches.turn': 'yynnn',
  'jobs.retry': 'yynnn',
  'audit.read': 'yynnn',
  'audit.export': 'ynnnn',
};

it('says which role has which permission', () => {
  const told = PERMISSIONS.map((act) => [act, ROLES.map((role) => (can(role, act) ? 'y' : 'n')).join('')]);
  expect(Object.fromEntries(told)).toEqual(TABLE);
});

it('lets an owner do everything, and a viewer change nothing', () => {
  expect(permissionsOf('owner')).toEqual(PERMISSIONS);
  expect(permissionsOf('viewer').filter((act) => !act.endsWith('.read'))).toEqual([]);
});
