import type { OutsideWorld } from '../test/support/outside/outside-world.ts';
import type { RunningShop } from '../test/support/shop/running-shop.ts';
import { type Fate } from './check.ts';
import type { Customer } from './customer.ts';
import { orphansAmong, settle } from './ends.ts';

interface Aftermath {
  /** Buyers whose purchase and payment the books know; all of them have ended well. */
  known: Customer[];
  /** Buyers whose purchases the books have lost. */
  lost: Customer[];
  /** Exactly what `reconcile --report` lists: payments by card, and the wholesaler's orders, that belong to nobody. */
  cards: string[];
  orphans: string[];
}

/**
 * After the books went back in time: waits for the end of the purchases they know; then the report must list the rest.
 * @param hours the period of the report
 * @param others earlier buyers, whose purchases are not lost
 */
export async function compareAfterGoingBack(
  shop: RunningShop,
  world: OutsideWorld,
  customers: readonly Customer[],
  { hours, others = [] }: { hours: number; others?: readonly Fate[] },
): Promise<Aftermath> {
  const known: Customer[] = [];
  const lost: Customer[] = [];
  for (const customer of customers) {
    const order = await customer.readOrder().catch(nullIfLost);
    const isKnown =
      order !== null && (order.status !== 'unpaid' || (await knowsPayment(shop, order.number, customer)));
    (isKnown ? known : lost).push(customer);
    // The correction of the address may be lost as well.
    if (order !== null && order.email !== customer.email) customer.isPutRight = false;
  }
  if (known.length === 0 || lost.length === 0)
    throw new Error('nothing was sold before the copy, or nothing after it');
  let orphans: string[] = [];
  await settle(world, known, {
    others,
    refine(problems) {
      orphans = orphansAmong(problems);
      return orphans.length === problems.length ? [] : problems;
    },
  });
  const theirs = new Set(lost.flatMap(({ iccid }) => iccid ?? []));
  const shared = known.filter(({ iccid }) => iccid !== null && theirs.has(iccid));
  if (shared.length > 0)
    throw new Error(`share their eSIMs with who was lost: ${shared.map(({ email }) => email).join(', ')}`);
  // The command fails if books differ, and these do.
  const report = await shop.operate('reconcile', '--report', String(hours)).catch(String);
  const named = new Set(
    report.split('\n').flatMap((line) => /^\S.*?: (\S+) .*\bhere$/.exec(line)?.[1] ?? []),
  );
  const { charges } = await world.ledger();
  const mine = new Set(lost.map(({ paymentIntent }) => paymentIntent));
  const cards = charges
    .filter(({ payment_intent, status }) => status === 'succeeded' && mine.has(payment_intent))
    .map(({ payment_intent }) => payment_intent);
  const missing = [...new Set([...orphans, ...cards])].filter((reference) => !named.delete(reference));
  if (missing.length > 0 || named.size > 0)
    throw new Error(
      `the report lacks ${missing.join(', ') || 'nothing'} and names ${[...named].join(', ') || 'nothing'} besides:\n${report}`,
    );
  return { known, lost, cards, orphans };
}

/** A buyer whose purchase is lost has no order any more. */
export function nullIfLost(error: unknown): null {
  if (error instanceof Error && error.message.startsWith('404 ')) return null;
  throw error;
}

/** The copy may be from between the purchase and its payment. */
async function knowsPayment(
  shop: RunningShop,
  number: string,
  { paymentIntent, paypalOrder }: Customer,
): Promise<boolean> {
  // An unpaid purchase may have no address yet.
  const shown = await shop.operate('order', number);
  return shown.includes(paymentIntent ?? paypalOrder ?? 'none');
}

/** One purchase from beginning to eSIM, to check that the shop sells. */
export async function sellOnce(customer: Customer): Promise<void> {
  await customer.open('JP');
  await customer.pay();
  await customer.complete();
  const { status } = await customer.readOrder();
  if (status !== 'ready') throw new Error(`${customer.step} an order is ${status}`);
}
