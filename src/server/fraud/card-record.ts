import { and, desc, eq, gt, isNotNull, max, or, type Placeholder, sql } from 'drizzle-orm';

import { BRAKE_SECONDS, type CardRecord, isQuiet } from '../../domain/limits/card-brake.ts';
import type { Cipher } from '../db/cipher.ts';
import { statement } from '../db/statement.ts';
import type { Deps } from '../deps.ts';
import { type Owner, ownedBy } from '../purchase/owner.ts';
import { type Payment, paymentTable, purchaseTable } from '../purchase/tables.ts';
import { cardDeclineTable } from './tables.ts';

/** The buyer and the address of a card payment. */
export interface CardBuyer {
  /** Keyed hash of the address; null if unknown. */
  origin: string | null;
  /** An account, or the browser by its cookie; null without a cookie. */
  owner: Owner | null;
}

const { at, browserHash, cardHash, originHash } = cardDeclineTable;
/** More open payments than any limit needs are not counted. */
const MAX_COUNTED = 1000;

const own = eq(browserHash, sql.placeholder('browser'));
const there = eq(originHash, sql.placeholder('origin'));

const declinesOf = statement((db) =>
  db
    .select({
      own: sql<number>`count(*) filter (where ${own})`.mapWith(Number),
      cards: sql<number>`count(distinct ${cardHash}) filter (where ${own})`.mapWith(Number),
      there: sql<number>`count(*) filter (where ${there})`.mapWith(Number),
      open: sql<number>`(select count(*) from (
        select from ${paymentTable} where ${startedThere(sql.placeholder('origin'), 'open', sql.placeholder('since'))}
        limit ${sql.raw(String(MAX_COUNTED))}) as started)`.mapWith(Number),
    })
    .from(cardDeclineTable)
    .where(and(or(own, there), gt(at, sql.placeholder('since')))),
);

/** The last hour's counts for a card buyer. One query, unless many cards were declined at their address. */
export async function readCardRecord(deps: Deps, { origin, owner }: CardBuyer): Promise<CardRecord> {
  const { db, cipher, settings } = deps;
  const since = sinceAnHour(deps);
  const browser = owner && browserKey(cipher, owner);
  const [counted] = await declinesOf(db.db, { browser, origin, since });
  const { own = 0, cards = 0, there = 0, open = 0 } = counted ?? {};
  const isDull = origin === null || isQuiet({ declines: there, open }, settings.RATE_LIMIT_SCALE);
  return {
    own: { declines: own, cards, hasPaid: isDull || owner === null ? false : await hasPaid(deps, owner) },
    there: { declines: there, open, paid: isDull ? 0 : await paidThere(deps, origin, since) },
  };
}

async function paidThere({ db }: Deps, origin: string, since: Date): Promise<number> {
  return db.db.$count(paymentTable, startedThere(origin, 'accepted', since));
}

function startedThere(origin: string | Placeholder, status: Payment['status'], since: Date | Placeholder) {
  const { originHash, createdAt } = paymentTable;
  return and(eq(originHash, origin), eq(paymentTable.status, status), gt(createdAt, since));
}

async function hasPaid({ db }: Deps, owner: Owner): Promise<boolean> {
  const rows = await db.db
    .select({ id: purchaseTable.id })
    .from(purchaseTable)
    .where(and(ownedBy(owner), isNotNull(purchaseTable.paidAt)))
    .limit(1);
  return rows.length > 0;
}

/** Seconds until fewer than this many of an address's declines are in the last hour. */
export async function secondsUntilFewerThere(deps: Deps, origin: string, most: number): Promise<number> {
  const [row] = await deps.db.db
    .select({ at })
    .from(cardDeclineTable)
    .where(and(eq(originHash, origin), gt(at, sinceAnHour(deps))))
    .orderBy(desc(at))
    .offset(most - 1)
    .limit(1);
  return secondsUntilOld(deps, row?.at ?? null);
}

/** As {@link secondsUntilFewerThere}, for a browser's declines, and the different cards among them. */
export async function secondsUntilFewerOwn(
  deps: Deps,
  owner: Owner,
  most: { declines: number; cards: number },
): Promise<number> {
  const { db } = deps.db;
  const isOwn = and(eq(browserHash, browserKey(deps.cipher, owner)), gt(at, sinceAnHour(deps)));
  const [decline] = await db
    .select({ at })
    .from(cardDeclineTable)
    .where(isOwn)
    .orderBy(desc(at))
    .offset(most.declines - 1)
    .limit(1);
  const [card] = await db
    .select({ at: max(at) })
    .from(cardDeclineTable)
    .where(and(isOwn, isNotNull(cardHash)))
    .groupBy(cardHash)
    .orderBy(desc(max(at)))
    .offset(most.cards - 1)
    .limit(1);
  return Math.max(secondsUntilOld(deps, decline?.at ?? null), secondsUntilOld(deps, card?.at ?? null));
}

/** The key under which declines of a browser or account are stored. */
export function browserKey(cipher: Cipher, owner: Owner): string {
  const who = 'user' in owner ? `user ${owner.user}` : `guest ${owner.guest.toString('base64url')}`;
  return cipher.sign(`browser ${who}`).toString('base64url');
}

export function cardKey(cipher: Cipher, fingerprint: string): string {
  return cipher.sign(`card ${fingerprint}`).toString('base64url');
}

function sinceAnHour(deps: Deps): Date {
  return new Date(deps.now().getTime() - BRAKE_SECONDS * 1000);
}

function secondsUntilOld(deps: Deps, then: Date | null): number {
  if (then === null) return 0;
  return Math.max(1, Math.ceil((then.getTime() - deps.now().getTime()) / 1000) + BRAKE_SECONDS);
}
