import type { MailDescription } from '../description.ts';
import type { OrderFacts } from '../order-facts.ts';
import { describeMail, greet } from './frame.ts';
import { orderRows } from './order.ts';

export interface SentToAnotherFacts extends OrderFacts {
  /** Mostly masked. */
  addresses: string[];
}

/**
 * 'We sent your eSIM to another address': tells the order's own mailboxes, without a link, in case a reader should not have one.
 */
export function sentToAnother(facts: SentToAnotherFacts): MailDescription {
  const { brand, buyer, order, addresses } = facts;
  return describeMail(brand, {
    subject: 'We sent your eSIM to another address',
    preview: `Order ${order.number}. If you didn’t ask for this, reply to this email right away.`,
    lead: greet(
      buyer,
      'our support sent the email with your eSIM to another address, because someone asked for it.',
    ),
    sections: [
      {
        kind: 'rows',
        title: 'What was sent',
        rows: [...orderRows(facts), ['Sent to', addresses.join(', ')]],
      },
      {
        kind: 'text',
        title: 'What this changes',
        text: 'It changes nothing else. The order is still yours. Everything else about it, a refund too, comes to this address alone.',
      },
      { kind: 'small', text: 'Didn’t ask for this? Reply to this email right away.' },
    ],
  });
}
