import {
  METHODS,
  PAYMENT_METHODS,
  PROCESSOR_NAMES,
  type ProcessorName,
  PROCESSORS,
} from '../../../domain/checkout/payment-method.ts';
import { recordOf } from '../../../domain/record-of.ts';

/** 'Card (Stripe)', 'PayPal' */
function processorLabel(processor: ProcessorName): string {
  const own = METHODS.filter((method) => PAYMENT_METHODS[method].processor === processor);
  const methods = own.map((method) => PAYMENT_METHODS[method].name).join(', ');
  const name = PROCESSOR_NAMES[processor];
  return methods === name ? name : `${methods} (${name})`;
}

export const ordersWords = {
  title: 'Orders',
  lead: 'Everything that was bought, or begun to be',
  leadByAmount: 'Paid orders only, by what they were in dollars',
  near: 'No order fits the search. These come nearest.',
  list: 'Orders',
  columns: {
    number: 'Order',
    created: 'Created',
    state: 'State',
    buyer: 'Buyer',
    country: 'Country',
    plan: 'Plan',
    method: 'Paid with',
    attention: 'Attention',
    paid: 'Paid',
  },
  filters: {
    search: 'Search',
    state: 'State',
    from: 'From (UTC)',
    to: 'To (UTC)',
    country: 'Country',
    plan: 'Bundle',
    customer: 'Customer (email or ID)',
    method: 'Method',
    min: 'At least $',
    max: 'At most $',
    disputed: 'Disputed',
    refunded: 'Refunded',
    review: 'Needs review',
    refund_failed: 'Refund failed',
  },
  views: {
    failed: 'Failed',
    review: 'Needs review',
    toRefund: 'To refund',
    disputed: 'Disputed',
    refunded: 'Refunded',
  },
  methods: recordOf(PROCESSORS, processorLabel),
  yes: 'Yes',
  no: 'No',
  disputed: 'Disputed',
  disputeLost: 'Dispute lost',
  review: 'Needs review',
  notPaid: 'Not paid',
  erased: 'erased',
  copyNumbers: 'the order numbers',
  empty: {
    none: { title: 'No orders yet', text: 'The first purchase in the shop appears here.' },
    filtered: {
      title: 'No order matches these filters',
      text: 'Widen the dates, type less, or remove a filter.',
    },
  },
};
