import { setTimeout as pause } from 'node:timers/promises';

import type { Currency } from '../../../src/domain/currencies.ts';
import { runVerb } from '../../../src/server/admin/run-verb.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import type { RunningShop } from './running-shop.ts';
import type { TestShop } from './shop.ts';

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

/** The same in a shop of this process, by the sandbox's rates. */
export async function sellHere(
  { deps, handlers }: Pick<TestShop, 'deps' | 'handlers'>,
  currencies: readonly Exclude<Currency, 'USD'>[],
): Promise<void> {
  const call = { deps, by: atCommandLine('test') };
  await handlers['rates.read']({});
  // The central bank has no rate of it.
  if (currencies.includes('TWD')) await runVerb(call, 'rate_enter', { currency: 'TWD', per_base: 31.4 });
  for (const currency of currencies) await runVerb(call, 'currency_publish', { currency, on: true });
}
