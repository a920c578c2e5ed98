import { eq } from 'drizzle-orm';

import { linkOf } from '../../account/compose-mails.ts';
import type { Deps } from '../../deps.ts';
import type { MailDescription } from '../../mail/description.ts';
import { orderFacts } from '../../mail/order-facts.ts';
import { secretOf } from '../../mail/outbox.ts';
import type { OutboundMail } from '../../mail/tables.ts';
import { confirmReturn } from '../../mail/templates/links.ts';
import { readPurchase } from '../../purchase/purchases.ts';
import { hashOf, RETURN_LINK_HOURS } from './confirm-return.ts';
import { returnConfirmationTable } from './tables.ts';

/** The mail that asks the buyer's mailbox to confirm a return. */
export async function composeConfirmReturn(deps: Deps, mail: OutboundMail): Promise<MailDescription> {
  const tokenHash = hashOf(secretOf(deps.cipher, mail));
  const [asked] = await deps.db.db
    .select()
    .from(returnConfirmationTable)
    .where(eq(returnConfirmationTable.tokenHash, tokenHash));
  const purchase = asked && (await readPurchase(deps.db.db, asked.purchaseId));
  if (!purchase) throw new Error(`mail ${mail.id} is about no return`);
  const url = linkOf(deps, mail, '/confirm-return');
  return confirmReturn({ ...orderFacts(deps, purchase), url, hours: RETURN_LINK_HOURS });
}
