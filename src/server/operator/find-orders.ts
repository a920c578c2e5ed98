import { and, between, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

import { idsOfNumber } from '../../domain/checkout/order.ts';
import { type Purchase, purchaseTable } from '../checkout/tables.ts';
import type { Db } from '../db/database.ts';
import { userEsimTable } from '../esims/tables.ts';

const MOST = 50;

/** Whether a word can name orders at all: an id, a number (SP-XXXX-XXXX), an email address or an ICCID. */
export function canName(typed: string): boolean {
  return isId(typed) || typed.includes('@') || isIccid(typed) || idsOfNumber(typed) !== null;
}

/** The orders that an id, a number, an email address or an ICCID stands for, newest first. */
export function findOrders(db: Db, typed: string): Promise<Purchase[]> {
  return db
    .select()
    .from(purchaseTable)
    .where(namedBy(db, typed.trim()))
    .orderBy(desc(purchaseTable.createdAt))
    .limit(MOST);
}

function namedBy(db: Db, typed: string): SQL | undefined {
  if (isId(typed)) return eq(purchaseTable.id, typed);
  if (typed.includes('@')) {
    const address = typed.toLowerCase();
    const first = and(ne(purchaseTable.email, ''), eq(sql`lower(${purchaseTable.email})`, address));
    return or(first, eq(sql`lower(${purchaseTable.alternativeEmail})`, address));
  }
  if (isIccid(typed)) {
    const ids = db
      .select({ id: userEsimTable.purchaseId })
      .from(userEsimTable)
      .where(eq(userEsimTable.iccid, typed));
    return inArray(purchaseTable.id, ids);
  }
  const ids = idsOfNumber(typed);
  return ids ? between(purchaseTable.id, ids.first, ids.last) : sql`false`;
}

function isId(typed: string): boolean {
  return z.uuid().safeParse(typed).success;
}

function isIccid(typed: string): boolean {
  return /^\d{18,22}$/.test(typed);
}
