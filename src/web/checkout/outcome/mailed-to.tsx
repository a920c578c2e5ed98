import { shownAddress } from '../../../domain/shown-address.ts';
import type { Buyer } from '../payment/checkout-memory.ts';
import { bothAddresses } from './words.ts';

/** The address or addresses that the eSIM goes to. */
export function MailedTo({ buyer }: { buyer: Buyer | null }) {
  const own = <b>{buyer && shownAddress(buyer.email)}</b>;
  if (!buyer?.alternativeEmail) return own;
  return bothAddresses(own, <b>{shownAddress(buyer.alternativeEmail)}</b>);
}
