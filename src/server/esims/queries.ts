import { and, type AnyColumn, desc, eq, inArray, lt, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';

import { AWAITED_PURCHASES } from '../../domain/checkout/purchase-state.ts';
import { type BundleReading, type BundleStatus, bundleStatusOf } from '../../domain/esims/bundle-status.ts';
import { Problem } from '../../domain/problems/problem.ts';
import type { DbOrTx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { ForeignId } from '../http/security-log.ts';
import { allPurchases, centsBackInPart, isReturnAsked, purchasesOf } from '../purchase/joinable.ts';
import type { Owner } from '../purchase/owner.ts';
import type { Purchase } from '../purchase/tables.ts';
import {
  type Esim,
  esimTable,
  type EsimUsage,
  esimUsageTable,
  replacementTable,
  type UserEsim as UserEsimRow,
  userEsimTable,
} from './tables.ts';

export interface OwnedEsim {
  row: UserEsimRow;
  esim: Esim;
  purchase: Purchase;
  /** The newest reading; null if the wholesaler was never asked. */
  usage: EsimUsage | null;
  /** Its return was requested, and the money is not back yet. */
  isReturnAsked: boolean;
  /** It is being replaced. */
  isReplacementAsked: boolean;
  /** Partial refunds that left the eSIM alone. */
  centsBackInPart: number;
}

/** @param owner null for any owner */
function selectOne(db: DbOrTx, owner: Owner | null, where: SQL) {
  const purchases = owner ? purchasesOf(owner) : allPurchases();
  return db
    .select(columnsWith(purchases))
    .from(userEsimTable)
    .innerJoin(esimTable, eq(esimTable.iccid, userEsimTable.iccid))
    .innerJoin(purchases, eq(purchases.id, userEsimTable.purchaseId))
    .leftJoin(esimUsageTable, eq(esimUsageTable.userEsimId, userEsimTable.id))
    .where(where)
    .orderBy(desc(userEsimTable.purchasedAt), desc(userEsimTable.id))
    .limit(1);
}

function columnsWith(purchases: ReturnType<typeof allPurchases>) {
  const purchase = purchases._.selectedFields;
  return {
    row: userEsimTable,
    esim: esimTable,
    purchase,
    usage: esimUsageTable,
    isReturnAsked: isReturnAsked(purchases.id),
    isReplacementAsked: isReplacementAsked(purchases.id),
    centsBackInPart: centsBackInPart(purchases.id),
  };
}

function isReplacementAsked(purchaseId: AnyColumn): SQL<boolean> {
  const { purchaseId: of, state } = replacementTable;
  return sql<boolean>`exists (select 1 from ${replacementTable} where ${of} = ${purchaseId} and ${state} = 'asked')`;
}

export interface EsimPage {
  esims: OwnedEsim[];
  /** All of the owner's eSIMs, hidden ones too. */
  total: number;
  /** Whether more follow. */
  hasMore: boolean;
}

/** Where a page of a list ended. */
export interface Place {
  purchasedAt: Date;
  id: string;
}

/** Left out during a replacement: its order is then among those waiting for an eSIM. */
function isHere(state: AnyColumn): SQL {
  return notInArray(state, AWAITED_PURCHASES);
}

/** Newest first, hidden ones too: the first `limit` after `after`, in one query. */
export async function esimsOf(
  db: DbOrTx,
  owner: Owner,
  { limit, after }: { limit: number; after: Place | null },
): Promise<EsimPage> {
  const { purchasedAt, id } = userEsimTable;
  const behind =
    after &&
    or(lt(purchasedAt, after.purchasedAt), and(eq(purchasedAt, after.purchasedAt), lt(id, after.id)));
  const purchases = purchasesOf(owner);
  const total = sql<string>`(select count(*) from ${userEsimTable} as every
    inner join ${purchases} on ${purchases.id} = every.purchase_id
    where ${isHere(purchases.state)})`;
  const rows = await db
    .select({ ...columnsWith(purchases), total })
    .from(userEsimTable)
    .innerJoin(esimTable, eq(esimTable.iccid, userEsimTable.iccid))
    .innerJoin(purchases, eq(purchases.id, userEsimTable.purchaseId))
    .leftJoin(esimUsageTable, eq(esimUsageTable.userEsimId, userEsimTable.id))
    .where(and(isHere(purchases.state), behind ?? undefined))
    .orderBy(desc(purchasedAt), desc(id))
    .limit(limit + 1);
  return {
    esims: rows.slice(0, limit),
    total: Number(rows[0]?.total ?? 0),
    hasMore: rows.length > limit,
  };
}

/** Ownership is part of the query: another owner's id finds nothing. */
export async function esimOf(db: DbOrTx, owner: Owner, id: string): Promise<OwnedEsim | null> {
  const [owned] = await selectOne(db, owner, eq(userEsimTable.id, id));
  return owned ?? null;
}

/** Logs whether an id is unknown or another owner's. The asker gets the same problem for both. */
export async function noSuchEsim(db: DbOrTx, asker: Owner | null, id: string): Promise<Problem> {
  const [foreign] = await db
    .select({ id: userEsimTable.id })
    .from(userEsimTable)
    .where(eq(userEsimTable.id, id));
  return foreign ? new ForeignId('no_esim', { what: 'esim', id, asker }) : new Problem('no_esim');
}

const ofPurchase = statement((db) =>
  selectOne(db, null, eq(userEsimTable.purchaseId, sql.placeholder('purchaseId'))),
);

export async function esimOfPurchase(db: DbOrTx, purchaseId: string): Promise<OwnedEsim | null> {
  const [owned] = await ofPurchase(db, { purchaseId });
  return owned ?? null;
}

/** The newest eSIM of each of these purchases; those without one are missing. */
export async function esimsOfPurchases(
  db: DbOrTx,
  purchaseIds: readonly string[],
): Promise<Map<string, OwnedEsim>> {
  if (purchaseIds.length === 0) return new Map();
  const purchases = allPurchases();
  const rows = await db
    .select(columnsWith(purchases))
    .from(userEsimTable)
    .innerJoin(esimTable, eq(esimTable.iccid, userEsimTable.iccid))
    .innerJoin(purchases, eq(purchases.id, userEsimTable.purchaseId))
    .leftJoin(esimUsageTable, eq(esimUsageTable.userEsimId, userEsimTable.id))
    .where(inArray(userEsimTable.purchaseId, [...purchaseIds]))
    .orderBy(userEsimTable.purchasedAt, userEsimTable.id);
  return new Map(rows.map((owned) => [owned.purchase.id, owned]));
}

/** Ids of the purchases on an eSIM. */
export async function purchasesOn(db: DbOrTx, iccid: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: userEsimTable.purchaseId })
    .from(userEsimTable)
    .where(eq(userEsimTable.iccid, iccid))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Four digits end a hundred of a million ICCIDs. */
const MOST_ENDS = 1_000;

/** The same for the last digits of an ICCID, newest first. */
export async function purchasesOnEnd(db: DbOrTx, digits: string, limit: number): Promise<string[]> {
  const { iccid, purchaseId, purchasedAt } = userEsimTable;
  const begins = Array.from(digits).toReversed().join('');
  const rows = await db
    .select({ id: purchaseId, purchasedAt })
    .from(userEsimTable)
    .where(sql`reverse(${iccid}) ~>=~ ${begins} and reverse(${iccid}) ~<~ ${`${begins}:`}`)
    .limit(MOST_ENDS);
  rows.sort((one, other) => other.purchasedAt.getTime() - one.purchasedAt.getTime());
  return rows.slice(0, limit).map(({ id }) => id);
}

/** Whether other purchases use the same eSIM, and stay on it. */
export async function isShared(
  db: DbOrTx,
  { id, iccid }: Pick<UserEsimRow, 'id' | 'iccid'>,
): Promise<boolean> {
  const [other] = await db
    .select({ id: userEsimTable.id })
    .from(userEsimTable)
    .where(
      and(eq(userEsimTable.iccid, iccid), ne(userEsimTable.id, id), ne(userEsimTable.status, 'cancelled')),
    )
    .limit(1);
  return other !== undefined;
}

/** When anything in an owner's list last changed, in milliseconds since the epoch; 0 for nothing yet. */
export async function esimsRevision(db: DbOrTx, owner: Owner): Promise<number> {
  const purchases = purchasesOf(owner);
  const [row] = await db
    .select({
      at: sql<string | null>`extract(epoch from max(greatest(
        ${purchases.stateSince}, ${userEsimTable.hiddenAt}, ${esimUsageTable.changedAt})))`,
    })
    .from(purchases)
    .leftJoin(userEsimTable, eq(userEsimTable.purchaseId, purchases.id))
    .leftJoin(esimUsageTable, eq(esimUsageTable.userEsimId, userEsimTable.id));
  return Math.floor(Number(row?.at ?? 0) * 1000);
}

/** A stored reading. */
export function readingIn({ bundleState: state, ...quantities }: EsimUsage): BundleReading {
  return { state, ...quantities };
}

/** A stored reading as the spec's status. */
export function statusOf(usage: EsimUsage): BundleStatus {
  return bundleStatusOf(readingIn(usage), usage.readAt);
}
