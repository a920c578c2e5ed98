import { setTimeout as pause } from 'node:timers/promises';

import { askOwner } from '../../test/support/database/postgres-owner.ts';
import type { Fate } from '../check.ts';
import { settle } from '../ends.ts';
import { comeToBuy, type Purchase } from './buyers.ts';
import type { Fleet } from './fleet.ts';
import type { Scenario } from './scenario.ts';

/** The result of a scenario. */
export interface Outcome {
  scenario: string;
  paid: number;
  delivered: number;
  refunded: number;
  /** The longest time from paying, or from the recovery, to an end. Seconds. */
  slowest: number;
  /** Answers of nginx other than 2xx and 3xx, by status. */
  failed: Map<number, number>;
  /** The shop's refusals to buyers, each once. */
  refusals: Set<string>;
}

export interface Timing {
  /** Before something happens, and after it is over. Seconds. */
  around: number;
  /** How long it lasts, if it does. Seconds. */
  lasts: number;
  /** How long a paid purchase may take to end, and how long if the wholesaler's answer was lost; null if that is not checked. */
  ends: { within: number; unclearWithin: number } | null;
}

/** The shop or nginx may tell buyers to try again later; and it can be too late to correct an address. */
const RIGHT = /^(50[234] |409 POST \/api\/orders\/[^/]+\/address: )/;

/** nginx's answers so far. */
function answersOf({ nginx }: Fleet): number[] {
  return nginx.calls().map((line) => Number(/" (\d{3}) /.exec(line)?.[1] ?? 0));
}

/**
 * Lets it happen while people buy, and waits until everybody who paid has an eSIM or a refund.
 * @throws if somebody lost something, waited too long, or gave up
 */
export async function runScenario(
  fleet: Fleet,
  scenario: Scenario,
  buyers: number,
  timing: Timing,
): Promise<Outcome> {
  const before = answersOf(fleet).length;
  const pids = fleet.shop.pids.join();
  const load = comeToBuy(fleet.behind, scenario.name, buyers);
  await pause(timing.around * 1_000);
  await scenario.happen(fleet, timing.lasts);
  // If nothing could end before the recovery, the time until an end counts from there.
  const wellAt = scenario.stopsAll ? performance.now() : 0;
  await pause(timing.around * 1_000);
  await load.leave();
  const { name } = scenario;
  if (!name.endsWith('killed') && fleet.shop.pids.join() !== pids)
    throw new Error(`${name}: a process of the shop has ended`);
  const gaveUp = load.purchases.flatMap(({ gaveUp: why }) => why ?? []);
  if (gaveUp.length > 0) throw new Error(`${name}: buyers gave up:\n${gaveUp.join('\n')}`);

  const wrong = load.purchases.flatMap(({ customer }) =>
    customer.refusals.filter((answer) => !RIGHT.test(answer)),
  );
  if (wrong.length > 0) throw new Error(`${name}: buyers were told:\n${wrong.slice(0, 10).join('\n')}`);

  const paid = load.purchases.filter(({ customer }) => customer.paid);
  const fates = await settle(
    fleet.world,
    paid.map(({ customer }) => customer),
    { others: fleet.fates },
  );
  fleet.fates.push(...fates);
  if (timing.ends) await checkTimes(fleet, paid, wellAt, timing.ends);
  return outcomeOf(scenario.name, paid, fates, wellAt, answersOf(fleet).slice(before));
}

function outcomeOf(
  scenario: string,
  paid: readonly Purchase[],
  fates: readonly Fate[],
  wellAt: number,
  answers: readonly number[],
): Outcome {
  const failed = new Map<number, number>();
  for (const status of answers)
    if (status < 200 || status > 399) failed.set(status, (failed.get(status) ?? 0) + 1);
  const refunded = fates.filter(({ order }) => order.status === 'refunded').length;
  return {
    scenario,
    paid: paid.length,
    delivered: fates.length - refunded,
    refunded,
    slowest: Math.max(0, ...paid.map((purchase) => secondsToEnd(purchase, wellAt))),
    failed,
    refusals: new Set(paid.flatMap(({ customer }) => customer.refusals.map(withoutIds))),
  };
}

function secondsToEnd({ customer, endedAt }: Purchase, wellAt: number): number {
  if (customer.paidAt === null || endedAt === null) return 0;
  const began = customer.paidAt < wellAt && endedAt > wellAt ? wellAt : customer.paidAt;
  return (endedAt - began) / 1000;
}

/** What different buyers are told differs only in ids. */
function withoutIds(refusal: string): string {
  return refusal
    .replaceAll(/(?=[a-z_-]*\d)[\w-]{16,}/gi, '…')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 160);
}

async function checkTimes(
  { primary }: Fleet,
  paid: readonly Purchase[],
  wellAt: number,
  { within, unclearWithin }: NonNullable<Timing['ends']>,
): Promise<void> {
  for (const purchase of paid) {
    const seconds = secondsToEnd(purchase, wellAt);
    if (seconds <= within) continue;
    const { customer } = purchase;
    const wasUnclear = await askOwner(
      primary.url,
      `select coalesce(bool_or(outcome_at - started_at > interval '30 seconds'), false) from provider_order
        join purchase on purchase.id = purchase_id where email in ('${customer.email}', '${customer.oldEmail}')`,
    );
    if (wasUnclear === 'true' && seconds <= unclearWithin) continue;
    throw new Error(
      `${customer.step}: ${customer.email} (${customer.way}) waited ${seconds.toFixed(1)} s for an end${wasUnclear === 'true' ? ', after the answer was lost' : ''}`,
    );
  }
}
