import type { MailDescription } from '../description.ts';
import type { OrderFacts } from '../order-facts.ts';
import { describeMail, greet } from './frame.ts';
import { orderWords } from './order-words.ts';
import { formatMoment, formatShortMoment, orderRows, seeOrder } from './order.ts';
import { withdrawalReceivedWords } from './withdrawal-words.ts';

export interface WithdrawalFacts extends OrderFacts {
  /** As declared. */
  name: string;
  email: string;
  receivedAt: Date;
}

/** 'We received your withdrawal': what was declared, by whom, and when we received it. */
export function withdrawalReceived(facts: WithdrawalFacts): MailDescription {
  const { order, name, email, receivedAt } = facts;
  const moment = formatMoment(receivedAt);
  const { declared, next, wasNotYou } = withdrawalReceivedWords;
  return describeMail(facts.brand, {
    subject: withdrawalReceivedWords.subject,
    preview: withdrawalReceivedWords.preview(order.number, moment),
    lead: greet(facts.buyer, withdrawalReceivedWords.lead(moment)),
    sections: [
      {
        kind: 'rows',
        title: declared.title,
        rows: [
          [declared.declaration, declared.text],
          [declared.name, name],
          ...orderRows(facts),
          [declared.confirmedTo, email],
          [declared.received, formatShortMoment(receivedAt)],
        ],
      },
      { kind: 'text', title: orderWords.whatNext, text: next },
      { kind: 'small', text: wasNotYou, link: seeOrder(order.url) },
    ],
  });
}
