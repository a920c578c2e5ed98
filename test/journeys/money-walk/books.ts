import { gte, inArray } from 'drizzle-orm';

import { type AuditRow, auditTable } from '../../../src/server/audit/tables.ts';
import type { Db } from '../../../src/server/db/database.ts';
import {
  type UserEsim,
  userEsimTable,
  type ProviderOrder,
  providerOrderTable,
  type ProviderReturn,
  providerReturnTable,
} from '../../../src/server/esims/tables.ts';
import { documentIn } from '../../../src/server/invoices/queries.ts';
import { type Invoice, invoiceTable } from '../../../src/server/invoices/tables.ts';
import { type OutboundMail, outboundMailTable } from '../../../src/server/mail/tables.ts';
import {
  type Payment,
  paymentTable,
  type Purchase,
  purchaseTable,
  type Refund,
  refundTable,
} from '../../../src/server/purchase/tables.ts';

/** The shop's records of some purchases. */
export interface Books {
  payments: Payment[];
  refunds: Refund[];
  orders: ProviderOrder[];
  returns: ProviderReturn[];
  esims: UserEsim[];
  mails: OutboundMail[];
  invoices: Invoice[];
  audit: AuditRow[];
}

export async function readBooks(db: Db, since: Date): Promise<Books & { purchases: Purchase[] }> {
  const purchases = await db.select().from(purchaseTable).where(gte(purchaseTable.createdAt, since));
  const ids = purchases.map(({ id }) => id);
  return {
    purchases,
    payments: await db.select().from(paymentTable).where(inArray(paymentTable.purchaseId, ids)),
    refunds: await db.select().from(refundTable).where(inArray(refundTable.purchaseId, ids)),
    orders: await db.select().from(providerOrderTable).where(inArray(providerOrderTable.purchaseId, ids)),
    returns: await db.select().from(providerReturnTable).where(inArray(providerReturnTable.purchaseId, ids)),
    esims: await db.select().from(userEsimTable).where(inArray(userEsimTable.purchaseId, ids)),
    mails: await db.select().from(outboundMailTable).where(inArray(outboundMailTable.purchaseId, ids)),
    invoices: (await db.select().from(invoiceTable).where(inArray(invoiceTable.purchaseId, ids))).map(
      documentIn,
    ),
    audit: await db.select().from(auditTable).where(inArray(auditTable.purchaseId, ids)),
  };
}

/** The part of one purchase. */
export function booksOf(books: Books, { id }: Purchase): Books {
  const own = <T extends { purchaseId: string | null }>(rows: T[]) =>
    rows.filter(({ purchaseId }) => purchaseId === id);
  return {
    payments: own(books.payments),
    refunds: own(books.refunds),
    orders: own(books.orders),
    returns: own(books.returns),
    esims: own(books.esims),
    mails: own(books.mails),
    invoices: own(books.invoices),
    audit: own(books.audit),
  };
}
