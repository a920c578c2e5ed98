import { setTimeout as pause } from 'node:timers/promises';

import type { OutsideWorld } from '../test/support/outside/outside-world.ts';
import { type Fate, violations } from './check.ts';
import type { Customer, Way } from './customer.ts';

/** Each of them alone, one after the other. */
export const WAYS: readonly Way[] = ['card', 'wallet', 'paypal'];

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
