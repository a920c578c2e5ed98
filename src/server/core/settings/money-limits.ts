import { ofDollars } from '../../../domain/money.ts';
import type { MoneyLimits } from '../../../domain/operators/harm.ts';
import type { Settings } from './env.ts';

/** What people may send out without a fresh code, and without a colleague. */
export function moneyLimitsOf(settings: Settings): MoneyLimits {
  const cents = (dollars: number) => ofDollars(dollars).amount;
  return {
    withoutCode: {
      order: cents(settings.FRESH_CODE_ORDER_USD),
      person: cents(settings.FRESH_CODE_PERSON_USD),
      shop: cents(settings.FRESH_CODE_SHOP_USD),
    },
    alone: {
      manager: {
        order: cents(settings.ALONE_MANAGER_ORDER_USD),
        person: cents(settings.ALONE_MANAGER_DAY_USD),
      },
      support: {
        order: cents(settings.ALONE_SUPPORT_ORDER_USD),
        person: cents(settings.ALONE_SUPPORT_DAY_USD),
      },
      finance: {
        order: cents(settings.ALONE_FINANCE_ORDER_USD),
        person: cents(settings.ALONE_FINANCE_DAY_USD),
      },
    },
  };
}
