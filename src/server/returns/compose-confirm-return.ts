import { eq } from 'drizzle-orm';

import { linkOf } from '../account/compose-link-mails.ts';
import type { Deps } from '../deps.ts';
import type { Mail } from '../mail/mail.ts';
import { orderFacts } from '../mail/order-facts.ts';
import { planLine } from '../mail/order-facts.ts';
import { secretOf } from '../mail/outbox.ts';
import type { OutboundMail } from '../mail/tables.ts';
import { mailLink } from '../mail/templates/links.ts';
import { readPurchase } from '../purchase/queries.ts';
import { hashOf, RETURN_LINK_HOURS } from './confirm-return.ts';
import { returnConfirmationTable } from './tables.ts';

/** The mail that asks the mailbox an eSIM was bought with whether it shall be returned. */
export async function composeConfirmReturn(deps: Deps, mail: OutboundMail): Promise<Mail> {
  const tokenHash = hashOf(secretOf(deps.cipher, mail));
  const [asked] = await deps.db.db
    .select()
    .from(returnConfirmationTable)
    .where(eq(returnConfirmationTable.tokenHash, tokenHash));
  const purchase = asked && (await readPurchase(deps.db.db, asked.purchaseId));
  if (!purchase) throw new Error(`mail ${mail.id} is about no return`);
  const { brand, order, plan } = orderFacts(deps, purchase);
  return mailLink({
    brand,
    subject: 'Return this eSIM?',
    lead: `somebody asked to return the eSIM of order ${order.number} (${planLine(plan)}) for a refund. It was bought with this address, and the request came from an account with another one.`,
    why: 'If you want that, open the page and press the button there. The eSIM stops working, and the whole price goes back to how it was paid.',
    action: { label: 'See the request', url: linkOf(deps, '/confirm-return', mail) },
    expiry: `The link works once, for ${RETURN_LINK_HOURS} hours.`,
    ignore: 'You do not want that? Then do nothing: without your word the eSIM stays as it is.',
  });
}
