import type { ActivationData } from '../../../domain/esims/activation-code.ts';
import { formatIccid } from '../../../domain/esims/iccid.ts';
import type { MailDescription } from '../description.ts';
import type { OrderFacts } from '../order-facts.ts';
import { describeMail, greet } from './frame.ts';
import { installSections } from './install.ts';
import { orderWords } from './order-words.ts';
import { orderRows, passOf, seeOrder } from './order.ts';
import { replacedWords } from './replaced-words.ts';

export interface ReplacedFacts extends OrderFacts {
  /** Of the new eSIM. */
  iccid: string;
  activation: ActivationData;
}

/** 'Your new eSIM for Japan is ready': the codes of the replacement. */
export function replaced(facts: ReplacedFacts): MailDescription {
  const { plan, activation, order } = facts;
  return describeMail(facts.brand, {
    pass: passOf(facts, 'ready'),
    subject: replacedWords.subject(plan.country),
    preview: replacedWords.preview,
    lead: greet(facts.buyer, replacedWords.lead),
    sections: [
      ...installSections(activation),
      { kind: 'text', ...replacedWords.old },
      {
        kind: 'rows',
        title: orderWords.yourOrder,
        rows: orderRows(facts, [replacedWords.iccid, formatIccid(facts.iccid)]),
      },
      { kind: 'small', link: seeOrder(order.url) },
    ],
  });
}
