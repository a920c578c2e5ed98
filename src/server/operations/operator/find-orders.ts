import { between, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

import { idsOfNumber } from '../../../domain/checkout/order.ts';
import type { Db } from '../../db/database.ts';
import { userEsimTable } from '../../esims/tables.ts';
import { type Purchase, purchaseTable } from '../../purchase/tables.ts';

const MOST = 50;

/** Whether a word can name orders at all: an id, a number (SP-XXXX-XXXX), an email address or an ICCID. */
export function canName(typed: string): boolean {
  return isId(typed) || typed.includes('@') || isIccid(typed) || idsOfNumber(typed) !== null;
}

/** The orders that an id, a number, an email address or an ICCID stands for, newest first. */
export async function findOrders(db: Db, typed: string): Promise<Purchase[]> {
  const ids = await idsNamedBy(db, typed.trim());
  return db
    .select()
    .from(purchaseTable)
    .where(inArray(purchaseTable.id, ids))
    .orderBy(desc(purchaseTable.createdAt));
}

async function idsNamedBy(db: Db, typed: string): Promise<string[]> {
  if (isId(typed)) return [typed];
  if (isIccid(typed)) {
    const rows = await db
      .select({ id: userEsimTable.purchaseId })
      .from(userEsimTable)
      .where(eq(userEsimTable.iccid, typed))
      .limit(MOST);
    return rows.map(({ id }) => id);
  }
  const number = idsOfNumber(typed);
  if (number) return idsWhere(db, between(purchaseTable.id, number.first, number.last));
  const address = typed.toLowerCase();
  const { email, alternativeEmail } = purchaseTable;
  // One after the other: asked for either at once, the database reads everything.
  return [
    ...(await idsWhere(db, sql`lower(${email}) = ${address} and ${email} <> ''`)),
    ...(await idsWhere(db, sql`lower(${alternativeEmail}) = ${address}`)),
  ];
}

async function idsWhere(db: Db, isNamed: SQL | undefined): Promise<string[]> {
  const rows = await db.select({ id: purchaseTable.id }).from(purchaseTable).where(isNamed).limit(MOST);
  return rows.map(({ id }) => id);
}

function isId(typed: string): boolean {
  return z.uuid().safeParse(typed).success;
}

function isIccid(typed: string): boolean {
  return /^\d{18,22}$/.test(typed);
}
