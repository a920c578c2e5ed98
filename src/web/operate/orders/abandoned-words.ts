import { byMethod } from '../../../domain/checkout/payment-method.ts';
import type { AbandonedWhy } from '../../../domain/operators/checkouts.ts';

export const ordersTabWords = {
  label: 'Parts of Orders',
  orders: 'Orders',
  drafts: 'Draft orders',
  abandoned: 'Abandoned checkouts',
};

export const abandonedWords = {
  title: 'Abandoned checkouts',
  lead: 'The buyer pressed Pay and then didn’t pay. Each is kept for 30 days, and is no order.',
  list: 'Abandoned checkouts',
  columns: {
    number: 'Number',
    buyer: 'Buyer',
    plan: 'Plan',
    why: 'Why',
    method: 'Method',
    price: 'Price',
    begun: 'Begun',
    abandoned: 'Abandoned',
  },
  filters: { why: 'Why' },
  whys: {
    declined: 'Declined',
    not_tried: 'No card or wallet was tried',
    not_approved: 'Not approved at the processor',
    not_started: 'The processor began no payment',
  } satisfies Record<AbandonedWhy, string>,
  methods: byMethod(({ name }) => name),
  empty: {
    none: {
      title: 'No abandoned checkouts',
      text: 'A checkout that nobody pays within two hours appears here, with the reason as far as the shop knows it.',
    },
    filtered: {
      title: 'No checkout was abandoned for this reason',
      text: 'Remove the filter to see the others.',
    },
  },
};
