import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ORDER_STANDINGS } from '../../../test/support/shop/order-standings.ts';
import { buyerView, PURCHASE_STATES } from '../checkout/purchase-state.ts';
import { BUNDLE_STATES } from '../esims/bundle-state.ts';
import { noReplacementText } from '../operators/refusal-words.ts';
import { codesRefusal, mayBeDone, type OrderAct, ORDER_ACTS, whyNot, type WhyNotOf } from './order-acts.ts';
import { ORDER_MAILS, type OrderMail, whyUntrue } from './order-mails.ts';
import { type KnownOrder, standingsOf } from './order-standing.ts';
import { refusalText } from './refund-policy.ts';

const CASES: Readonly<Record<string, KnownOrder>> = {
  ...ORDER_STANDINGS,
  'delivered, replaced': { state: 'delivered', isReplaced: true },
  'refunded, erased': { state: 'refunded', isErased: true },
};

/** Acts by case; what stands after a colon is why it is not done. */
const NOTHING = [
  'resend: not_delivered',
  'codes: not_delivered',
  'refund_part: not_delivered',
  'replace: not_delivered',
  'show_codes: not_delivered',
  'top_up: taken_back',
  'return: not_delivered',
];
const UNPAID = [
  ...NOTHING.filter((line) => !line.startsWith('refund_part')),
  'refund: not_paid',
  'refund_part: not_paid',
  'withdraw: not_paid',
];
const ORDERING = [...NOTHING, 'refund: not_delivered'];
const RETURNED = [
  'resend: returned',
  'codes: returned',
  'refund: returned',
  'refund_part: returned',
  'replace: returned',
  'show_codes: returned',
  'top_up: taken_back',
  'return: returned',
  'withdraw: returned',
];
const GONE = ['resend: taken_back', 'codes: taken_back', 'show_codes: taken_back', 'top_up: taken_back'];
const NEW_ONE = ['resend: replacing', 'codes: replacing', 'show_codes: replacing'];
const REFUSED: Record<string, readonly string[]> = {
  created: UNPAID,
  paying: UNPAID,
  abandoned: UNPAID,
  paid: NOTHING,
  ordering: ORDERING,
  unclear: ORDERING,
  provisioned: [],
  delivered: [],
  refunding: RETURNED,
  refunded: RETURNED,
  'its plan active': ['return: used'],
  'its plan queued': [],
  'its plan processing': [],
  'its plan depleted': ['return: used'],
  'its plan expired': ['resend: over', 'return: used'],
  'its plan lapsed': ['resend: over', 'return: used'],
  'its plan revoked': GONE,
  'its plan unknown': ['return: used'],
  'taken back': GONE,
  'paid, replaced': [...NEW_ONE, ...NOTHING.filter((line) => !/^(resend|codes|show_codes)/.test(line))],
  'unclear, replaced': [...NEW_ONE, ...ORDERING.filter((line) => !/^(resend|codes|show_codes)/.test(line))],
  'delivered, replaced': [],
  'return asked': [
    'resend: returning',
    'codes: returning',
    'refund_part: returning',
    'replace: returning',
    'show_codes: returning',
    'top_up: taken_back',
  ],
  'replacement asked': [
    ...NEW_ONE,
    'refund: returning',
    'refund_part: returning',
    'replace: returning',
    'top_up: taken_back',
  ],
  disputed: ['refund_part: disputed', 'replace: disputed', 'return: disputed'],
  'charged back': [
    'refund: charged_back',
    'refund_part: charged_back',
    'replace: disputed',
    'return: charged_back',
    'withdraw: returned',
  ],
  added: ['replace: top_up', 'show_codes: top_up'],
  hidden: [],
  erased: [
    'resend: erased',
    'address_change: erased',
    'codes: erased',
    'show_codes: erased',
    'replace: not_delivered',
    'top_up: taken_back',
  ],
  'refunded, erased': [...RETURNED, 'address_change: erased'],
};

const anyOrder = fc.record({
  state: fc.constantFrom(...PURCHASE_STATES),
  isErased: fc.boolean(),
  isChargedBack: fc.boolean(),
  isDisputed: fc.boolean(),
  isReturnAsked: fc.boolean(),
  isReplacementAsked: fc.boolean(),
  isReplaced: fc.boolean(),
  isAdded: fc.boolean(),
  isHidden: fc.boolean(),
  isTakenBack: fc.boolean(),
  bundle: fc.option(fc.constantFrom(...BUNDLE_STATES)),
});

function sentence(act: OrderAct, why: string, what: 'eSIM' | 'plan'): string {
  if (act === 'resend' || act === 'address_change' || act === 'codes' || act === 'show_codes')
    return codesRefusal(why as WhyNotOf<'resend'>, what);
  if (act === 'replace') return noReplacementText(why as WhyNotOf<'replace'>);
  return refusalText(why as WhyNotOf<'return'>, 24, what);
}

describe('an act on an order', () => {
  it.each(Object.entries(CASES))('that is %s', (name, order) => {
    const refused = ORDER_ACTS.flatMap((act) => {
      const why = whyNot(act, order);
      return why === null ? [] : [`${act}: ${why}`];
    });
    expect(refused.toSorted()).toEqual((REFUSED[name] ?? ['in no table']).toSorted());
  });

  it('is refused with a sentence, for an eSIM and for a plan', () => {
    const spoken = ORDER_ACTS.filter((act) => !['top_up', 'withdraw'].includes(act));
    for (const order of Object.values(CASES)) {
      for (const act of spoken) {
        const why = whyNot(act, order);
        if (why === null || why === 'not_paid' || (why as string) === 'returning') continue;
        for (const what of ['eSIM', 'plan'] as const) expect(sentence(act, why, what)).toMatch(/^[A-Z].+\.$/);
      }
    }
  });

  it('never shows, mails or changes a refunded eSIM, in any state', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const view = buyerView(order.state);
        if (view !== 'refunding' && view !== 'refunded') return;
        const allowed = ORDER_ACTS.filter((act) => act !== 'address_change' && mayBeDone(act, order));
        expect(allowed).toEqual(['buy_again', 'hide']);
      }),
    );
  });

  it('is refused in combined states if it is refused in any of them', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { state, bundle, isTakenBack } = order;
        for (const act of ORDER_ACTS)
          if (whyNot(act, { state, bundle, isTakenBack }) !== null) expect(whyNot(act, order)).not.toBeNull();
      }),
    );
  });
});

/** Mails that are true, by case. */
const OWN = [
  'duplicate_payment',
  'claim_purchase',
  'withdrawal_link',
  'withdrawal_received',
  'address_changed',
] as const;
const CODES = ['delivered', 'replaced', 'sent_to_another'] as const;
const USAGE = ['data_low', 'data_used'] as const;
const LIVES: readonly OrderMail[] = [...OWN, ...CODES, ...USAGE, 'part_refunded'];
const WAITS: readonly OrderMail[] = [...OWN, 'part_refunded'];
const PAYING: readonly OrderMail[] = [...OWN, 'payment_held', 'payment_denied'];
const BACK: readonly OrderMail[] = [...OWN, 'refunded'];
const TRUE: Record<string, readonly OrderMail[]> = {
  created: PAYING,
  paying: PAYING,
  abandoned: PAYING,
  paid: WAITS,
  ordering: WAITS,
  unclear: WAITS,
  provisioned: LIVES,
  delivered: LIVES,
  refunding: BACK,
  refunded: BACK,
  'its plan active': LIVES,
  'its plan queued': LIVES,
  'its plan processing': LIVES,
  'its plan depleted': LIVES.filter((mail) => mail !== 'data_low'),
  'its plan expired': WAITS,
  'its plan lapsed': WAITS,
  'its plan revoked': WAITS,
  'its plan unknown': LIVES,
  'taken back': WAITS,
  'paid, replaced': WAITS,
  'unclear, replaced': WAITS,
  'delivered, replaced': LIVES,
  'return asked': WAITS,
  'replacement asked': WAITS,
  disputed: LIVES,
  'charged back': LIVES,
  added: LIVES,
  hidden: LIVES,
  erased: [],
  'refunded, erased': [],
};

describe('a mail about an order', () => {
  it.each(Object.entries(CASES))('that is %s', (name, order) => {
    const leaves = ORDER_MAILS.filter((mail) => whyUntrue(mail, order) === null);
    expect(leaves.toSorted()).toEqual((TRUE[name] ?? ['delivered']).toSorted());
  });

  it('never contains codes that may not be mailed', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        if (mayBeDone('resend', order)) return;
        for (const mail of CODES) expect(whyUntrue(mail, order)).not.toBeNull();
      }),
    );
  });

  it('is held back because of its order’s state', () => {
    fc.assert(
      fc.property(anyOrder, fc.constantFrom(...ORDER_MAILS), (order, mail) => {
        const why = whyUntrue(mail, order);
        if (why !== null) expect(standingsOf(order)).toContain(why);
      }),
    );
  });
});
