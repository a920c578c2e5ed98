import { z } from 'zod';

import { ofDollars } from '../../../domain/money.ts';
import { dayOf } from '../../../domain/operators/period.ts';
import { costADay, daysLeft } from '../../alerts/balance-forecast.ts';
import { withinTime } from '../../core/within-time.ts';
import { ProviderRefused, ProviderUnreachable } from '../../providers/outcome.ts';
import { amountSchema, baseAmountOf, verb } from '../parts/verb.ts';

const DAY_MS = 86_400_000;
/** The longest a screen waits for a slow wholesaler. */
const BALANCE_WITHIN_MS = 5_000;

export const balances = verb({
  permission: 'shop.read',
  summary: 'Ask each wholesaler for its balance, and show when it runs out at the pace of the last two weeks',
  changes: false,
  input: z.object({}),
  output: z.object({
    wholesalers: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** Null if the wholesaler does not answer now. */
        balance: amountSchema.nullable(),
        /** Daily average of two weeks' provider orders. */
        a_day: amountSchema,
        /** Whole days that it lasts at that pace; null if nothing was sold, or the balance is unknown. */
        days_left: z.int().nullable(),
        /** The same as a day; null also if it is years away. */
        runs_out: z.iso.date().nullable(),
        /** Below the low balance in the settings. */
        low: z.boolean(),
      }),
    ),
  }),
  async run({ deps }) {
    const now = deps.now();
    const costOf = await costADay(deps);
    const asked = deps.wholesalers.all.map(async (wholesaler) => {
      const cents = await withinTime(balanceOf(wholesaler), BALANCE_WITHIN_MS, null);
      const aDay = costOf(wholesaler.id);
      const days = cents === null ? null : daysLeft(cents, aDay);
      return {
        id: wholesaler.id,
        name: wholesaler.name,
        balance: cents === null ? null : baseAmountOf(cents),
        a_day: baseAmountOf(aDay),
        days_left: days,
        runs_out: days === null || days > MAX_DAYS ? null : dayOf(new Date(now.getTime() + days * DAY_MS)),
        low: cents !== null && cents < ofDollars(deps.settings.LOW_BALANCE_USD).amount,
      };
    });
    return { wholesalers: await Promise.all(asked) };
  },
});

/** Dates farther away are not worth showing. */
const MAX_DAYS = 1_000;

async function balanceOf(wholesaler: { balance(): Promise<number> }): Promise<number | null> {
  try {
    return await wholesaler.balance();
  } catch (error) {
    if (error instanceof ProviderUnreachable || error instanceof ProviderRefused) return null;
    throw error;
  }
}
