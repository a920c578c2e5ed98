import { z } from 'zod';

import { idsEndingIn, idsOfNumber, partOfNumber } from '../../../domain/checkout/order.ts';
import { amountIn, dayIn, type Span } from '../../../domain/operators/order-search.ts';
import type { Db } from '../../db/database.ts';
import { purchasesOn, purchasesOnEnd } from '../../esims/queries.ts';
import {
  idsAtAddress,
  idsBetween,
  idsByAddress,
  idsByAmount,
  idsByCode,
  idsByDigits,
  idsByName,
  idsByNameNearly,
  idsByReference,
  idsDuring,
} from '../../purchase/overview/find-purchases.ts';
import { purchasesById } from '../../purchase/overview/overview.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { mayKnowBuyers } from './allowed.ts';
import type { VerbCall } from './verb.ts';

const MOST = 50;

interface Way {
  fits: (typed: string) => boolean;
  /** @param during narrows those that may find many */
  ids: (db: Db, typed: string, during: Span | null) => Promise<string[]>;
  /** It tells who bought what, so it is for those alone who may know buyers. */
  isOfBuyers?: true;
}

const digitsOf = (typed: string) => typed.replaceAll(/[\s-]/g, '');
const isIccid = (typed: string) => /^\d{18,22}$/.test(digitsOf(typed));
const isAddress = (typed: string) => typed.includes('@');
/** Begins with a letter, of any script. */
const isName = (typed: string) => /^\p{L}/u.test(typed);

/** Words that identify one order, or a few. */
const NAMES: readonly Way[] = [
  { fits: (typed) => z.uuid().safeParse(typed).success, ids: (_, typed) => Promise.resolve([typed]) },
  { fits: isAddress, ids: idsAtAddress, isOfBuyers: true },
  { fits: isIccid, ids: (db, typed) => purchasesOn(db, digitsOf(typed), MOST) },
  {
    fits: (typed) => idsOfNumber(typed) !== null,
    ids: (db, typed) => idsBetween(db, idsOfNumber(typed) ?? NO_IDS),
  },
  // In the format of Stripe's and PayPal's payment ids.
  {
    fits: (typed) => /^(pi|ch|py)_\w{3,100}$/.test(typed) || /^[A-Z0-9]{17}$/.test(typed),
    ids: idsByReference,
  },
];

const NO_IDS = { first: '', last: '' };

/** What many orders may share, and what is only a part. */
const HINTS: readonly Way[] = [
  { fits: (typed) => /^\d{4}$/.test(typed), ids: idsByDigits },
  {
    fits: (typed) => /^\d{4,17}$/.test(digitsOf(typed)),
    ids: (db, typed) => purchasesOnEnd(db, digitsOf(typed), MOST),
  },
  { fits: (typed) => partOfNumber(typed)?.isPlain === true, ids: idsByPart },
  {
    fits: (typed) => amountIn(typed) !== null,
    ids: (db, typed, during) => idsByAmount(db, amountIn(typed) ?? [], during),
  },
  { fits: (typed) => /^[^\s]{2,}$/.test(typed), ids: idsByAddress, isOfBuyers: true },
  { fits: isName, ids: idsByName, isOfBuyers: true },
];

/** What somebody may have meant, where nothing fits: a typo in a name, in half of a number, or behind the @. */
const NEARLY: readonly Way[] = [
  { fits: isName, ids: idsByNameNearly, isOfBuyers: true },
  { fits: (typed) => partOfNumber(typed) !== null, ids: idsByPart },
  { fits: (typed) => idsOfNumber(typed) !== null, ids: idsByHalves },
  {
    fits: (typed) => /^[^\s@]{3,}@/.test(typed),
    ids: (db, typed, during) => idsByAddress(db, typed.slice(0, typed.indexOf('@') + 1), during),
    isOfBuyers: true,
  },
];

async function idsByPart(db: Db, typed: string): Promise<string[]> {
  const part = partOfNumber(typed);
  if (!part) return [];
  const ending = part.isBeginning ? [] : await idsBetween(db, idsEndingIn(part.code));
  return [...(await idsByCode(db, part.code)), ...ending];
}

async function idsByHalves(db: Db, typed: string): Promise<string[]> {
  const code = digitsOf(typed).toUpperCase().slice(-8);
  return [...(await idsByCode(db, code.slice(0, 4))), ...(await idsBetween(db, idsEndingIn(code.slice(4))))];
}

/** Whether a word can identify orders. */
export function canName(typed: string): boolean {
  return NAMES.some(({ fits }) => fits(typed.trim()));
}

/**
 * The orders identified by an id, a number, an email address, an ICCID, or a processor's id of a payment or capture; newest
 * first.
 */
export async function ordersNamed(db: Db, typed: string): Promise<Purchase[]> {
  return purchasesById(db, await idsByWays(db, NAMES, typed.trim(), null));
}

/** Orders that fit what somebody typed, newest first. */
export interface Found {
  orders: Purchase[];
  /** Nothing fits, and these come near it. */
  isNear: boolean;
}

/**
 * The same, plus orders found by part of a number, address or ICCID, by words of the buyer's name, the last four digits of a card, an
 * amount, or a day, which may also stand beside any of these. Operators who may not know buyers find none by name or address.
 */
export async function ordersLike(call: VerbCall, typed: string): Promise<Found> {
  const { deps } = call;
  const { db } = deps.db;
  const { day, rest } = dayIn(typed, deps.now()) ?? { day: null, rest: typed.trim() };
  if (day && rest === '') return { orders: await purchasesById(db, await idsDuring(db, day)), isNear: false };
  const isKnown = mayKnowBuyers(call);
  for (const ways of [[...NAMES, ...HINTS], NEARLY]) {
    const allowed = ways.filter(({ isOfBuyers }) => isKnown || !isOfBuyers);
    const found = await purchasesById(db, await idsByWays(db, allowed, rest, day));
    const orders = day ? found.filter(({ createdAt }) => createdAt >= day.from && createdAt < day.to) : found;
    if (orders.length > 0) return { orders: orders.slice(0, MOST), isNear: ways === NEARLY };
  }
  return { orders: [], isNear: false };
}

async function idsByWays(
  db: Db,
  ways: readonly Way[],
  typed: string,
  during: Span | null,
): Promise<string[]> {
  const found = new Set<string>();
  for (const { fits, ids } of ways)
    if (fits(typed)) for (const id of await ids(db, typed, during)) found.add(id);
  return [...found];
}
