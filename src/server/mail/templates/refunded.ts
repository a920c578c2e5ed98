import type { DuplicateCause, RefundCause } from '../../../domain/checkout/refund-cause.ts';
import { iccidEnding } from '../../../domain/esims/iccid.ts';
import { formatMoney, type Money } from '../../../domain/money.ts';
import type { Link, MailDescription, Row, Section } from '../description.ts';
import type { MailPlan, OrderFacts } from '../order-facts.ts';
import { describeMail, greet } from './frame.ts';
import { orderWords } from './order-words.ts';
import { formatTotal, orderRows, passOf, planLine, seeOrder, totalOf } from './order.ts';
import { refundedWords } from './refunded-words.ts';

export interface RefundedFacts extends OrderFacts {
  /** The refund on its way: the whole payment, or the rest of it. */
  total: Money;
  /** The other plans of a basket of which nothing could be delivered; the total is of all. */
  others?: readonly MailPlan[];
  /** Total of earlier partial refunds; null if there were none. */
  before: Money | null;
  /** The payment method, and where the money goes: 'Visa ending in 4242'. */
  methodLabel: string;
  cause: RefundCause | DuplicateCause;
  /** Whether the plan belongs to the buyer, or did until this refund. */
  isTheirs: boolean;
  /** Where to buy the same destination again; used for all causes except `paid_twice`. */
  tryAgainUrl: string;
}

/** 'Your money is on its way back': what happened, what comes next, and where to go from there. */
export function refunded(facts: RefundedFacts): MailDescription {
  if (facts.total.amount === 0 && facts.before === null) return freeEnded(facts);
  const { total, before, methodLabel } = facts;
  const { subject, preview, happenedTitle, refund } = refundedWords;
  const { lead, happened, next, action } = storyOf(facts);
  const rows = [
    ...(facts.others ?? []).map((plan): Row => [orderWords.rows.plan, planLine(plan)]),
    ...(before ? [[refund.before, formatMoney(before)] satisfies Row] : []),
  ];
  return describeMail(facts.brand, {
    pass: passOf(facts, facts.cause === 'paid_twice' ? 'paid' : 'returned'),
    subject,
    preview: preview(formatTotal(total), methodLabel),
    lead: greet(facts.buyer, lead),
    sections: [
      { kind: 'actions', main: action },
      { kind: 'text', title: happenedTitle, text: happened },
      { kind: 'text', title: orderWords.whatNext, text: next },
      {
        kind: 'rows',
        title: refund.title,
        rows: orderRows(facts, ...rows),
        total: totalOf(before ? refund.rest : refund.total, total, methodLabel),
      },
      ...ending(facts),
    ],
  });
}

/** An order that cost nothing is over: no money is spoken of. */
function freeEnded(facts: RefundedFacts): MailDescription {
  const { subject, preview, lead, happened, undelivered } = refundedWords.free;
  const { country } = facts.plan;
  return describeMail(facts.brand, {
    pass: passOf(facts, 'returned'),
    subject,
    preview,
    lead: greet(facts.buyer, lead(country)),
    sections: [
      { kind: 'actions', main: { label: refundedWords.seeOthers, url: facts.tryAgainUrl } },
      {
        kind: 'text',
        title: refundedWords.happenedTitle,
        text: facts.cause === 'undelivered' ? undelivered : happened,
      },
      {
        kind: 'rows',
        title: orderWords.yourOrder,
        rows: orderRows(
          facts,
          ...(facts.others ?? []).map((plan): Row => [orderWords.rows.plan, planLine(plan)]),
        ),
      },
      { kind: 'small', link: seeOrder(facts.order.url) },
    ],
  });
}

/** After a double payment, the mail's button leads to the order. */
function ending({ cause, isTheirs, order, addedTo }: RefundedFacts): Section[] {
  if (cause !== 'paid_twice') return [{ kind: 'small', link: seeOrder(order.url) }];
  if (!isTheirs) return [];
  const { seeEsim, seePlan } = refundedWords.paidTwice.stands;
  return [{ kind: 'small', text: addedTo === undefined ? seeEsim : seePlan }];
}

interface Story {
  lead: string;
  happened: string;
  next: string;
  action: Link;
}

function storyOf(facts: RefundedFacts): Story {
  const { cause, plan, total, methodLabel, order, tryAgainUrl, addedTo, isTheirs } = facts;
  const { country } = plan;
  const amount = formatMoney(total);
  const tryAgain = { label: orderWords.tryAgain, url: tryAgainUrl };
  if (cause === 'paid_twice') {
    const { next, stands, ...ended } = refundedWords.paidTwice;
    const { lead, happened } = isTheirs ? stands : ended;
    return {
      lead: lead(country, amount),
      happened,
      next: next(amount, methodLabel),
      action: seeOrder(order.url),
    };
  }
  if (cause === 'paid_too_late') {
    const { lead, happened } = refundedWords.paidTooLate;
    const next = refundedWords.next({ country, amount, isRest: false }, methodLabel);
    return { lead: lead(country, amount), happened, next, action: tryAgain };
  }
  const refund = { country, amount, isRest: facts.before !== null };
  const isNew = addedTo === undefined;
  return {
    lead: isNew
      ? refundedWords.eSIM[cause].lead(refund)
      : refundedWords.plan[cause].lead({ ...refund, iccid: iccidEnding(addedTo) }),
    happened: whatHappened(cause, isNew ? 'eSIM' : 'plan', isTheirs),
    next: refundedWords.next(refund, methodLabel),
    action:
      cause === 'undelivered' && isNew ? tryAgain : { label: refundedWords.seeOthers, url: tryAgainUrl },
  };
}

function whatHappened(cause: RefundCause, what: 'eSIM' | 'plan', isTheirs: boolean): string {
  const words = refundedWords[what];
  return cause === 'returned_by_us' && !isTheirs
    ? words.returned_by_us.happenedUndelivered
    : words[cause].happened;
}
