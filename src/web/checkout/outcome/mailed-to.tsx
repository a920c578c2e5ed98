import { shownAddress } from '../../../domain/shown-address.ts';
import type { Buyer } from '../payment/checkout-memory.ts';

/** The address or addresses that the eSIM goes to. */
export function MailedTo({ buyer }: { buyer: Buyer | null }) {
  return (
    <>
      <b>{buyer && shownAddress(buyer.email)}</b>
      {buyer?.alternativeEmail && (
        <>
          {' '}
          and <b>{shownAddress(buyer.alternativeEmail)}</b>
        </>
      )}
    </>
  );
}
