import type { BuiltInView } from '../parts/list/use-views.ts';
import { ordersWords } from './words.ts';

const { views: words } = ordersWords;

/** What shops look for every day. */
export const ORDER_VIEWS: readonly BuiltInView[] = [
  { id: 'failed', name: words.failed, query: { state: 'unclear' } },
  { id: 'review', name: words.review, query: { review: 'yes' } },
  { id: 'to_refund', name: words.toRefund, query: { refund_failed: 'yes' } },
  { id: 'disputed', name: words.disputed, query: { disputed: 'yes' } },
  { id: 'refunded', name: words.refunded, query: { state: 'refunded' } },
];
