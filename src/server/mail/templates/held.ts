import type { Money } from '../../../domain/money.ts';
import type { MailDescription } from '../description.ts';
import type { OrderFacts } from '../order-facts.ts';
import { describeMail, greet } from './frame.ts';
import { heldWords } from './held-words.ts';
import { orderWords } from './order-words.ts';
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
  const { outcome, plan, methodLabel, order, tryAgainUrl, addedTo } = facts;
  const what = addedTo === undefined ? 'eSIM' : 'plan';
  const words = heldWords[outcome];
  const next = words.next[what];
  const action =
    outcome === 'held'
      ? { label: heldWords.held.action, url: order.url }
      : { label: orderWords.tryAgain, url: tryAgainUrl };
  return describeMail(facts.brand, {
    pass: passOf(facts, 'preview'),
    subject: words.subject,
    preview: next,
    lead: greet(facts.buyer, words.lead[what]({ country: plan.country, method: methodLabel })),
    sections: [
      { kind: 'actions', main: action },
      { kind: 'text', title: orderWords.whatNext, text: next },
      {
        kind: 'rows',
        title: orderWords.yourOrder,
        rows: orderRows(facts),
        total: totalOf(words.total, facts.total, methodLabel),
      },
    ],
  });
}
