import { and, asc, eq, inArray, isNull, notExists } from 'drizzle-orm';

import { addressKey } from '../../domain/email-address.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import { apiTokenTable, type Operator, operatorTable } from './tables.ts';

/** The operator behind an account; null for everybody else, and before the invitation is accepted. */
export async function operatorOfUser(db: DbOrTx, userId: string): Promise<Operator | null> {
  const [operator] = await db
    .select()
    .from(operatorTable)
    .where(and(eq(operatorTable.userId, userId), isNull(operatorTable.removedAt)));
  return operator ?? null;
}

export async function readOperator(db: DbOrTx, id: string): Promise<Operator | null> {
  const [operator] = await db.select().from(operatorTable).where(eq(operatorTable.id, id));
  return operator ?? null;
}

export async function operatorAt(db: DbOrTx, email: string): Promise<Operator | null> {
  const [operator] = await db
    .select()
    .from(operatorTable)
    .where(and(eq(operatorTable.email, addressKey(email)), isNull(operatorTable.removedAt)));
  return operator ?? null;
}

/** All operators and invited people, by address; no programs. */
export function listOperators(db: DbOrTx): Promise<Operator[]> {
  const token = db.select().from(apiTokenTable).where(eq(apiTokenTable.operatorId, operatorTable.id));
  return db
    .select()
    .from(operatorTable)
    .where(and(isNull(operatorTable.removedAt), notExists(token)))
    .orderBy(asc(operatorTable.email));
}

/** Whether it is a program's, whom the team's verbs leave alone. */
export async function isToken(db: DbOrTx, operatorId: string): Promise<boolean> {
  const found = await db.select().from(apiTokenTable).where(eq(apiTokenTable.operatorId, operatorId));
  return found.length > 0;
}

/** Operators by id, removed ones included, for showing old acts. */
export async function operatorsById(db: DbOrTx, ids: readonly string[]): Promise<Map<string, Operator>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(operatorTable)
    .where(inArray(operatorTable.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks the current owners until the transaction ends, so that nobody removes one meanwhile. */
export async function lockOwners(tx: Tx): Promise<Operator[]> {
  const rows = await tx
    .select()
    .from(operatorTable)
    .where(and(eq(operatorTable.role, 'owner'), isNull(operatorTable.removedAt)))
    .orderBy(operatorTable.id)
    .for('update');
  return rows.filter(({ joinedAt, userId }) => joinedAt !== null && userId !== null);
}
