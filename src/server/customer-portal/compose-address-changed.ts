import { maskEmail } from '../../domain/account/mask-email.ts';
import type { Deps } from '../deps.ts';
import type { MailDescription } from '../mail/description.ts';
import { orderFacts } from '../mail/order-facts.ts';
import { addressesOf } from '../mail/outbox.ts';
import { addressChanged } from '../mail/templates/address-changed.ts';
import { readPurchase } from '../purchase/purchases.ts';

/** Tells the mailbox that an order had before where its mails go now. */
export async function composeAddressChanged(deps: Deps, purchaseId: string): Promise<MailDescription> {
  const purchase = await readPurchase(deps.db.db, purchaseId);
  if (!purchase) throw new Error(`there is no purchase ${purchaseId}`);
  const addresses = addressesOf(purchase).map(maskEmail);
  return addressChanged({ ...orderFacts(deps, purchase), addresses });
}
