import {
  type RefundCause,
  refundSentence,
  DUPLICATE_WORDS,
  type DuplicateCause,
} from '../../../domain/checkout/refund-words.ts';
import { iccidEnding } from '../../../domain/esims/iccid.ts';
import { formatMoney, type Money } from '../../../domain/money.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type { Link, MailDescription, Row, Section } from '../description.ts';
import type { OrderFacts } from '../order-facts.ts';
import { describeMail, greet } from './frame.ts';
import { formatTotal, orderRows, passOf, seeOrder, totalOf } from './order.ts';

export interface RefundedFacts extends OrderFacts {
  /** The refund on its way: the whole payment, or the rest of it. */
  total: Money;
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
  const { total, before, methodLabel } = facts;
  const { lead, happened, next, action } = wordsOf(facts);
  return describeMail(facts.brand, {
    pass: passOf(facts, facts.cause === 'paid_twice' ? 'paid' : 'returned'),
    subject: 'Your money is on its way back',
    preview: `${formatTotal(total)} goes back to ${methodLabel}. You don’t need to do anything.`,
    lead: greet(facts.buyer, lead),
    sections: [
      { kind: 'actions', main: action },
      { kind: 'text', title: 'What happened', text: happened },
      { kind: 'text', title: 'What comes next', text: `${next} ${BANK_TIME} You don’t need to do anything.` },
      {
        kind: 'rows',
        title: 'Your refund',
        rows: orderRows(facts, ...(before ? [['Refunded before', formatMoney(before)] satisfies Row] : [])),
        total: totalOf(before ? 'Refunded now' : 'Refunded in full', total, methodLabel),
      },
      ...ending(facts),
    ],
  });
}

/** After a double payment, the mail's button leads to the order. */
function ending({ cause, isTheirs, order, addedTo }: RefundedFacts): Section[] {
  if (cause !== 'paid_twice') return [{ kind: 'small', link: seeOrder(order.url) }];
  if (!isTheirs) return [];
  const there =
    addedTo === undefined
      ? 'Your eSIM and its codes are on your order page too.'
      : 'Your order page says which eSIM has the plan.';
  return [{ kind: 'small', text: there }];
}

interface Story {
  lead: string;
  happened: string;
  next: string;
  action: Link;
}

function wordsOf(facts: RefundedFacts): Story {
  const { cause, plan, total, methodLabel, order, tryAgainUrl, addedTo, isTheirs } = facts;
  const country = plan.country;
  const amount = formatMoney(total);
  if (cause === 'paid_twice') {
    const stands = ' The first one paid for it, and this refund doesn’t affect your eSIM.';
    return {
      lead: `your order for ${country} was paid twice. ${isTheirs ? 'You only pay once, so we' : 'We'}’ve sent the second payment of ${amount} back.`,
      happened: `We received two payments for one order.${isTheirs ? stands : ''}`,
      next: `The ${amount} goes back to ${methodLabel}.`,
      action: seeOrder(order.url),
    };
  }
  if (cause === 'paid_too_late') {
    const { title, text } = DUPLICATE_WORDS[cause];
    return {
      lead: `your payment of ${amount} for ${country} reached us after the checkout had expired, so we’ve sent it back.`,
      happened: `${title}. ${text} There’s no eSIM for it.`,
      next: `The full ${amount} goes back to ${methodLabel}.`,
      action: { label: 'Try again', url: tryAgainUrl },
    };
  }
  return {
    ...(addedTo === undefined ? esimWords(facts, cause) : planWords(facts, cause, addedTo)),
    next: `The ${facts.before ? 'remaining' : 'full'} ${amount} goes back to ${methodLabel}.`,
    action: {
      label: cause === 'undelivered' && addedTo === undefined ? 'Try again' : 'See other plans',
      url: tryAgainUrl,
    },
  };
}

type What = Pick<Story, 'lead' | 'happened'>;

/** 'all $10.00', 'the remaining $8.00'. */
function allOf({ total, before }: RefundedFacts): string {
  return `${before ? 'the remaining' : 'all'} ${formatMoney(total)}`;
}

function esimWords(facts: RefundedFacts, cause: RefundCause): What {
  const { plan, isTheirs } = facts;
  const esim = `your eSIM for ${plan.country}`;
  const refunded = `we’ve refunded ${allOf(facts)}.`;
  const why = refundSentence(cause, 'eSIM');
  switch (cause) {
    case 'undelivered':
      return {
        lead: `we’re sorry we couldn’t get ${esim} ready in time, so ${refunded}`,
        happened: `${why} Your payment went through, but the network didn’t give us one for you in time. Rather than keep you waiting, we cancelled the order. There’s nothing to install.`,
      };
    case 'withdrawn':
      return {
        lead: `we’ve cancelled your order of an eSIM for ${plan.country}, as you asked, and ${refunded}`,
        happened: `${why} So there’s nothing to install.`,
      };
    case 'returned_by_you':
      return {
        lead: `${esim} was returned, as you asked, and ${refunded}`,
        happened: `${why} It was taken back before we sent the money, and can no longer be installed or used.`,
      };
    case 'returned_by_us':
      return {
        lead: `we’ve cancelled your order of an eSIM for ${plan.country}, and ${refunded}`,
        happened: isTheirs
          ? `${why} We’ve taken the eSIM back, so please don’t install or use it.`
          : `${why} No eSIM was delivered for it, so there’s nothing to install.`,
      };
  }
}

function planWords(facts: RefundedFacts, cause: RefundCause, iccid: string): What {
  const { plan, isTheirs } = facts;
  const country = plan.country;
  const esim = `the eSIM whose ICCID ends in ${iccidEnding(iccid)}`;
  const refunded = `we’ve refunded ${allOf(facts)}.`;
  const why = refundSentence(cause, 'plan');
  switch (cause) {
    case 'undelivered':
      return {
        lead: `we’re sorry we couldn’t add your plan for ${country} to ${esim}, so ${refunded}`,
        happened: `${why} Your payment went through, but the network didn’t take the plan. Rather than keep you waiting, we cancelled the order. What was already on your eSIM is unchanged.`,
      };
    case 'withdrawn':
      return {
        lead: `we’ve cancelled your order of a plan for ${country} on ${esim}, as you asked, and ${refunded}`,
        happened: `${why} What was already on it is unchanged.`,
      };
    case 'returned_by_you':
      return {
        lead: `the plan for ${country} on ${esim} was returned, as you asked, and ${refunded}`,
        happened: `${why} It was taken off the eSIM before we sent the money. Other plans on it are unchanged.`,
      };
    case 'returned_by_us':
      return {
        lead: `we’ve cancelled your order of a plan for ${country} on ${esim}, and ${refunded}`,
        happened: isTheirs
          ? `${why} We’ve taken the plan off the eSIM. Other plans on it are unchanged.`
          : `${why} The plan wasn’t added. What was already on your eSIM is unchanged.`,
      };
  }
}
