import type { Money } from '../../../domain/money.ts';
import type { MailDescription } from '../description.ts';
import type { OrderFacts } from '../order-facts.ts';
import { describeMail, greet } from './frame.ts';
import { orderRows, totalOf } from './order.ts';

export interface HeldFacts extends OrderFacts {
  total: Money;
  /** 'PayPal', or 'Visa ending in 4242'. */
  methodLabel: string;
  /** `held`: the processor is still checking the money. `denied`: it was checked, and did not go through. */
  outcome: 'held' | 'denied';
  /** Where the same destination can be bought again; asked of `denied` alone. */
  tryAgainUrl: string;
}

/** To who has paid, while the payment is being checked, and when that ended badly. */
export function held(facts: HeldFacts): MailDescription {
  const { subject, lead, next, action, total } = tell(facts);
  return describeMail(facts.brand, {
    subject,
    preview: next,
    lead: greet(facts.buyer, lead),
    sections: [
      { kind: 'actions', main: action },
      { kind: 'text', title: 'What comes next', text: next },
      {
        kind: 'rows',
        title: 'Your order',
        rows: orderRows(facts),
        total: totalOf(total, facts.total, facts.methodLabel),
      },
    ],
  });
}

function tell({ outcome, plan, methodLabel, order, tryAgainUrl, addedTo }: HeldFacts) {
  const { country } = plan;
  const what = addedTo === undefined ? 'an eSIM' : 'a plan';
  const comes = addedTo === undefined ? 'your eSIM comes by mail' : 'the plan is added to your eSIM';
  if (outcome === 'held') {
    return {
      subject: 'Your payment is being checked',
      lead: `thank you for your order of ${what} for ${country}. ${methodLabel} is still checking the payment.`,
      next: `This can take minutes, and with a bank transfer a few days. As soon as the payment is through, ${comes}. You need not do anything, and need not pay again.`,
      total: 'Being checked',
      action: { label: 'Follow your order', url: order.url },
    };
  }
  return {
    subject: 'Your payment did not go through',
    lead: `${methodLabel} checked the payment for ${addedTo === undefined ? 'your eSIM' : 'your plan'} for ${country}, and it did not go through.`,
    next: `We have received no money and the order is off. If you still want ${addedTo === undefined ? 'the eSIM' : 'the plan'}, order it again and pay in another way.`,
    total: 'Not charged',
    action: { label: 'Try again', url: tryAgainUrl },
  };
}
