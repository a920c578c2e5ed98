import { shownAddress } from '../../../domain/shown-address.ts';
import { EmailText } from '../../ui/email-text.tsx';
import type { Buyer } from '../payment/checkout-memory.ts';
import { bothAddresses } from './words.ts';

/** The address or addresses that get the eSIM. */
export function MailedTo({ buyer }: { buyer: Buyer | null }) {
  const own = <b>{buyer && <EmailText address={shownAddress(buyer.email)} />}</b>;
  if (!buyer?.alternativeEmail) return own;
  return bothAddresses(
    own,
    <b>
      <EmailText address={shownAddress(buyer.alternativeEmail)} />
    </b>,
  );
}
