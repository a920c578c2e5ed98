import { codesRefusal, whyNot } from '../orders/order-acts.ts';
import type { KnownOrder } from '../orders/order-standing.ts';
import { refusalText } from '../orders/refund-policy.ts';
import { noReplacementText } from './refusal-words.ts';

/** Operators' acts on an order. */
export const OPERATOR_ACTS = [
  'resend',
  'address_change',
  'codes',
  'refund',
  'refund_part',
  'replace',
] as const;

/** An order's own address, and the second one that its buyer may have given: an operator changes one of them. */
export const ORDER_ADDRESSES = ['email', 'alternative_email'] as const;

type OperatorAct = (typeof OPERATOR_ACTS)[number];

/**
 * The acts that an order's state does not allow, each with a sentence that says why.
 * @param hours of the shop's promise to refund
 */
export function refusedActs(order: KnownOrder, hours: number): Partial<Record<OperatorAct, string>> {
  return Object.fromEntries(
    OPERATOR_ACTS.flatMap((act) => {
      const words = refusalOf(act, order, hours);
      return words === null ? [] : [[act, words]];
    }),
  );
}

function refusalOf(act: OperatorAct, order: KnownOrder, hours: number): string | null {
  const what = order.isAdded ? 'plan' : 'eSIM';
  switch (act) {
    case 'resend':
    case 'address_change':
    case 'codes': {
      const why = whyNot(act, order);
      return why && codesRefusal(why, what);
    }
    case 'replace': {
      const why = whyNot(act, order);
      return why && noReplacementText(why);
    }
    case 'refund':
    case 'refund_part': {
      const why = whyNot(act, order);
      if (why === 'not_paid') return 'This order wasn’t paid.';
      if (why === 'returning')
        return 'The eSIM of this order is being taken back. Nothing was done; please wait until that is finished.';
      return why && refusalText(why, hours, what);
    }
  }
}
