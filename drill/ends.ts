import { setTimeout as pause } from 'node:timers/promises';

import type { Currency } from '../src/domain/currencies.ts';
import type { OutsideWorld } from '../test/support/outside/outside-world.ts';
import { type Fate, violations } from './check.ts';
import type { Customer, Way } from './customer.ts';

/** Each of them alone, one after the other. */
export const WAYS: readonly Way[] = ['card', 'wallet', 'paypal'];

const CHOICES: readonly Way[] = [...WAYS, 'both'];
/** Half of the buyers choose dollars. */
const CURRENCIES: readonly Currency[] = ['EUR', 'USD', 'JPY', 'USD'];
/** In which the shop must sell beside dollars. */
export const LOCAL: readonly Currency[] = ['EUR', 'JPY'];

/** How a buyer pays who comes after so many others, and in what: four in a row pay in all ways, and sixteen in each currency, too. */
export function choiceOf(place: number): { way: Way; currency: Currency } {
  const [way, currency] = [
    CHOICES[place % CHOICES.length],
    CURRENCIES[(place + Math.floor(place / CHOICES.length)) % CURRENCIES.length],
  ];
  if (!way || !currency) throw new Error(`no buyer ${place}`);
  return { way, currency };
}

/** A mail being sent when the shop died stays claimed for half a minute; the rest is a margin. */
export const STANDS_STILL_MS = 150_000;

export function readFates(customers: readonly Customer[]): Promise<Fate[]> {
  return Promise.all(customers.map(async (customer) => ({ customer, order: await customer.readOrder() })));
}

/**
 * Waits until nothing contradicts what buyers were promised.
 * @param options.others earlier buyers, who own their eSIMs
 * @param options.refine adds other contradictions, or removes permitted ones
 * @throws if a contradiction lasts for two and a half minutes
 */
export async function settle(
  world: OutsideWorld,
  customers: readonly Customer[],
  options: {
    others?: readonly Fate[];
    refine?: (problems: string[], fates: readonly Fate[]) => string[];
    withinMs?: number;
  } = {},
): Promise<Fate[]> {
  const { others = [], refine = (problems) => problems, withinMs = STANDS_STILL_MS } = options;
  for (const started = performance.now(); ;) {
    const fates = await readFates(customers);
    const problems = refine(violations([...others, ...fates], await world.ledger()), fates);
    if (problems.length === 0) return fates;
    if (performance.now() - started > withinMs)
      throw new Error(`violated, and nothing moves:\n${problems.join('\n')}`);
    await pause(500);
  }
}

/** Of the contradictions, the wholesaler's orders that belong to nobody. */
export function orphansAmong(problems: readonly string[]): string[] {
  return problems.flatMap((line) => /^provider order (\S+) belongs to nobody$/.exec(line)?.[1] ?? []);
}
