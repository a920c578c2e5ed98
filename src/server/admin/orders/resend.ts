import { z } from 'zod';

import { maskEmail } from '../../../domain/account/mask-email.ts';
import { isSameAddress } from '../../../domain/email-address.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { recordAudit, refuseStale } from '../../audit/record-audit.ts';
import { refuseCodes } from '../../esims/known-order.ts';
import { esimOfPurchase } from '../../esims/queries.ts';
import { fingerprint } from '../../http/security-log.ts';
import { addressesOf, codesMail, mailsOf, queueOrderMails } from '../../mail/outbox.ts';
import { queueOnceMore } from '../../mail/queries.ts';
import { lockPurchase } from '../../purchase/purchases.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { actor } from '../../staff/acting.ts';
import { purchaseNamed } from '../parts/purchase-named.ts';
import { address, mustHaveReason, orderName, reason, seen, verb, type VerbCall } from '../parts/verb.ts';

export const resend = verb({
  permission: 'order.resend',
  summary: 'Mail an order’s eSIM again, or send it to another address and notify the order’s own',
  changes: true,
  input: z.object({
    order: orderName,
    to: address.optional(),
    reason: reason.describe('required if the mail goes to another address; kept for ever'),
    seen,
  }),
  output: z.object({ addresses: z.array(z.string()), told: z.array(z.string()) }),
  async run(call, { order: typed, to, reason, seen }) {
    const { deps } = call;
    const purchase = await purchaseNamed(call, typed);
    refuseCodes('resend', purchase, await esimOfPurchase(deps.db.db, purchase.id));
    if (to !== undefined && !addressesOf(purchase).some((one) => isSameAddress(one, to)))
      return sendTo(call, purchase, { to, reason, seen });
    return sendAgain(call, purchase, { reason, seen: to === undefined ? seen : undefined });
  },
});

/** Sends the mail with the newest codes to the order's own addresses, and to no other that it went to before. */
async function sendAgain(
  { deps, by }: VerbCall,
  { id }: Purchase,
  { reason, seen }: { reason: string; seen: number | undefined },
): Promise<{ addresses: string[]; told: string[] }> {
  return deps.db.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, id);
    if (!purchase) throw new Problem('no_order');
    await refuseStale(tx, id, seen);
    refuseCodes('resend', purchase, await esimOfPurchase(tx, id));
    const template = codesMail(purchase);
    const own = addressesOf(purchase);
    const sent = await mailsOf(tx, id, template);
    const mails = sent.filter(({ address: to }) => own.some((one) => isSameAddress(one, to)));
    if (mails.length > 0) await queueOnceMore(deps, tx, mails);
    // Their record is gone.
    else await queueOrderMails(deps, tx, purchase, template);
    const entry = { ...actor(by), what: 'eSIM mailed again', why: reason, purchaseId: id };
    await recordAudit(deps, tx, entry);
    return { addresses: own, told: [] };
  });
}

/**
 * An order's address decides who owns it: proving that mailbox claims the order, and allows giving it back. So one mail goes to
 * another address, the order's address stays, and its own mailboxes are notified.
 */
async function sendTo(
  { deps, by }: VerbCall,
  { id }: Purchase,
  { to, reason, seen }: { to: string; reason: string; seen: number | undefined },
): Promise<{ addresses: string[]; told: string[] }> {
  mustHaveReason(reason);
  return deps.db.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, id);
    if (!purchase) throw new Problem('no_order');
    refuseCodes('resend', purchase, await esimOfPurchase(tx, id));
    await refuseStale(tx, id, seen);
    await queueOrderMails(deps, tx, purchase, 'delivered', { to: [to], again: true });
    const told = addressesOf(purchase);
    await queueOrderMails(deps, tx, purchase, 'sent_to_another', { again: true });
    await recordAudit(deps, tx, {
      ...actor(by),
      what: 'eSIM mailed to another address',
      why: reason,
      purchaseId: id,
      // A fingerprint, since the audit is stored for ever: anybody who has the address can compare.
      after: { address: fingerprint(deps.cipher, to) },
    });
    return { addresses: [to], told: told.map(maskEmail) };
  });
}
