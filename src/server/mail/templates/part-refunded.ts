import type { RefundPart } from '../../../domain/checkout/refund-words.ts';
import { formatMoney, type Money, ofCents } from '../../../domain/money.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type { MailDescription, Row } from '../description.ts';
import type { OrderFacts } from '../order-facts.ts';
import { describeMail, greet } from './frame.ts';
import { formatShortMoment, formatTotal, orderRows, passOf, seeOrder, totalOf } from './order.ts';

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
  const amount = formatMoney(newest.amount);
  const what = facts.addedTo === undefined ? 'eSIM' : 'plan';
  const stays = facts.isTheirs
    ? `Your ${what} stays yours, and nothing about it changes.`
    : 'Your order goes on as before.';
  const isGoodwill = newest.part === 'goodwill';
  const total = ofCents(
    parts.reduce((all, part) => all + part.amount.amount, 0),
    newest.amount.currency,
  );
  return describeMail(facts.brand, {
    pass: passOf(facts, 'paid'),
    subject: isGoodwill ? 'We’ve refunded you something' : 'Part of your money is on its way back',
    preview: `${formatTotal(newest.amount)} goes back to ${methodLabel}. ${stays}`,
    lead: greet(
      facts.buyer,
      isGoodwill
        ? `we’re sorry about the trouble with your ${what} for ${plan.country}, so we’ve refunded ${amount}. ${stays}`
        : `we’ve refunded ${amount} of what you paid for your ${what} for ${plan.country}. ${stays}`,
    ),
    sections: [
      { kind: 'actions', main: seeOrder(order.url) },
      {
        kind: 'text',
        title: 'What comes next',
        text: `The ${amount} goes back to ${methodLabel}. ${BANK_TIME} You don’t need to do anything.`,
      },
      {
        kind: 'rows',
        title: parts.length > 1 ? 'Your refunds' : 'Your refund',
        rows: orderRows(
          facts,
          ...(parts.length > 1
            ? parts.map((part): Row => [formatShortMoment(part.at), formatMoney(part.amount)])
            : []),
        ),
        total: totalOf(parts.length > 1 ? 'Refunded so far' : 'Refunded', total, methodLabel),
      },
    ],
  });
}
