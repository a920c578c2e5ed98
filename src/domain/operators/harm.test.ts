import { expect, it } from 'vitest';

import {
  guardOf,
  guardOfInput,
  MAX_ALONE,
  MAX_WITHOUT_CODE,
  type MoneyLimits,
  needsApprovalFor,
  needsCodeFor,
  passesDay,
} from './harm.ts';
import { can, ROLES } from './roles.ts';

const LIMITS: MoneyLimits = { withoutCode: MAX_WITHOUT_CODE, alone: MAX_ALONE };
const NOTHING = { order: 0, person: 0, shop: 0 };

it('asks for a fresh code before harmful acts, and never before a stop', () => {
  expect(['pause', 'order', 'refund', 'codes', 'price_publish', 'leads.csv'].map(guardOf)).toEqual([
    'free',
    'free',
    'running sum',
    'fresh code',
    'fresh code',
    'fresh code',
  ]);
  expect(() => guardOf('a new verb')).toThrow('a new verb has no row that says what harm it can do');
});

it('asks for it only with some inputs', () => {
  expect(guardOf('resend')).toBe('free');
  expect(guardOfInput('resend', {})).toBe('free');
  expect(guardOfInput('resend', { to: 'eve@example.com' })).toBe('fresh code');
  expect(guardOf('address_change')).toBe('fresh code');
  expect(guardOfInput('plan_show', { visible: true })).toBe('free');
  expect(guardOfInput('plan_show', { visible: false })).toBe('fresh code');
  expect(guardOfInput('codes', {})).toBe('fresh code');
});

it.each(Object.entries(MAX_WITHOUT_CODE))(
  'lets at most this go out per %s without a code: %i cents',
  (of, most) => {
    const before = (cents: number) => ({ ...NOTHING, [of]: cents });
    expect(needsCodeFor(LIMITS, 100, before(most - 100))).toBe(false);
    expect(needsCodeFor(LIMITS, 101, before(most - 100))).toBe(true);
  },
);

it('alerts once a day that much money went out', () => {
  expect(passesDay(LIMITS, 10_000, NOTHING)).toBe(false);
  expect(passesDay(LIMITS, 10_001, NOTHING)).toBe(true);
  expect(passesDay(LIMITS, 1, { order: 0, person: 10_001, shop: 10_001 })).toBe(false);
  expect(passesDay(LIMITS, 1, { order: 9_999, person: 0, shop: 0 })).toBe(false);
  expect(passesDay(LIMITS, 2, { order: 0, person: 9_000, shop: 29_999 })).toBe(true);
});

it.each(ROLES.filter((role) => role !== 'owner' && can(role, 'order.refund')))(
  'lets %s send out so much of an order and of a day alone, and has somebody to ask beyond',
  (role) => {
    const most = LIMITS.alone[role] ?? { order: 0, person: 0 };
    expect(most.order).toBeGreaterThanOrEqual(MAX_WITHOUT_CODE.order);
    for (const of of ['order', 'person'] as const) {
      const before = { ...NOTHING, [of]: most[of] - 100 };
      expect([
        needsApprovalFor(LIMITS, role, 100, before),
        needsApprovalFor(LIMITS, role, 101, before),
      ]).toEqual([false, true]);
    }
  },
);

it('lets an owner decide alone: a shop may have nobody else', () => {
  expect(needsApprovalFor(LIMITS, 'owner', 10_000_000, NOTHING)).toBe(false);
});
