import { and, desc, eq, type SQL } from 'drizzle-orm';

import { orderNumber } from '../../domain/checkout/order.ts';
import { type BundleStatus, bundleStatusOf } from '../../domain/esims/bundle-status.ts';
import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { toDollars } from '../../domain/money.ts';
import { ownedBy, type Owner } from '../checkout/owner.ts';
import { type Purchase, purchaseTable } from '../checkout/tables.ts';
import type { DbOrTx } from '../db/database.ts';
import {
  type Esim,
  esimTable,
  type EsimUsage,
  esimUsageTable,
  type UserEsim as UserEsimRow,
  userEsimTable,
} from './tables.ts';

export interface OwnedEsim {
  row: UserEsimRow;
  esim: Esim;
  purchase: Purchase;
  /** The newest reading; null when the wholesaler was never asked. */
  usage: EsimUsage | null;
}

async function select(db: DbOrTx, where: SQL | undefined): Promise<OwnedEsim[]> {
  return db
    .select({ row: userEsimTable, esim: esimTable, purchase: purchaseTable, usage: esimUsageTable })
    .from(userEsimTable)
    .innerJoin(esimTable, eq(esimTable.iccid, userEsimTable.iccid))
    .innerJoin(purchaseTable, eq(purchaseTable.id, userEsimTable.purchaseId))
    .leftJoin(esimUsageTable, eq(esimUsageTable.userEsimId, userEsimTable.id))
    .where(where)
    .orderBy(desc(userEsimTable.purchasedAt), desc(userEsimTable.id))
    .limit(100);
}

/** Newest first. */
export async function esimsOf(db: DbOrTx, owner: Owner): Promise<OwnedEsim[]> {
  return select(db, ownedBy(owner));
}

/** Ownership is part of the query: a foreign id finds nothing. */
export async function esimOf(db: DbOrTx, owner: Owner, id: string): Promise<OwnedEsim | null> {
  const [owned] = await select(db, and(eq(userEsimTable.id, id), ownedBy(owner)));
  return owned ?? null;
}

export async function esimOfPurchase(db: DbOrTx, purchaseId: string): Promise<OwnedEsim | null> {
  const [owned] = await select(db, eq(userEsimTable.purchaseId, purchaseId));
  return owned ?? null;
}

/** What leaves the server about an eSIM, spelled out. */
export function presentEsim({ row, purchase, usage }: OwnedEsim): UserEsim {
  return {
    id: row.id,
    country_name: row.countryName,
    country_code: row.countryCode,
    bundle_name: row.bundleName,
    iccid: row.iccid,
    status: row.status ?? 'purchased',
    price_paid: toDollars(row.pricePaidCents),
    original_price: toDollars(row.originalPriceCents),
    discount_applied: row.discountApplied,
    discount_amount: row.discountCents === null ? null : toDollars(row.discountCents),
    referral_code_used: row.referralCodeUsed,
    purchased_at: row.purchasedAt.toISOString(),
    data_amount: row.dataMb,
    validity_days: row.validityDays,
    payment_method: row.paymentMethod,
    purchase_id: row.purchaseId,
    order_reference: row.orderReference,
    billing_details: row.billingDetails,
    hidden: row.hidden,
    hidden_at: row.hiddenAt?.toISOString() ?? null,
    order_number: orderNumber(row.purchaseId),
    plan: purchase.plan,
    has_activation: true,
    usage: usage && statusOf(usage),
  };
}

/** A stored reading as the spec's status. */
export function statusOf({ bundleState: state, readAt, ...quantities }: EsimUsage): BundleStatus {
  return bundleStatusOf({ state, ...quantities }, readAt);
}
