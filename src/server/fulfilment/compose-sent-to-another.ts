import { maskEmail } from '../../domain/account/mask-email.ts';
import { isSameAddress } from '../../domain/email-address.ts';
import type { Deps } from '../deps.ts';
import type { MailDescription } from '../mail/description.ts';
import { orderFacts } from '../mail/order-facts.ts';
import { addressesOf, mailsOf } from '../mail/outbox.ts';
import { sentToAnother } from '../mail/templates/sent-to-another.ts';
import { readPurchase } from '../purchase/purchases.ts';

/** Tells an order's mailboxes which other mailboxes its codes were sent to. */
export async function composeSentToAnother(deps: Deps, purchaseId: string): Promise<MailDescription> {
  const { db } = deps.db;
  const purchase = await readPurchase(db, purchaseId);
  if (!purchase) throw new Error(`there is no purchase ${purchaseId}`);
  const former = (await mailsOf(db, purchaseId, 'address_changed')).map(({ address }) => address);
  const own = [...addressesOf(purchase), ...former];
  const sent = (await mailsOf(db, purchaseId, 'delivered')).map(({ address }) => address);
  const others = sent.filter((address) => !own.some((one) => isSameAddress(one, address)));
  return sentToAnother({ ...orderFacts(deps, purchase), addresses: others.map(maskEmail) });
}
