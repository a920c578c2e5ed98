import type { Money } from '../../../domain/money.ts';
import type { MailDescription } from '../description.ts';
import type { OrderFacts } from '../order-facts.ts';
import { describeMail, greet } from './frame.ts';
import { orderRows, passOf, totalOf } from './order.ts';

export interface HeldFacts extends OrderFacts {
  total: Money;
  /** 'PayPal', or 'Visa ending in 4242'. */
  methodLabel: string;
  /** `held`: the processor is still checking the money. `denied`: the check failed. */
  outcome: 'held' | 'denied';
  /** Where to buy the same destination again; used only for `denied`. */
  tryAgainUrl: string;
}

/** To a buyer whose payment is being checked, and again if the check fails. */
export function held(facts: HeldFacts): MailDescription {
  const { subject, lead, next, action, total } = wordsOf(facts);
  return describeMail(facts.brand, {
    pass: passOf(facts, 'preview'),
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

function wordsOf({ outcome, plan, methodLabel, order, tryAgainUrl, addedTo }: HeldFacts) {
  const { country } = plan;
  const what = addedTo === undefined ? 'an eSIM' : 'a plan';
  const comes = addedTo === undefined ? 'we’ll email your eSIM' : 'we’ll add the plan to your eSIM';
  if (outcome === 'held') {
    return {
      subject: 'Your payment is being checked',
      lead: `thank you for ordering ${what} for ${country}. ${methodLabel} is still checking the payment.`,
      next: `This can take minutes, or a few days with a bank transfer. As soon as the payment clears, ${comes}. You don’t need to do anything or pay again.`,
      total: 'Being checked',
      action: { label: 'Follow your order', url: order.url },
    };
  }
  return {
    subject: 'Your payment didn’t go through',
    lead: `${methodLabel} checked the payment for ${addedTo === undefined ? 'your eSIM' : 'your plan'} for ${country}, and it didn’t go through.`,
    next: `We received no money, so the order is cancelled. If you still want ${addedTo === undefined ? 'the eSIM' : 'the plan'}, order it again and pay another way.`,
    total: 'Not charged',
    action: { label: 'Try again', url: tryAgainUrl },
  };
}
