import type { RefundPart } from '../../../domain/checkout/refund-cause.ts';
import { formatMoney, type Money, ofMinor } from '../../../domain/money.ts';
import type { MailDescription, Row } from '../description.ts';
import type { OrderFacts } from '../order-facts.ts';
import { describeMail, greet } from './frame.ts';
import { orderWords } from './order-words.ts';
import { formatShortMoment, formatTotal, orderRows, passOf, seeOrder, totalOf } from './order.ts';
import { partRefundedWords } from './part-refunded-words.ts';

export interface PartRefundedFacts extends OrderFacts {
  /** All partial refunds sent or on their way, oldest first; the mail is about the last one. */
  parts: readonly { part: RefundPart; amount: Money; at: Date }[];
  /** Where the money goes: 'Visa ending in 4242'. */
  methodLabel: string;
  /** Whether the eSIM belongs to the buyer. */
  isTheirs: boolean;
}

/** 'Part of your money is on its way back': how much, why, and that the order stays as it is. */
export function partRefunded(facts: PartRefundedFacts): MailDescription {
  const { parts, methodLabel, order, plan } = facts;
  const newest = parts.at(-1);
  if (!newest) throw new Error(`order ${order.number} has no refund in part`);
  const words = partRefundedWords;
  const amount = formatMoney(newest.amount);
  const what = facts.addedTo === undefined ? 'eSIM' : 'plan';
  const stays = words.stays[facts.isTheirs ? what : 'order'];
  const { subject, lead } = wordsOf(newest.part, what);
  const total = ofMinor(
    parts.reduce((all, part) => all + part.amount.amount, 0),
    newest.amount.currency,
  );
  return describeMail(facts.brand, {
    pass: passOf(facts, 'paid'),
    subject,
    preview: words.preview(formatTotal(newest.amount), methodLabel, stays),
    lead: greet(facts.buyer, lead({ country: plan.country, amount, stays })),
    sections: [
      { kind: 'actions', main: seeOrder(order.url) },
      { kind: 'text', title: orderWords.whatNext, text: words.next(amount, methodLabel) },
      {
        kind: 'rows',
        title: words.title(parts.length),
        rows: orderRows(
          facts,
          ...(parts.length > 1
            ? parts.map((part): Row => [formatShortMoment(part.at), formatMoney(part.amount)])
            : []),
        ),
        total: totalOf(words.total(parts.length), total, methodLabel),
      },
    ],
  });
}

function wordsOf(part: RefundPart, what: 'eSIM' | 'plan') {
  const words = partRefundedWords;
  if (part === 'vat') return { subject: words.vatSubject, lead: words.vatLead };
  return part === 'goodwill'
    ? { subject: words.goodwillSubject, lead: words.goodwillLead[what] }
    : { subject: words.subject, lead: words.lead[what] };
}
