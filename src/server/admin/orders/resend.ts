import { z } from 'zod';

import { maskEmail } from '../../../domain/account/mask-email.ts';
import { asciiAddress, isSameAddress } from '../../../domain/email-address.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { recordAudit, refuseStale } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import { refuseCodes } from '../../esims/known-order.ts';
import { esimOfPurchase } from '../../esims/queries.ts';
import { fingerprint } from '../../http/security-log.ts';
import { mailsAbout, mailsOf, queueOrderMails } from '../../mail/outbox.ts';
import { sendOnceMore } from '../../mail/queries.ts';
import { lockPurchase } from '../../purchase/purchases.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { actor } from '../../staff/acting.ts';
import { purchaseNamed } from '../parts/purchase-named.ts';
import { seen, verb, type VerbCall, orderName, reason } from '../parts/verb.ts';

const address = z
  .string()
  .trim()
  .max(320)
  .refine((text) => asciiAddress(text) !== null, 'Please enter an email address')
  .transform((text) => asciiAddress(text) ?? text);

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
    const { deps, by } = call;
    const purchase = await purchaseNamed(call, typed);
    refuseCodes('resend', purchase, await esimOfPurchase(deps.db.db, purchase.id));
    const replaced = await mailsOf(deps.db.db, purchase.id, 'replaced');
    const mails = replaced.length > 0 ? replaced : await mailsOf(deps.db.db, purchase.id, 'delivered');
    if (mails.length === 0) throw new Problem('no_mail_of_order');
    if (to !== undefined && !addressesOf(deps, purchase).some((one) => isSameAddress(one, to)))
      return sendTo(call, purchase, { to, reason, seen });
    await sendOnceMore(deps, mails);
    await recordAudit(deps, deps.db.db, {
      ...actor(by),
      what: 'eSIM mailed again',
      why: '',
      purchaseId: purchase.id,
    });
    return { addresses: mails.map(({ address: one }) => one), told: [] };
  },
});

/**
 * An order's address decides who owns it: proving that mailbox claims the order, and allows giving it back. So one mail goes to
 * another address, the order's address stays, and its own mailboxes are notified.
 */
async function sendTo(
  { deps, by }: VerbCall,
  { id }: Purchase,
  { to, reason, seen }: { to: string; reason: string; seen: number | undefined },
): Promise<{ addresses: string[]; told: string[] }> {
  if (reason === '')
    throw new Problem('invalid_field', { path: ['reason'], fault: 'rule', words: 'Please give a reason.' });
  return deps.db.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, id);
    if (!purchase) throw new Problem('no_order');
    refuseCodes('resend', purchase, await esimOfPurchase(tx, id));
    await refuseStale(tx, id, seen);
    await queueOrderMails(deps, tx, purchase, 'delivered', { to: [to], again: true });
    const told = addressesOf(deps, purchase);
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

function addressesOf(deps: Pick<Deps, 'settings'>, purchase: Purchase): string[] {
  return mailsAbout(deps, purchase, 'delivered').map(({ address: one }) => one);
}
