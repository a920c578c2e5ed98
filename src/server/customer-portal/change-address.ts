import { type AuditActor, recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { readdressEsim } from '../esims/readdress-esim.ts';
import { fingerprint } from '../http/security-log.ts';
import { codesMail, queueOrderMails } from '../mail/outbox.ts';
import { takeBackMails } from '../mail/queries.ts';
import type { PurchaseTemplate } from '../mail/tables.ts';
import { setAddress } from '../purchase/attempts.ts';
import { hasCompanions } from '../purchase/basket.ts';
import type { Purchase } from '../purchase/tables.ts';

interface NewAddress {
  /** An order may have a second address, to which its mails go as well. */
  which: 'email' | 'alternativeEmail';
  to: string;
  why: string;
  by: AuditActor;
}

/**
 * Moves an order to another address: mails sent to the old one are sent again to the new one, as far as they are still true,
 * waiting mails go only there, and so does the account that a guest asked for and nobody uses yet. The caller must hold the
 * purchase's lock, and has taken it out of an account that goes.
 */
export async function changeAddress(
  deps: Pick<Deps, 'queue' | 'now' | 'settings' | 'cipher'>,
  tx: Tx,
  purchase: Purchase,
  { which, to, why, by }: NewAddress,
): Promise<void> {
  const { id } = purchase;
  const old = purchase[which] ?? '';
  const moved = { ...purchase, [which]: to };
  await setAddress(tx, id, { [which]: to });
  if (which === 'email') await readdressEsim(tx, id, to);
  const sent = await takeBackMails(tx, id, old);
  for (const template of dueAgain(purchase, sent))
    await queueOrderMails(deps, tx, moved, template, { to: [to], again: true });
  const wantsAccount =
    which === 'email' && purchase.createAccount && purchase.userId === null && purchase.line === 0;
  if (wantsAccount) await deps.queue.send('account.welcome', { purchaseId: id }, { tx });
  await recordAudit(deps, tx, {
    ...by,
    what: 'address changed',
    why,
    purchaseId: id,
    // Fingerprints, since the audit is stored for ever: anybody who has an address can compare.
    before: { address: fingerprint(deps.cipher, old) },
    after: { address: fingerprint(deps.cipher, to) },
  });
}

/** One mail with the codes, the newest kind, also if the record of the old one is gone. */
function dueAgain(purchase: Purchase, sent: readonly PurchaseTemplate[]): ReadonlySet<PurchaseTemplate> {
  const { state } = purchase;
  const codes = codesMail(purchase);
  const due = new Set<PurchaseTemplate>(
    sent.filter((template) => template !== 'delivered' && template !== 'replaced'),
  );
  // One mail has the codes of a whole basket.
  const isOwed = (state === 'provisioned' || state === 'delivered') && !hasCompanions(purchase);
  if (isOwed || sent.includes(codes)) due.add(codes);
  return due;
}
