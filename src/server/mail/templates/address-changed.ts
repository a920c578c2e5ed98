import type { MailDescription } from '../description.ts';
import type { OrderFacts } from '../order-facts.ts';
import { addressChangedWords } from './address-changed-words.ts';
import { describeMail, greet } from './frame.ts';
import { orderRows } from './order.ts';

interface AddressChangedFacts extends OrderFacts {
  /** Where the order's mails go now, mostly masked. */
  addresses: string[];
}

/** 'Emails about your order now go to another address': tells the old mailbox, without a link, in case its reader did not ask. */
export function addressChanged(facts: AddressChangedFacts): MailDescription {
  const { brand, buyer, order, addresses } = facts;
  const { changed, means, wasNotYou } = addressChangedWords;
  return describeMail(brand, {
    subject: addressChangedWords.subject,
    preview: addressChangedWords.preview(order.number),
    lead: greet(buyer, addressChangedWords.lead),
    sections: [
      {
        kind: 'rows',
        title: changed.title,
        rows: [...orderRows(facts), [changed.addresses, addresses.join(', ')]],
      },
      { kind: 'text', ...means },
      { kind: 'small', text: wasNotYou },
    ],
  });
}
