import { z } from 'zod';

import { idsOfNumber } from '../../../domain/checkout/order.ts';
import type { Db } from '../../db/database.ts';
import { purchasesOn } from '../../esims/queries.ts';
import {
  idsBetween,
  idsByAddress,
  idsByDigits,
  idsByName,
  idsByReference,
  purchasesById,
} from '../../purchase/overview/overview.ts';
import type { Purchase } from '../../purchase/tables.ts';

const MOST = 50;

type Way = readonly [fits: (typed: string) => boolean, ids: (db: Db, typed: string) => Promise<string[]>];

/** Words that identify one order, or a few. */
const NAMES: readonly Way[] = [
  [(typed) => z.uuid().safeParse(typed).success, (_, typed) => Promise.resolve([typed])],
  [(typed) => typed.includes('@'), (db, typed) => idsByAddress(db, typed, MOST)],
  [(typed) => /^\d{18,22}$/.test(typed), (db, typed) => purchasesOn(db, typed, MOST)],
  [
    (typed) => idsOfNumber(typed) !== null,
    (db, typed) => idsBetween(db, idsOfNumber(typed) ?? { first: '', last: '' }, MOST),
  ],
  // In the format of Stripe's and PayPal's payment ids.
  [
    (typed) => /^(pi|ch|py)_\w{3,100}$/.test(typed) || /^[A-Z0-9]{17}$/.test(typed),
    (db, typed) => idsByReference(db, typed, MOST),
  ],
];

/** Words that many orders may share: the digits of a card, and the beginning of a name. */
const HINTS: readonly Way[] = [
  [(typed) => /^\d{4}$/.test(typed), (db, typed) => idsByDigits(db, typed, MOST)],
  [(typed) => /^\p{L}[\p{L}\p{M}' .-]{1,99}$/u.test(typed), (db, typed) => idsByName(db, typed, MOST)],
];

/** Whether a word can identify orders. */
export function canName(typed: string): boolean {
  return NAMES.some(([fits]) => fits(typed.trim()));
}

/**
 * The orders identified by an id, a number, an email address, an ICCID, or a processor's id of a payment or capture; newest
 * first.
 */
export function ordersNamed(db: Db, typed: string): Promise<Purchase[]> {
  return byWays(db, NAMES, typed.trim());
}

/** The same, plus orders found by a card's last four digits or the beginning of the buyer's name. */
export function ordersLike(db: Db, typed: string): Promise<Purchase[]> {
  return byWays(db, [...NAMES, ...HINTS], typed.trim());
}

async function byWays(db: Db, ways: readonly Way[], typed: string): Promise<Purchase[]> {
  const found = new Set<string>();
  for (const [fits, ids] of ways) if (fits(typed)) for (const id of await ids(db, typed)) found.add(id);
  return found.size === 0 ? [] : purchasesById(db, [...found]);
}
