import type { MailDescription } from '../description.ts';
import type { OrderFacts } from '../order-facts.ts';
import { describeMail, greet } from './frame.ts';
import { orderRows } from './order.ts';
import { sentToAnotherWords } from './sent-to-another-words.ts';

export interface SentToAnotherFacts extends OrderFacts {
  /** Mostly masked. */
  addresses: string[];
}

/**
 * 'We sent your eSIM to another address': tells the order's own mailboxes, without a link, in case a reader should not have one.
 */
export function sentToAnother(facts: SentToAnotherFacts): MailDescription {
  const { brand, buyer, order, addresses } = facts;
  const { sent, changes, wasNotYou } = sentToAnotherWords;
  return describeMail(brand, {
    subject: sentToAnotherWords.subject,
    preview: sentToAnotherWords.preview(order.number),
    lead: greet(buyer, sentToAnotherWords.lead),
    sections: [
      {
        kind: 'rows',
        title: sent.title,
        rows: [...orderRows(facts), [sent.addresses, addresses.join(', ')]],
      },
      { kind: 'text', ...changes },
      { kind: 'small', text: wasNotYou },
    ],
  });
}
