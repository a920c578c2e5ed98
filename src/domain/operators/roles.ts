/** The roles of operators, the strongest first. */
export const ROLES = ['owner', 'manager', 'support', 'finance', 'viewer'] as const;

export type Role = (typeof ROLES)[number];

/** Every operator. */
const ALL: readonly Role[] = ROLES;
/** Roles in contact with buyers. */
const SUPPORT: readonly Role[] = ['owner', 'manager', 'support'];
/** Roles responsible for money. */
const MONEY: readonly Role[] = ['owner', 'manager', 'finance'];
const LEADERS: readonly Role[] = ['owner', 'manager'];
const OWNERS: readonly Role[] = ['owner'];

/** Which role has which permissions: every verb names its permission. A permission that is not here is forbidden to all. */
const ALLOWED = {
  'orders.read': ALL,
  'orders.export': MONEY,
  'buyers.read': [...SUPPORT, 'finance'],
  'order.resend': SUPPORT,
  'order.address': SUPPORT,
  'order.retry': SUPPORT,
  'order.note': [...SUPPORT, 'finance'],
  'order.pdf': [...SUPPORT, 'finance'],
  'order.refund': [...SUPPORT, 'finance'],
  'order.replace': SUPPORT,
  'money.approve': MONEY,
  'cases.read': ALL,
  'cases.work': [...SUPPORT, 'finance'],
  'disputes.read': ALL,
  'disputes.prepare': [...SUPPORT, 'finance'],
  'disputes.answer': MONEY,
  'codes.read': SUPPORT,
  'sessions.end': SUPPORT,
  'customers.read': SUPPORT,
  'customers.note': SUPPORT,
  'customers.merge': SUPPORT,
  'customers.block': SUPPORT,
  'customers.data': LEADERS,
  'customers.erase': LEADERS,
  'drafts.read': [...SUPPORT, 'finance'],
  'drafts.work': SUPPORT,
  'transfers.note': MONEY,
  'credit.change': OWNERS,
  'leads.read': SUPPORT,
  'leads.work': SUPPORT,
  'leads.export': LEADERS,
  'outbox.read': SUPPORT,
  'mails.read': ALL,
  'catalogue.read': ALL,
  'catalogue.change': LEADERS,
  'catalogue.sync': LEADERS,
  'brand.change': OWNERS,
  'settings.read': LEADERS,
  'settings.change': OWNERS,
  'pages.change': LEADERS,
  'reconciliation.run': MONEY,
  'money.read': MONEY,
  'money.export': MONEY,
  'prices.read': MONEY,
  'prices.change': LEADERS,
  'team.read': ALL,
  'team.change': OWNERS,
  'connections.read': LEADERS,
  'connections.work': LEADERS,
  'connections.change': OWNERS,
  'shop.read': ALL,
  'shop.examine': LEADERS,
  'switches.turn': LEADERS,
  'jobs.retry': LEADERS,
  'audit.read': LEADERS,
  'audit.export': OWNERS,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof ALLOWED;

export const PERMISSIONS = Object.keys(ALLOWED) as [Permission, ...Permission[]];

export function can(role: Role, permission: Permission): boolean {
  return (ALLOWED[permission] as readonly Role[]).includes(role);
}

/** All permissions of a role. */
export function permissionsOf(role: Role): Permission[] {
  return PERMISSIONS.filter((permission) => can(role, permission));
}
