import type { Deps } from '../../deps.ts';
import type { MailDescription } from '../../mail/description.ts';
import { orderFacts } from '../../mail/order-facts.ts';
import type { OutboundMail } from '../../mail/tables.ts';
import { withdrawalLink } from '../../mail/templates/links.ts';
import { withdrawalReceived } from '../../mail/templates/withdrawal.ts';
import { readPurchase } from '../../purchase/purchases.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { withdrawalUrl } from '../../purchase/withdrawal-token.ts';
import { withdrawalOf } from './queries.ts';

/** Days in which a withdrawal requested by an order's number can be confirmed. */
export const LINK_DAYS = 7;

/** The mail with the link to the second step. The request counts from the mail's own date. */
export async function composeWithdrawalLink(deps: Deps, mail: OutboundMail): Promise<MailDescription> {
  const purchase = await purchaseOf(deps, mail);
  const askedAt = mail.createdAt;
  const url = withdrawalUrl(deps, purchase, askedAt);
  return withdrawalLink({ ...orderFacts(deps, purchase), url, askedAt, days: LINK_DAYS });
}

/** The receipt of a withdrawal. */
export async function composeWithdrawalReceived(deps: Deps, mail: OutboundMail): Promise<MailDescription> {
  const purchase = await purchaseOf(deps, mail);
  const found = await withdrawalOf(deps.db.db, purchase.id);
  if (!found) throw new Error(`mail ${mail.id} is about no withdrawal`);
  const { name, email, receivedAt } = found;
  return withdrawalReceived({ ...orderFacts(deps, purchase), name, email, receivedAt });
}

async function purchaseOf(deps: Deps, { id, purchaseId }: OutboundMail): Promise<Purchase> {
  const purchase = purchaseId === null ? null : await readPurchase(deps.db.db, purchaseId);
  if (!purchase) throw new Error(`mail ${id} is about no purchase`);
  return purchase;
}
