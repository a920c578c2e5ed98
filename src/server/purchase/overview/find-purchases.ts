import {
  and,
  between,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';

import type { IdRange } from '../../../domain/checkout/order.ts';
import { PROCESSORS } from '../../../domain/checkout/payment-method.ts';
import type { Span, TypedAmount } from '../../../domain/operators/order-search.ts';
import type { Db, DbOrTx, Tx } from '../../db/database.ts';
import { hasWords, hasWordsNearly, nameWords } from '../../db/name-keys.ts';
import { byIndex } from '../../db/statement.ts';
import { IS_SETTLED, paymentTable, purchaseTable } from '../tables.ts';

// Operators' searches. Each answers with ids, and is quick in a shop with a million purchases.

/** The most purchases of one search. */
const MOST = 50;
/** What more purchases than this have is frequent: sorting all of them would take long. */
const FREQUENT = 500;
/** So many of the newest purchases are looked at to learn how frequent something is. */
const SAMPLE = 60;
/** From this share on, looking at one purchase after the other is quicker than any index. */
const MANY = 0.2;
/** From this share on, the newest are looked for on their own. */
const SOME = 0.05;
/** Where the newest of what is frequent over all years are looked for. */
const RECENT_MS = 30 * 86_400_000;

/** Sorts after everything with the same beginning. */
const LAST_LETTER = '\u{10FFFF}';
/** Written out, so that the index applies. */
const isAtAProcessor = inArray(paymentTable.provider, [...PROCESSORS]);

export async function idsBetween(db: DbOrTx, { first, last }: IdRange): Promise<string[]> {
  const { id } = purchaseTable;
  return idsIn(
    await db
      .select({ id })
      .from(purchaseTable)
      .where(between(id, first, last))
      .limit(MOST),
  );
}

/** Ids of purchases whose number begins with these capitals. */
export function idsByCode(db: Db, code: string): Promise<string[]> {
  return newestIds(db, beginsWith(sql`order_code(${purchaseTable.id})`, code), null);
}

/** Ids of purchases whose buyer's first or second address begins like this; newest first for each. */
export async function idsByAddress(db: Db, beginning: string, during: Span | null): Promise<string[]> {
  const { email, alternativeEmail } = purchaseTable;
  const first = beginning.toLowerCase();
  // One after the other: for both at once, the database reads everything.
  return [
    ...(await newestIds(db, sql`${beginsWith(sql`lower(${email})`, first)} and ${email} <> ''`, during)),
    ...(await newestIds(
      db,
      sql`${beginsWith(sql`lower(${alternativeEmail})`, first)} and ${alternativeEmail} is not null`,
      during,
    )),
  ];
}

/** Ids of purchases with exactly this address. */
export async function idsAtAddress(db: Db, address: string, during: Span | null): Promise<string[]> {
  const { email, alternativeEmail } = purchaseTable;
  const lower = address.toLowerCase();
  return [
    ...(await newestIds(db, sql`lower(${email}) = ${lower} and ${email} <> ''`, during)),
    ...(await newestIds(db, sql`lower(${alternativeEmail}) = ${lower}`, during)),
  ];
}

/** Ids of purchases with an address of this mailbox. @param mailbox from `mailboxOf` */
export function idsAtMailbox(db: Db, mailbox: string): Promise<string[]> {
  const { email } = purchaseTable;
  return newestIds(db, sql`mailbox_of(${email}) = ${mailbox} and ${email} <> ''`, null);
}

/** Ids of other purchases that were paid with a card or PayPal account of these. */
export async function idsBySamePayer(db: Db, purchaseIds: readonly string[]): Promise<string[]> {
  if (purchaseIds.length === 0) return [];
  const { purchaseId, payerHash, status } = paymentTable;
  const hashes = (
    await db
      .selectDistinct({ hash: payerHash })
      .from(paymentTable)
      .where(and(inArray(purchaseId, [...purchaseIds]), isNotNull(payerHash), eq(status, 'accepted')))
      .limit(MOST)
  ).flatMap(({ hash }) => hash ?? []);
  if (hashes.length === 0) return [];
  return byIndex(db, (tx) =>
    idsOfPayments(
      tx,
      and(
        inArray(payerHash, hashes),
        isNotNull(payerHash),
        eq(status, 'accepted'),
        notInArray(purchaseId, [...purchaseIds]),
      ),
    ),
  );
}

/** Ids of purchases whose buyer's name has all these words, each perhaps only begun. */
export async function idsByName(db: Db, typed: string, during: Span | null): Promise<string[]> {
  const words = await nameWords(db, typed);
  return words.length === 0 ? [] : newestIds(db, hasWords(purchaseTable.fullName, words), during);
}

/** The same, with a typo in each word. */
export async function idsByNameNearly(db: Db, typed: string, during: Span | null): Promise<string[]> {
  const words = await nameWords(db, typed);
  return words.length === 0 ? [] : newestIds(db, hasWordsNearly(purchaseTable.fullName, words), during);
}

/**
 * Newest first. How it looks depends on how many of the newest purchases fit: what many have is found among these, without an index;
 * what some have, since a moment before which there have to be enough; what few have, by its index alone. Not by one query with an
 * order: for what nobody has, the database would rather read all purchases from the newest to the oldest, and of what a tenth has
 * the index gives a list that takes long to read once, and too long to read twice.
 */
function newestIds(db: Db, isNamed: SQL | undefined, during: Span | null): Promise<string[]> {
  return byIndex(db, async (tx) => {
    if (during) return newestIn(tx, and(isNamed, isDuring(during)));
    const share = (await amongNewest(tx, isNamed, SAMPLE)).length / SAMPLE;
    if (share >= MANY) {
      const found = await amongNewest(tx, isNamed, Math.ceil((2 * MOST) / share));
      if (found.length >= MOST) return found.slice(0, MOST);
    }
    const { id, createdAt } = purchaseTable;
    if (share >= SOME) {
      const [row] = await tx
        .select({ createdAt })
        .from(purchaseTable)
        .orderBy(desc(createdAt))
        .offset(Math.ceil((3 * MOST) / share))
        .limit(1);
      const found = row ? await newestIn(tx, and(isNamed, gt(createdAt, row.createdAt))) : [];
      if (found.length === MOST) return found;
    }
    const some = await tx
      .select({ id, createdAt })
      .from(purchaseTable)
      .where(isNamed)
      .limit(FREQUENT + 1);
    const sorted = some.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    if (some.length <= FREQUENT) return idsIn(sorted).slice(0, MOST);
    const [newest] = await tx.select({ createdAt }).from(purchaseTable).orderBy(desc(createdAt)).limit(1);
    const since = new Date((newest?.createdAt.getTime() ?? 0) - RECENT_MS);
    const recent = await newestIn(tx, and(isNamed, gt(createdAt, since)));
    return [...new Set([...recent, ...idsIn(sorted)])].slice(0, MOST);
  });
}

/** Those of the newest purchases that fit, newest first: each is looked at, so only for few. */
async function amongNewest(tx: Tx, isNamed: SQL | undefined, count: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from (select * from purchase order by created_at desc limit ${count}) as purchase where ${isNamed} order by created_at desc`,
  );
  return idsIn(rows);
}

/** Ids of purchases made in a time, newest first. */
export function idsDuring(db: Db, during: Span): Promise<string[]> {
  return byIndex(db, (tx) => newestIn(tx, isDuring(during)));
}

/** Ids of purchases that were paid with this amount in one of its currencies, alone or with others at once, newest first. */
export function idsByAmount(db: Db, amounts: TypedAmount, during: Span | null): Promise<string[]> {
  const { id, purchaseId, partOf, amountCents, wholeCents, currency, createdAt } = paymentTable;
  const inTime = during ? and(gte(createdAt, during.from), lt(createdAt, during.to)) : undefined;
  return byIndex(db, async (tx) => {
    const rows = [];
    const newest = (which: SQL | undefined) =>
      tx
        .select({ payment: id, id: purchaseId, createdAt })
        .from(paymentTable)
        .where(and(which, inTime))
        .orderBy(desc(createdAt))
        .limit(MOST);
    // One by one: a rare currency of a frequent amount would otherwise be searched among all others.
    for (const { minor, currency: code } of amounts) {
      rows.push(...(await newest(and(eq(amountCents, minor), eq(currency, code), IS_SETTLED))));
      const wholes = await newest(and(eq(wholeCents, minor), eq(currency, code)));
      if (wholes.length === 0) continue;
      const ids = wholes.map(({ payment }) => payment);
      rows.push(...wholes, ...(await newest(inArray(partOf, ids))));
    }
    rows.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    return idsIn(rows).slice(0, MOST);
  });
}

/** Ids of purchases with a payment that has this processor's id, or whose capture has it. */
export async function idsByReference(db: DbOrTx, reference: string): Promise<string[]> {
  return [
    ...(await idsOfPayments(db, and(isAtAProcessor, eq(paymentTable.reference, reference)))),
    ...(await idsOfPayments(db, and(isAtAProcessor, eq(paymentTable.captureReference, reference)))),
  ];
}

/** The same by the last four digits of the card, newest first. */
export function idsByDigits(db: DbOrTx, digits: string, during: Span | null): Promise<string[]> {
  const { methodLabel, createdAt } = paymentTable;
  const inTime = during ? and(gte(createdAt, during.from), lt(createdAt, during.to)) : undefined;
  return idsOfPayments(db, and(sql`right(${methodLabel}, 4) = ${digits}`, inTime));
}

async function idsOfPayments(db: DbOrTx, isNamed: SQL | undefined): Promise<string[]> {
  const { purchaseId, createdAt } = paymentTable;
  return idsIn(
    await db
      .select({ id: purchaseId })
      .from(paymentTable)
      .where(isNamed)
      .orderBy(desc(createdAt))
      .limit(MOST),
  );
}

async function newestIn(tx: Tx, which: SQL | undefined): Promise<string[]> {
  const { id, createdAt } = purchaseTable;
  return idsIn(await tx.select({ id }).from(purchaseTable).where(which).orderBy(desc(createdAt)).limit(MOST));
}

function isDuring({ from, to }: Span): SQL | undefined {
  return and(gte(purchaseTable.createdAt, from), lt(purchaseTable.createdAt, to));
}

function beginsWith(text: SQL, beginning: string): SQL {
  return sql`${text} ~>=~ ${beginning} and ${text} ~<~ ${beginning + LAST_LETTER}`;
}

const idsIn = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
