import { setTimeout as pause } from 'node:timers/promises';

import type { Currency } from '../../../src/domain/currencies.ts';
import type { RunningShop } from './running-shop.ts';

const RATES_WITHIN_MS = 60_000;

/**
 * Switches currencies on, as an operator does.
 * @throws if the shop has no rates after a minute
 */
export async function sellIn(
  { operate }: Pick<RunningShop, 'operate'>,
  currencies: readonly Currency[],
): Promise<void> {
  for (const started = performance.now(); !(await operate('currencies')).includes('ecb');) {
    if (performance.now() - started > RATES_WITHIN_MS) throw new Error('no rates');
    await pause(200);
  }
  const terms = ['--on', 'yes', '--reason', 'a test', '--yes'];
  for (const currency of currencies) await operate('currency-publish', '--currency', currency, ...terms);
}
