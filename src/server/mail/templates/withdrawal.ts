import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type { MailDescription } from '../description.ts';
import type { OrderFacts } from '../order-facts.ts';
import { describeMail, greet } from './frame.ts';
import { formatMoment, formatShortMoment, orderRows, seeOrder } from './order.ts';

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
  return describeMail(facts.brand, {
    subject: 'We received your withdrawal',
    preview: `Order ${order.number}, received on ${moment}. Please keep this email.`,
    lead: greet(
      facts.buyer,
      `we received your withdrawal on ${moment}. Please keep this email as your receipt.`,
    ),
    sections: [
      {
        kind: 'rows',
        title: 'What you declared',
        rows: [
          ['Declaration', 'I withdraw from the contract of this order.'],
          ['Name', name],
          ...orderRows(facts),
          ['To be confirmed to', email],
          ['Received', formatShortMoment(receivedAt)],
        ],
      },
      {
        kind: 'text',
        title: 'What comes next',
        text: `We’ll take the plan back, unless it has been activated or used, and email you when your money is on its way. ${withdrawalPromise.money} Please don’t use the plan.`,
      },
      { kind: 'small', text: 'Wasn’t you? Reply to this email right away.', link: seeOrder(order.url) },
    ],
  });
}
