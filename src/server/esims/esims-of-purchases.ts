import { desc, eq, inArray } from 'drizzle-orm';

import type { DbOrTx } from '../db/database.ts';
import {
  type Esim,
  type EsimFact,
  esimFactTable,
  esimTable,
  type EsimUsage,
  esimUsageTable,
  type UserEsim,
  userEsimTable,
} from './tables.ts';

/** A plan on an eSIM without its codes, for operators. */
export interface BoughtEsim {
  row: UserEsim;
  esim: Pick<Esim, 'profileStatus' | 'firstInstalledAt' | 'createdAt'>;
  usage: EsimUsage | null;
}

/** The eSIMs of some purchases, newest first. */
export async function esimsOfPurchases(db: DbOrTx, purchaseIds: readonly string[]): Promise<BoughtEsim[]> {
  if (purchaseIds.length === 0) return [];
  const { profileStatus, firstInstalledAt, createdAt } = esimTable;
  return db
    .select({
      row: userEsimTable,
      esim: { profileStatus, firstInstalledAt, createdAt },
      usage: esimUsageTable,
    })
    .from(userEsimTable)
    .innerJoin(esimTable, eq(esimTable.iccid, userEsimTable.iccid))
    .leftJoin(esimUsageTable, eq(esimUsageTable.userEsimId, userEsimTable.id))
    .where(inArray(userEsimTable.purchaseId, [...purchaseIds]))
    .orderBy(desc(userEsimTable.purchasedAt), desc(userEsimTable.id));
}

/** The facts of some eSIMs, in order. */
export async function factsOfEsims(db: DbOrTx, userEsimIds: readonly string[]): Promise<EsimFact[]> {
  if (userEsimIds.length === 0) return [];
  return db
    .select()
    .from(esimFactTable)
    .where(inArray(esimFactTable.userEsimId, [...userEsimIds]))
    .orderBy(esimFactTable.at);
}
