import { and, lte, ne } from 'drizzle-orm';

import { RETENTION, type Span, spanBefore } from '../../domain/retention.ts';
import type { Deps } from '../deps.ts';
import { enterpriseRequestTable } from '../enterprise/tables.ts';
import { FIT_HOURS } from '../esims/check-top-up.ts';
import { bundleFitTable } from '../esims/tables.ts';
import { outboundMailTable } from '../mail/tables.ts';
import { webhookReceiptTable } from '../webhooks/tables.ts';
import { eraseAccounts } from './erase-accounts.ts';
import { erasePurchases } from './erase-purchases.ts';

/**
 * Keeps what the privacy policy promises: what has been here for as long as it says goes, and so do old answers of the
 * network that nobody uses any more. Safe to run at any time.
 */
export async function eraseOld(deps: Deps): Promise<void> {
  const { db } = deps.db;
  const before = (span: Span) => spanBefore(deps.now(), span);
  const accounts = await eraseAccounts(deps);
  const purchases = await erasePurchases(deps);
  const requests = await db
    .delete(enterpriseRequestTable)
    .where(lte(enterpriseRequestTable.createdAt, before(RETENTION.enterpriseRequest)))
    .returning({ id: enterpriseRequestTable.id });
  const mails = await db
    .delete(outboundMailTable)
    .where(
      and(
        ne(outboundMailTable.status, 'queued'),
        lte(outboundMailTable.createdAt, before(RETENTION.sentMail)),
      ),
    )
    .returning({ id: outboundMailTable.id });
  const receipts = await db
    .delete(webhookReceiptTable)
    .where(lte(webhookReceiptTable.receivedAt, before(RETENTION.webhookReceipt)))
    .returning({ id: webhookReceiptTable.id });
  const unused = new Date(deps.now().getTime() - FIT_HOURS * 3_600_000);
  const answers = await db
    .delete(bundleFitTable)
    .where(lte(bundleFitTable.askedAt, unused))
    .returning({ iccid: bundleFitTable.iccid });
  const erased = {
    accounts,
    purchases,
    requests: requests.length,
    mails: mails.length,
    receipts: receipts.length,
    answers: answers.length,
  };
  if (Object.values(erased).some((count) => count > 0))
    deps.log.info(erased, 'erased what was kept long enough');
}
